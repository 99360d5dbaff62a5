/** What is under the pointer, the finger or the focus, for the line that tells of it. */

export class Pointed<T> {
  #pointer = $state.raw<(() => T) | null>(null);
  #focus = $state.raw<(() => T) | null>(null);

  get at(): T | null {
    return (this.#pointer ?? this.#focus)?.() ?? null;
  }

  /** What a control does so that it is told of as it is then. A finger leaves nothing: what it touched stays until the
   *  next touch. A click gives the focus back but leaves the pointer where it is. */
  on(thing: () => T) {
    const point = () => {
      this.#pointer = thing;
    };
    return {
      onpointerenter: point,
      // It comes back under a pointer that moves on after the position has changed.
      onpointermove: point,
      onpointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") this.#pointer = null;
      },
      onfocus: () => {
        this.#focus = thing;
      },
      onblur: () => {
        this.#focus = null;
      },
    };
  }

  away(): void {
    this.#pointer = null;
    this.#focus = null;
  }
}
