/** Choices and plans of them, for boards whose choices have a verb and arguments. */

import type { Move, Plan, Step } from "../lib/game";

/** A choice as all games have it. */
export interface Choice extends Step {
  verb: string;
  arguments: Record<string, unknown>;
}

interface Planning<C extends Choice> {
  shown: { choices: C[] };
  busy: boolean;
  plan: Plan<C>;
  send(...moves: Move[]): Promise<boolean>;
}

/** Whether this visitor decides now, also after what is planned. */
export function acting(game: { mine: boolean; seat: number | null; shown: { actor: number | null } }): boolean {
  return game.mine && game.seat !== null && game.shown.actor === game.seat;
}

/** The choice with this verb, and about this thing if one is named. */
export function find<C extends Choice>(view: { choices: C[] }, verb: string, thing?: string | number): C | null {
  const fits = (one: C) => one.verb === verb && (thing === undefined || Object.values(one.arguments).includes(thing));
  return view.choices.find(fits) ?? null;
}

/** Takes one step out of the plan; what does not stand without it is left out too. */
export async function remove<C extends Choice>(game: Planning<C>, step: C): Promise<void> {
  const { steps } = game.plan;
  const at = steps.findLastIndex((one) => one.move === step.move);
  if (at < 0) return;
  if (at === steps.length - 1) return game.plan.removeLast();
  game.plan.clear();
  // Costs are those of the position in which a step comes now.
  for (const one of steps.toSpliced(at, 1)) {
    await game.plan.add(game.shown.choices.find((other) => other.move === one.move) ?? one);
  }
}

/** Commits what is planned and this move after it. */
export async function finish<C extends Choice>(game: Planning<C>, move: Move): Promise<void> {
  if (!game.busy) await game.send(...game.plan.moves, move);
}

export interface Sum {
  have: number;
  cost: number;
  left: number;
}

interface Purses {
  players: { money: number | null }[];
}

/** Money now, what the plan costs and what remains; null for who has no purse to look into. */
export function sum(view: Purses, shown: Purses, seat: number | null): Sum | null {
  if (seat === null) return null;
  const have = view.players[seat]?.money ?? null;
  const left = shown.players[seat]?.money ?? null;
  return have === null || left === null ? null : { have, cost: have - left, left };
}
