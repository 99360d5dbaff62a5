/** Choosing plants to run, from the runs that the server offers. */

import type { Choice } from "./types";

export const plantsOf = (run: Choice) => run.arguments.plants as number[];
export const coalOf = (run: Choice) => Number(run.arguments.coal);
export const oilOf = (run: Choice) => Number(run.arguments.oil);

/** The runs of exactly these plants, by the coal their hybrids burn: one a mix. */
export function mixes(runs: Choice[], plants: number[]): Choice[] {
  const same = (run: Choice) =>
    plantsOf(run).length === plants.length && plants.every((plant) => plantsOf(run).includes(plant));
  return runs.filter(same).sort((a, b) => coalOf(a) - coalOf(b));
}
