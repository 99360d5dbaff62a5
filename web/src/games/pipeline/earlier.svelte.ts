/** What could be done earlier in a plan, for steps that are put in there or exchanged: the table says it. */

import { untrack } from "svelte";
import type { Choice, Game } from "./types";

export class Earlier {
  #found = $state.raw<{ at: string; choices: Choice[] } | null>(null);
  /** The position and the moves before the step; if the plan only grows behind it, nothing is asked again. */
  readonly #at: string | null;

  /** What is offered before the step of the plan at `first`, -1 while there is none. */
  constructor(game: () => Game, first: () => number) {
    this.#at = $derived.by(() => {
      const { plan, table } = game();
      return first() < 0 ? null : JSON.stringify([table.number, ...plan.moves.slice(0, first())]);
    });
    $effect(() => {
      const at = this.#at;
      if (at === null) return;
      let gone = false;
      void untrack(() => game().tried?.(JSON.parse(at).slice(1)))?.then((view) => {
        if (!gone) this.#found = { at, choices: view?.choices ?? [] };
      });
      return () => {
        gone = true;
      };
    });
  }

  get choices(): Choice[] {
    return this.#found?.at === this.#at ? (this.#found?.choices ?? []) : [];
  }
}
