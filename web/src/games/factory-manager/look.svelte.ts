/** What market, floor and bar tell each other while somebody looks around and plans. */

/** Something that the strip can tell of. */
export type Seen =
  | { kind: "tile"; tile: string; place: "market" | "board" | "floor" | "beside" }
  | { kind: "order"; number: number }
  | { kind: "hire" }
  | { kind: "site" }
  | { kind: "room"; type: string };

/** A position at a table. */
interface Position {
  id: string;
  number: number;
}

const KEY = "powerhouse-hire";
const NOBODY = { id: "", number: -1, seasonal: 0 };

/** Who was to be hired before the page was loaded again, as with the rest of the plan. */
function kept(): typeof NOBODY {
  try {
    return { ...NOBODY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<typeof NOBODY>) };
  } catch {
    return NOBODY;
  }
}

class Look {
  /** What is under the pointer, has the focus, or was touched last. */
  #over = $state.raw<Seen | null>(null);
  #focus = $state.raw<Seen | null>(null);
  #touched = $state.raw<Seen | null>(null);
  /** Whose factory lies on the floor, if not the own one. */
  seat = $state<number | null>(null);
  /** Seasonal workers that are to be hired, and that all runs though another run was proposed; for one position. */
  #hire = $state.raw(kept());
  #everything = $state(-1);
  /** Halls that were pressed to stop or to demolish what stands there, or to keep it; for one position. */
  #pressed = $state.raw({ number: -1, slots: new Map<number, boolean>() });

  get at(): Seen | null {
    return this.#over ?? this.#focus ?? this.#touched;
  }

  /** For the element that shows it; `act` is done on a click, if something can be done. */
  shows(seen: Seen) {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === "touch") return;
        this.#over = seen;
        this.#touched = null;
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.#over = null;
      },
      onpointerdown: (event: PointerEvent) => {
        if (event.pointerType === "touch") this.#touched = seen;
      },
      onfocus: () => (this.#focus = seen),
      onblur: () => (this.#focus = null),
    };
  }

  forget(): void {
    this.#over = this.#focus = this.#touched = null;
  }

  hired({ id, number }: Position): number {
    return this.#hire.id === id && this.#hire.number === number ? this.#hire.seasonal : 0;
  }

  hire({ id, number }: Position, seasonal: number): void {
    this.#hire = { id, number, seasonal };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#hire));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  pressed(number: number): ReadonlyMap<number, boolean> {
    return this.#pressed.number === number ? this.#pressed.slots : new Map<number, boolean>();
  }

  press(number: number, slot: number, goes: boolean): void {
    this.#pressed = { number, slots: new Map([...this.pressed(number), [slot, goes]]) };
  }

  allRuns(number: number): boolean {
    return this.#everything === number;
  }

  runAll(number: number, all: boolean): void {
    this.#everything = all ? number : -1;
  }
}

export const look = new Look();
