/** Helpers for sentences: tokens, plants, places. */

import type { Say } from "../../lib/game";
import { listed } from "../../parts/names";
import type { City, FuelRow, Plant, Tokens } from "./types";

export function tokensInWords(say: Say, tokens: Tokens): string {
  const words = Object.entries(tokens)
    .filter(([, count]) => count)
    .map(([fuel, count]) => say("pg-tokens", { count, fuel }));
  return listed(say, words);
}

/** Several facts about one thing, in one sentence; those that are not to be told are left out. */
export function facts(say: Say, ...some: (string | null)[]): string {
  return say("each-of", { items: some.filter((one) => one !== null) });
}

export function burns(say: Say, plant: Plant): string {
  if (!plant.need) return say("pg-plant-free");
  return say("pg-plant-burns", { need: plant.need, fuel: plant.fuels.length > 1 ? "mix" : plant.fuels[0]! });
}

export function plantInWords(say: Say, plant: Plant): string {
  return say("pg-plant-title", {
    number: plant.number,
    kind: say(`pg-kind-${plant.kind}`),
    burns: burns(say, plant),
    cities: say("pg-cities", { n: plant.output }),
  });
}

export function fuelInWords(say: Say, row: FuelRow): string {
  const figures = { left: row.left, reserve: row.reserve, refill: row.refill, price: row.price ?? 0 };
  const market = say(row.price === null ? "pg-fuels-out" : "pg-fuels-next", {
    ...figures,
    fuel: say("pg-fuel", { fuel: row.name }),
  });
  return facts(say, market, row.closed ? say("pg-fuels-closed") : null);
}

/** What a catalogue calls a region of the board, otherwise its id. */
export function regionName(say: Say, id: string): string {
  return say({ key: `region-${id}`, values: { text: id } });
}

/** What a catalogue calls a city, otherwise its name on the board. */
export function cityName(say: Say, city: City): string {
  return say({ key: `city-${city.id}`, values: { text: city.name } });
}
