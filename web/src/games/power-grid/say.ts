/** Helpers for sentences: lists, tokens, plants, names. */

import type { PlayerStyle, Say } from "../../lib/game";
import { FUELS, type Plant, type Tokens } from "./types";

export function listed(say: Say, words: string[], joined: "pg.and" | "pg.or" = "pg.and"): string {
  if (words.length < 2) return words[0] ?? "";
  return say(joined, { list: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

export function tokensInWords(say: Say, tokens: Partial<Tokens>): string {
  const words = FUELS.filter((fuel) => tokens[fuel]).map((fuel) =>
    say("pg.log.tokens", { count: tokens[fuel]!, fuel: say(`pg.fuel.${fuel}`) }),
  );
  return listed(say, words);
}

export function burns(say: Say, plant: Plant): string {
  if (!plant.need) return say("pg.plant.free");
  const fuel = plant.fuels.length > 1 ? say("pg.plant.mix") : say(`pg.fuel.${plant.fuels[0]}`);
  return say("pg.plant.burns", { need: plant.need, fuel });
}

export function plantInWords(say: Say, plant: Plant): string {
  return say("pg.plant.title", {
    number: plant.number,
    kind: say(`pg.kind.${plant.kind}`),
    burns: burns(say, plant),
    cities: say("pg.cities", { n: plant.output }),
  });
}

export function nameOf(players: PlayerStyle[], seat: number | null): string {
  return (seat === null ? undefined : players[seat]?.name) ?? "?";
}
