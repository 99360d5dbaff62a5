/** Choices and plans of them: what is planned, what it means in numbers, and how it is changed. */

import type { Move } from "../../lib/game";
import { acting, find, type Sum } from "../../parts/plans";
import { look } from "./look.svelte";
import { spread, tileOf, without } from "./tiles";
import type { Choice, Game, Manager, Outlook, Run, Tile, View } from "./types";

export function thingOf(step: Choice): string {
  return String(step.arguments.tile ?? "");
}

/** A move about a tile as it can be planned; one that is not offered will be refused, with the reason. */
export function stepOf(view: View, tile: Tile, verb: "bring" | "buy" | "place" | "demolish" | "stop"): Choice {
  const nothing = { cost: null, workers: null, energy: null, income: null };
  return find(view, verb, tile.id) ?? { move: tile.moves[verb]!, verb, arguments: { tile: tile.id }, ...nothing };
}

export const me = (game: Game, view: View = game.shown): Manager | null =>
  game.seat === null ? null : (view.players[game.seat] ?? null);

/** Plans to buy a tile; where that costs nothing it goes to an empty hall, or to its room, by itself. */
export async function buy(game: Game, tile: Tile): Promise<void> {
  if (game.busy) return;
  const steps = [stepOf(game.shown, tile, "buy")];
  if (game.shown.buying?.tiles.find((one) => one.tile === tile.id)?.fits) steps.push(stepOf(game.shown, tile, "place"));
  await game.plan.add(...steps);
}

/** Plans one of the other moves about a tile. */
export async function plan(game: Game, tile: Tile, verb: "bring" | "place" | "demolish"): Promise<void> {
  if (!game.busy) await game.plan.add(stepOf(game.shown, tile, verb));
}

/** The steps without one of them; a tile that is not bought is not placed either. */
export function stepsWithout(steps: readonly Choice[], at: number): Choice[] {
  const gone = steps[at]!;
  const rest = steps.toSpliced(at, 1);
  if (gone.verb !== "buy") return rest;
  const placed = rest.findLastIndex((step) => step.verb === "place" && thingOf(step) === thingOf(gone));
  return placed < 0 ? rest : rest.toSpliced(placed, 1);
}

/** Keeps a bought tile beside the factory: it is bought, but does not go to its hall (FM-3.5). */
export const keep = (game: Game, { place }: Planned): Promise<void> | undefined =>
  place === null ? undefined : remove(game, place);

/** Takes a step out of the plan; what does not stand without it is left out too. */
export async function remove(game: Game, at: number): Promise<void> {
  const { steps } = game.plan;
  if (game.busy || !steps[at]) return;
  const rest = stepsWithout(steps, at);
  if (rest.length === steps.length - 1 && at === rest.length) return game.plan.removeLast();
  game.plan.clear();
  for (const step of rest) await game.plan.add(step);
}

/** Takes the last planned move of this kind about a tile out of the plan. */
export async function removeOne(game: Game, verb: string, tile: string): Promise<void> {
  await remove(
    game,
    game.plan.steps.findLastIndex((step) => step.verb === verb && thingOf(step) === tile),
  );
}

/** Commits what is planned and these moves after it. */
export async function finish(game: Game, ...moves: Move[]): Promise<void> {
  if (game.busy) return;
  look.forget();
  await game.send(...game.plan.moves, ...moves);
}

export interface Planned {
  at: number;
  step: Choice;
  tile: string;
  /** Of a tile that is bought: whether it will stand in the factory. */
  placed: boolean;
  /** The step by which a bought tile gets its hall or room for nothing. */
  place: number | null;
}

/** The plan as it is told: a tile that is bought and placed at no cost is one thing. */
export function planned(steps: readonly Choice[]): Planned[] {
  const told = new Set<number>();
  return steps.flatMap((step, at) => {
    const tile = thingOf(step);
    if (told.has(at)) return [];
    if (step.verb !== "buy") return [{ at, step, tile, placed: step.verb === "place", place: null }];
    const fits = (other: Choice, later: number) =>
      later > at && other.verb === "place" && !other.cost && thingOf(other) === tile && !told.has(later);
    const place = steps.findIndex(fits);
    if (place >= 0) told.add(place);
    return [{ at, step, tile, placed: place >= 0, place: place < 0 ? null : place }];
  });
}

/** How many seasonal workers are to be hired; only what can still be paid. */
export function hired(game: Game): number {
  if (!acting(game) || game.shown.ask !== "buy") return 0;
  const wanted = look.hired(game.table);
  const hires = game.shown.buying?.hires ?? [];
  return hires.findLast(({ seasonal, why }) => seasonal <= wanted && !why.length)?.seasonal ?? 0;
}

