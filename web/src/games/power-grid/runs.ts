/** Choosing plants to run: what the offered moves say, and which of them is best. */

import type { Choice, Fuel, Plant, Tokens } from "./types";

export interface Run {
  move: string;
  plants: number[];
  /** Tokens the hybrids burn. */
  coal: number;
  oil: number;
  supplies: number;
  income: number;
}

export function readRun(choice: Choice): Run {
  const words = choice.move.split(" ");
  const split = words.includes("with") ? words.indexOf("with") : words.length;
  const burnt = words.slice(split + 1);
  const amount = (fuel: string) => Number(burnt[burnt.indexOf(fuel) - 1] ?? 0);
  return {
    move: choice.move,
    plants: words
      .slice(1, split)
      .filter((word) => word !== "nothing")
      .map(Number),
    coal: burnt.includes("coal") ? amount("coal") : 0,
    oil: burnt.includes("oil") ? amount("oil") : 0,
    supplies: choice.supplies ?? 0,
    income: choice.income ?? 0,
  };
}

export function readRuns(choices: Choice[]): Run[] {
  return choices.filter((choice) => choice.move.startsWith("run")).map(readRun);
}

/** The runs of exactly these plants, by the coal their hybrids burn: one a mix. */
export function mixes(runs: Run[], plants: Iterable<number>): Run[] {
  const wanted = [...plants].sort((a, b) => a - b).join(" ");
  return runs
    .filter((run) => [...run.plants].sort((a, b) => a - b).join(" ") === wanted)
    .sort((a, b) => a.coal - b.coal);
}

/** What a run burns in all. */
export function burnt(run: Run, plants: Plant[]): Tokens {
  const tokens: Tokens = { coal: run.coal, oil: run.oil, garbage: 0, uranium: 0 };
  for (const plant of plants) {
    const [fuel] = plant.fuels;
    if (run.plants.includes(plant.number) && plant.fuels.length === 1 && fuel) tokens[fuel] += plant.need;
  }
  return tokens;
}

export function total(tokens: Tokens): number {
  return tokens.coal + tokens.oil + tokens.garbage + tokens.uranium;
}

/** The most income for the least fuel; of equal ones the mix that leaves coal and oil most even. */
export function bestRun(runs: Run[], plants: Plant[], stock: Tokens): Run | undefined {
  const unevenness = (run: Run) => {
    const used = burnt(run, plants);
    return Math.abs(stock.coal - used.coal - (stock.oil - used.oil));
  };
  return [...runs].sort(
    (a, b) => b.income - a.income || total(burnt(a, plants)) - total(burnt(b, plants)) || unevenness(a) - unevenness(b),
  )[0];
}

export interface Stored {
  plant: Plant;
  tokens: Partial<Tokens>;
  held: number;
  /** How often it can run with what it holds; 0 when it burns nothing. */
  runs: number;
}

/** Spreads fuel over plants for the eye: one run for everybody first; the rules know no place for a token. */
export function store(plants: Plant[], stock: Tokens): Stored[] {
  const left = { ...stock };
  const stored: Stored[] = plants.map((plant) => ({ plant, tokens: {}, held: 0, runs: 0 }));
  const pure = stored.filter(({ plant }) => plant.fuels.length === 1);
  const hybrid = stored.filter(({ plant }) => plant.fuels.length > 1);
  const room = (fuel: Fuel) =>
    pure.reduce((sum, one) => sum + (one.plant.fuels[0] === fuel ? 2 * one.plant.need - one.held : 0), 0);
  const give = (one: Stored, fuel: Fuel, most: number) => {
    const amount = Math.max(0, Math.min(left[fuel], most));
    if (!amount) return;
    left[fuel] -= amount;
    one.tokens[fuel] = (one.tokens[fuel] ?? 0) + amount;
    one.held += amount;
  };
  // What pure plants cannot take has no other place than the hybrids.
  for (const fuel of ["coal", "oil"] as const) {
    for (const one of hybrid) give(one, fuel, Math.min(left[fuel] - room(fuel), 2 * one.plant.need - one.held));
  }
  for (const round of [1, 2]) {
    for (const one of pure) give(one, one.plant.fuels[0]!, round * one.plant.need - one.held);
    for (const one of hybrid) {
      for (const fuel of one.plant.fuels) give(one, fuel, round * one.plant.need - one.held);
    }
  }
  for (const one of stored) one.runs = one.plant.need ? Math.floor(one.held / one.plant.need) : 0;
  return stored;
}
