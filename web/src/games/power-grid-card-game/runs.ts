/** Choosing plants to run, from the runs that the server offers. */

import type { Choice } from "./types";

export const plantsOf = (run: Choice) => run.arguments.plants as string[];
export const gasOf = (run: Choice) => Number(run.arguments.gas);
export const oilOf = (run: Choice) => Number(run.arguments.oil);

/** The runs of exactly these plants, by the gas their hybrids burn: one a mix. */
export function mixes(runs: readonly Choice[], plants: readonly string[]): Choice[] {
  const same = (run: Choice) =>
    run.verb === "run" &&
    plantsOf(run).length === plants.length &&
    plants.every((plant) => plantsOf(run).includes(plant));
  return runs.filter(same).sort((a, b) => gasOf(a) - gasOf(b));
}