export function hireOf(game: Game) {
  const seasonal = hired(game);
  return game.shown.buying?.hires.find((one) => one.seasonal === seasonal) ?? null;
}

/** Money now, what the plan costs and what remains. */
export function sum(game: Game): Sum | null {
  const before = me(game, game.view);
  if (!before) return null;
  const left = (me(game)?.money ?? before.money) - (hireOf(game)?.cost ?? 0);
  return { have: before.money, cost: before.money - left, left };
}

/** Tiles that are planned to be bought, each of which could be left out without a loss. */
export function useless(game: Game): string[] {
  const needed = hireOf(game)?.needs ?? [];
  const bought = game.plan.steps.filter((step) => step.verb === "buy").map(thingOf);
  const worth = new Map(game.shown.owned.filter((one) => !needed.includes(one.tile)).map((one) => [one.tile, one]));
  return bought.filter((tile) => {
    const one = worth.get(tile);
    return one ? one.losses.every((loss) => loss <= 0) && one.to_end <= 0 : false;
  });
}

// Phase 4

/** The machines and robots that rest: those that are planned to, else those of the best run. */
export function stopped(game: Game): string[] {
  const { steps } = game.plan;
  if (steps.length) return steps.filter((step) => step.verb === "stop").map(thingOf);
  if (look.allRuns(game.table.number)) return [];
  return proposed(game)?.stopped ?? [];
}

export function proposed(game: Game): Run | null {
  return me(game, game.view)?.outlook?.run ?? null;
}

/** What the choice of machines brings; the proposal has its own figures. */
export function chosen(game: Game): Outlook | null {
  if (game.plan.steps.length || look.allRuns(game.table.number)) return game.shown.running?.now ?? null;
  return me(game, game.view)?.outlook ?? null;
}

export const alike = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && !without(some, others).length;

/** Lets exactly these tiles rest. */
export async function rest(game: Game, tiles: readonly string[]): Promise<void> {
  if (game.busy) return;
  const now = game.plan.steps.map(thingOf);
  look.runAll(game.table.number, !tiles.length);
  const more = without(tiles, now);
  if (without(now, tiles).length) game.plan.clear();
  const added = game.plan.steps.length ? more : tiles;
  if (added.length) await game.plan.add(...added.map((tile) => stepOf(game.view, tileOf(game.board, tile), "stop")));
}

/** A click on a machine: one of its kind rests, or runs again. */
export async function toggle(game: Game, tile: string, rests: boolean): Promise<void> {
  const now = stopped(game);
  await rest(game, rests ? without(now, [tile]) : [...now, tile]);
}

/** What is sent to run the factory as chosen. */
export async function run(game: Game): Promise<void> {
  const done = game.view.running?.runs[0]?.moves.at(-1);
  if (game.busy || !done) return;
  const stops = stopped(game).map((tile) => tileOf(game.board, tile).moves.stop!);
  look.forget();
  await game.send(...stops, done);
}

/** Why the factory cannot run as chosen. */
export function whyNot(game: Game) {
  return game.plan.steps.length || look.allRuns(game.table.number) ? (game.shown.running?.why ?? []) : [];
}

// Now and then

/** How a factory does as it stands, and what would become of it by what is planned. */
export function prospect(game: Game, seat: number | null): { now: Outlook | null; then: Outlook | null } {
  if (seat === null) return { now: null, then: null };
  const now = game.view.players[seat]?.outlook ?? null;
  if (seat !== game.seat || !acting(game)) return { now, then: null };
  if (game.shown.ask === "run") return { now: game.view.running?.now ?? now, then: chosen(game) };
  if (game.shown.ask !== "buy") return { now, then: null };
  const hire = hireOf(game);
  if (hire) return { now, then: hire.outlook };
  return { now, then: game.plan.steps.length ? (me(game)?.outlook ?? null) : null };
}

/** The tiles of a factory that do not run: chosen, decided, or what would be best. */
export function resting(game: Game, seat: number): string[] {
  const player = game.shown.players[seat]!;
  if (game.shown.ask === "over") return spread(player.idle);
  if (game.shown.ask === "run") {
    if (seat === game.seat && acting(game)) return stopped(game);
    if (!game.shown.waiting.includes(seat)) return spread(player.idle);
  }
  return (prospect(game, seat).then ?? player.outlook)?.run.stopped ?? [];
}
