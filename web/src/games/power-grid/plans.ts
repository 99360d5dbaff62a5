/** What a plan of moves means in numbers. */

import { FUELS, type Tokens, type View } from "./types";

/** The city of a move such as `build essen`. */
export function cityOf(move: string): string | null {
  const match = /^(?:build|place|mark) (.+)$/.exec(move);
  return match?.[1] ?? null;
}

/** The tokens that a plan buys. */
export function bought(moves: readonly string[]): Tokens {
  const tokens: Tokens = { coal: 0, oil: 0, garbage: 0, uranium: 0 };
  for (const fuel of FUELS) tokens[fuel] = moves.filter((move) => move === `buy ${fuel}`).length;
  return tokens;
}

/** The plan without the last of these moves. */
export function without(moves: readonly string[], move: string): string[] {
  const at = moves.lastIndexOf(move);
  return at < 0 ? [...moves] : [...moves.slice(0, at), ...moves.slice(at + 1)];
}

export interface Sum {
  have: number;
  cost: number;
  left: number;
}

/** Money now, what the plan costs and what remains; null for who has no purse to look into. */
export function sum(view: View, shown: View, seat: number | null): Sum | null {
  if (seat === null) return null;
  const have = view.players[seat]?.money ?? null;
  const left = shown.players[seat]?.money ?? null;
  return have === null || left === null ? null : { have, cost: have - left, left };
}

/** A way through cities as pairs of neighbours. */
export function pairs(way: readonly string[]): [string, string][] {
  return way.slice(1).map((city, index) => [way[index]!, city]);
}

/** Keeps a number between two others. */
export function within(amount: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, Math.round(amount)));
}
