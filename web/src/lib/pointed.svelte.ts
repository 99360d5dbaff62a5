/** What is under the pointer, the finger or the focus, for the line that tells of it. */

export class Pointed<T> {
  #pointer = $state.raw<{ thing: () => T; place: EventTarget | null } | null>(null);
  #focus = $state.raw<(() => T) | null>(null);

  get at(): T | null {
    return (this.#pointer?.thing ?? this.#focus)?.() ?? null;
  }

  /** What a control does so that it is told of as it is then. A finger leaves nothing: what it touched stays until the
   *  next touch. */
  on(thing: () => T) {
    const point = ({ currentTarget: place }: PointerEvent) => {
      this.#pointer = { thing, place };
    };
    return {
      onpointerenter: point,
      // It comes back under a pointer that moves on after the position has changed.
      onpointermove: point,
      onpointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") this.#pointer = null;
      },
      // A key that goes elsewhere counts more than a pointer that rests; a click gives the focus back, but the pointer
      // is still there.
      onfocus: ({ currentTarget }: FocusEvent) => {
        if (this.#pointer?.place !== currentTarget) this.#pointer = null;
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
