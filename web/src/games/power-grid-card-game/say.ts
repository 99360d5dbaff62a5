/** Helpers for sentences: plants, units, phases. */

import type { Say } from "../../lib/game";
import { listed } from "../../parts/names";
import type { Game, Plant, Units, View } from "./types";

/** A plant by number and kind, as people call it. */
export function plantName(say: Say, plant: Plant): string {
  return say("cg-plant", { number: plant.number, kind: say(`cg-kind-${plant.kind}`) });
}

/** The plant that moves call so. */
export function plantOf({ board }: Game, name: string): Plant {
  return board.plants.find((plant) => plant.name === name)!;
}

export function plantNames(game: Game, names: readonly string[]): string {
  return listed(
    game.say,
    names.map((name) => plantName(game.say, plantOf(game, name))),
  );
}

export function burns(say: Say, plant: Plant): string {
  if (!plant.need) return say("cg-burns-nothing");
  return say("cg-burns", { need: plant.need, fuel: plant.fuels.length > 1 ? "either" : plant.fuels[0]! });
}

export function plantInWords(say: Say, plant: Plant): string {
  return say("cg-plant-title", {
    plant: plantName(say, plant),
    burns: burns(say, plant),
    income: plant.income,
    back: say(`cg-back-${plant.back}`),
  });
}

export function unitsInWords(say: Say, units: Record<string, number>, either = 0): string {
  const words = Object.entries(units)
    .filter(([, count]) => count)
    .map(([fuel, count]) => say("cg-units", { count, fuel }));
  if (either) words.push(say("cg-units", { count: either, fuel: "either" }));
  return listed(say, words);
}

export const needsInWords = (say: Say, { fuels, either }: Units) => unitsInWords(say, fuels, either);

/** Whose plants lie large on the table: the visitor's, or those of whoever acts or has won. */
export function ownerOf({ seat, shown, featured }: Pick<Game, "seat" | "shown" | "featured">): number {
  return featured ?? seat ?? shown.actor ?? shown.order[0]!;
}

/** The part of the round: its three phases, or the end. */
export function phaseOf({ ask }: View): "auction" | "resources" | "bureaucracy" | "end" {
  if (ask === "buy") return "resources";
  if (ask === "run") return "bureaucracy";
  return ask === "over" ? "end" : "auction";
}
