/** Choosing plants to run, from the runs that the server offers. */

import * as runs from "../../parts/runs";
import type { Choice } from "./types";

export const plantsOf = (run: Choice) => runs.plantsOf<number>(run);
export const coalOf = (run: Choice) => runs.unitsOf(run, "coal");
export const oilOf = (run: Choice) => runs.unitsOf(run, "oil");
export const mixes = (all: readonly Choice[], plants: readonly number[]) => runs.mixes(all, plants, "coal");
