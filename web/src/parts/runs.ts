/** Choosing plants to run, from the runs that the server offers; the first of the two fuels of hybrids tells mixes apart. */

import type { Choice } from "./plans";

export const plantsOf = <P extends number | string>(run: Choice) => run.arguments.plants as P[];
export const unitsOf = (run: Choice, fuel: string) => Number(run.arguments[fuel]);

/** The runs of exactly these plants, by how much of this fuel their hybrids burn: one a mix. */
export function mixes<C extends Choice>(runs: readonly C[], plants: readonly (number | string)[], fuel: string): C[] {
  const same = (run: C) =>
    run.verb === "run" &&
    plantsOf(run).length === plants.length &&
    plants.every((plant) => plantsOf(run).includes(plant));
  return runs.filter(same).sort((a, b) => unitsOf(a, fuel) - unitsOf(b, fuel));
}
