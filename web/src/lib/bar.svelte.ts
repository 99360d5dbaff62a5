/** The one gold button of the bar: what goes on with the turn. A board registers it with `Primary.svelte`. */

import { getContext, setContext } from "svelte";

export interface Primary {
  /** What pressing it does, with the number: "Bid 17", "Build and finish". */
  label: string;
  act(): unknown;
  /** It cannot be pressed now: something is missing, or on its way. */
  resting?: boolean;
  /** It may be pressed, but there is something better to do first: then it is not gold, and Enter leaves it alone. */
  quiet?: boolean;
  /** A question to be asked once before it is done. */
  sure?: string | null;
  /** A word about it, beside the label. */
  note?: string | null;
}

export class BarState {
  /** What the board has registered. */
  own = $state.raw<Primary | null>(null);
  // Beside `own` and no state: what is cleaned up after a change reads states as they were before it, and would take
  // a button away that has come meanwhile.
  #held: Primary | null = null;
  /** The button: what the shell wants before all else, the board's, or what the shell has where the board has none. */
  primary: Primary | null = $derived.by(() => this.#first() ?? this.own ?? this.#otherwise());
  /** The question that stands on the screen; pressing again answers it. */
  asked = $state<string | null>(null);

  /** Why what was typed cannot be done, by the field. */
  refused = $state.raw<{ id: string; text: string } | null>(null);
  readonly #otherwise: () => Primary | null;
  readonly #first: () => Primary | null;

  /** What is asked now: a question about a plan that has changed meanwhile is none. */
  question = $derived(this.primary?.sure === this.asked ? this.asked : null);

  /** Whether there is a gold button that can be pressed. */
  ready = $derived(this.primary !== null && !this.primary.resting && !this.primary.quiet);

  constructor(otherwise: () => Primary | null = () => null, first: () => Primary | null = () => null) {
    this.#otherwise = otherwise;
    this.#first = first;
  }

  /** Registers what the button is from now on; what is given back lets go of it, unless another has come meanwhile. */
  hold(primary: Primary): () => void {
    this.own = this.#held = primary;
    return () => {
      if (this.#held === primary) this.own = this.#held = null;
    };
  }

  /** Presses the button, by pointer or key. */
  press(): void {
    const { primary } = this;
    if (!primary || primary.resting) return;
    if (primary.sure && this.question === null) {
      this.asked = primary.sure;
      return;
    }
    this.asked = null;
    void primary.act();
  }
}

const KEY = Symbol("bar");

export function provideBar(bar: BarState): void {
  setContext(KEY, bar);
}

/** The bar around a board's own part of it. */
export function theBar(): BarState {
  return getContext<BarState>(KEY);
}
