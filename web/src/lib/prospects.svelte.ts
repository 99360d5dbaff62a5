/** What things would cost, for the parts of a board that tell it: asked when somebody first looks in a position. */

import type { GameProps, Prospect, Step } from "./game";

export class Prospects<S extends Step> {
  #found = $state.raw<Prospect<S>[]>([]);

  constructor(game: () => GameProps<any, any, S>, looking: () => boolean) {
    $effect(() => {
      const { table, plan, prospects } = game();
      void [table.number, plan.steps];
      if (!looking()) return;
      let gone = false;
      void prospects?.().then((found) => {
        if (!gone) this.#found = found;
      });
      return () => {
        gone = true;
      };
    });
  }

  find(fits: (choice: S) => boolean): Prospect<S> | null {
    return this.#found.find(({ choice }) => fits(choice)) ?? null;
  }
}
