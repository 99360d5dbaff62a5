/** What is under the pointer, the finger or the focus, for the line that tells of it; and what is chosen to run. */

export type Thing =
  | { kind: "plant"; name: string; move: string | undefined }
  | { kind: "card"; fuel: string; units: number; price: number; move: string; planned: boolean }
  | { kind: "own"; name: string }
  | { kind: "deck" }
  | { kind: "pile"; pile: "deck" | "discard" | "stack" };

class Look {
  #pointer = $state.raw<(() => Thing) | null>(null);
  #focus = $state.raw<(() => Thing) | null>(null);
  /** Which plants should run, and how much gas their hybrids burn, in the position with this number. */
  run = $state.raw<{ number: number; plants: string[]; gas: number | null } | null>(null);

  get at(): Thing | null {
    return (this.#pointer ?? this.#focus)?.() ?? null;
  }

  /** What a control does so that it is told of as it is then. A finger leaves nothing: what it touched stays until the
   *  next touch. */
  on(thing: () => Thing) {
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

export const look = new Look();
