/** What an own plant does or lacks, in a word and a few more. */

import { look } from "../look.svelte";
import { unitsInWords } from "../say";
import type { Choice, Game, Load, Plant } from "../types";
import type { Mood } from "./OwnPlant.svelte";

export interface State {
  mood: Mood;
  word: string;
  more: string;
}

/** Until something is touched, the best run is the one that is shown. */
export function picked(game: Game): { plants: string[]; gas: number | null } {
  const chosen = look.run?.number === game.table.number ? look.run : null;
  if (chosen) return chosen;
  const best = game.shown.runs[0];
  const run = game.shown.choices.find((choice) => choice.move === best?.move);
  return { plants: best?.plants ?? [], gas: run ? Number(run.arguments.gas) : null };
}

export function stateOf(game: Game, plant: Plant, load: Load, before: Load | undefined, scrap: Choice | null): State {
  const { say, shown } = game;
  if (scrap) {
    const lost = scrap.gives_up ? unitsInWords(say, scrap.gives_up.fuels, scrap.gives_up.either) : "";
    return {
      mood: "bad",
      word: say("cg-own-scrap"),
      more: lost ? say("cg-own-scrap-units", { units: lost }) : say("cg-own-scrap-rest", { income: scrap.income ?? 0 }),
    };
  }
  if (shown.ask === "run" && game.mine) {
    const runs = picked(game).plants.includes(plant.name);
    if (runs) return { mood: "plan", word: say("cg-own-chosen"), more: "" };
    if (!load.runs && load.lacks) return lacking(game, plant, load);
    return { mood: "rest", word: say("cg-own-idle"), more: "" };
  }
  if (load.runs) {
    if (before && !before.runs) return { mood: "plan", word: say("cg-own-will"), more: say("cg-own-will-more") };
    const more = !plant.need ? say("cg-own-always") : load.again ? say("cg-own-again") : "";
    return { mood: "good", word: say("cg-own-runs"), more };
  }
  return lacking(game, plant, load);
}

function lacking({ say }: Game, plant: Plant, load: Load): State {
  const fuel = plant.fuels.length > 1 ? "either" : plant.fuels[0]!;
  return { mood: "bad", word: say("cg-own-lacks", { units: load.lacks, fuel }), more: "" };
}
