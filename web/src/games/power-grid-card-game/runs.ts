/** Choosing plants to run, from the runs that the server offers. */

import * as runs from "../../parts/runs";
import type { Choice } from "./types";

export const plantsOf = (run: Choice) => runs.plantsOf<string>(run);
export const gasOf = (run: Choice) => runs.unitsOf(run, "gas");
export const oilOf = (run: Choice) => runs.unitsOf(run, "oil");
export const mixes = (all: readonly Choice[], plants: readonly string[]) => runs.mixes(all, plants, "gas");
