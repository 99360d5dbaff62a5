/** What is marked on a network: lines that run or are lit, what is written at them, tiles and machines that are new. */

import { desk } from "../desk.svelte";
import { at } from "../geometry";
import type { Site } from "../laying";
import { planned } from "../plans";
import type { Company, Game } from "../types";

const numbersOf = (game: Game) => planned(game, "refine").map((one) => Number(one.arguments.line));

/** The lines that run or may run, while one runs them. */
export function brightOf(game: Game): Set<number> | null {
  if (game.shown.ask !== "refine") return null;
  const numbers = [...(game.shown.turn?.lines ?? []), ...numbersOf(game)];
  return numbers.length ? new Set(numbers) : null;
}

/** Under the pointer, or in what is planned. */
export function litOf(game: Game, site: Site | null, bright: Set<number> | null): Set<number> {
  return new Set([
    ...(desk.line === null ? [] : [desk.line]),
    ...(site?.preview?.lines.flatMap(({ numbers }) => numbers) ?? []),
    ...(site?.run?.lines ?? []),
    ...(bright ? numbersOf(game) : []),
  ]);
}

/** From what to what, by the number of a line: its length, or the grade of its oil. */
export function wordsOf(game: Game, site: Site | null, bright: Set<number> | null): Map<number, string> {
  const { say } = game;
  const found = new Map<number, string>();
  for (const line of site?.preview?.lines ?? [])
    line.numbers.forEach((number, place) =>
      found.set(number, say("pl-chip-run", { from: line.before[place]!, to: line.length })),
    );
  if (bright)
    for (const { arguments: run } of planned(game, "refine"))
      found.set(Number(run.line), say("pl-chip-run", { from: say(`grade-${run.from}`), to: say(`grade-${run.to}`) }));
  return found;
}

/** What a plan adds: ids of tiles, places of machines. */
export function freshOf(before: Company, company: Company): { tiles: Set<string>; machines: Set<string> } {
  const stood = new Set(before.machines.map(({ x, y }) => at(x, y)));
  const lay = new Set(before.tiles.map(({ id }) => id));
  return {
    tiles: new Set(company.tiles.map(({ id }) => id).filter((id) => !lay.has(id))),
    machines: new Set(company.machines.map(({ x, y }) => at(x, y)).filter((place) => !stood.has(place))),
  };
}
