/** Lines over rounds: what to draw, and where. */

import type { RoundFigures } from "./types";

export interface Series {
  seat: number;
  points: { round: number; value: number }[];
}

/** The names of the figures that the rounds carry, in their order. */
export function figures(rounds: RoundFigures[]): string[] {
  const names = new Set<string>();
  for (const round of rounds)
    for (const player of round.players) for (const name of Object.keys(player)) names.add(name);
  return [...names];
}

/** The figures when a round began are those after the one before it: by how many rounds were over then. A set-up that
 *  counts as a round of its own is none. */
export function afterRounds(rounds: RoundFigures[]): RoundFigures[] {
  return rounds.filter(({ round }) => round > 0).map((round) => ({ ...round, round: round.round - 1 }));
}

/** One line a seat; where a figure is hidden there is no point. */
export function series(rounds: RoundFigures[], figure: string): Series[] {
  const seats = rounds[0]?.players.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: rounds.flatMap((round) => {
      const value = round.players[seat]?.[figure];
      return typeof value === "number" ? [{ round: round.round, value }] : [];
    }),
  }));
}

/** Round numbers for an axis from 0 up to at least `most`, and down to `least` if that is below; about `wanted` of them. */
export function ticks(most: number, least = 0, wanted = 5): number[] {
  if (most <= 0 && least >= 0) return [0, 1];
  const rough = (Math.max(0, most) - Math.min(0, least)) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power);
  const [from, to] = [Math.min(0, Math.floor(least / step)), Math.max(0, Math.ceil(most / step))];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Which of so many rounds are named under an axis with room for `most`: evenly, and always the first and the last. */
export function named(rounds: number[], most = 8): number[] {
  const every = Math.max(1, Math.ceil((rounds.length - 1) / (most - 1)));
  const chosen = rounds.filter((_, index) => index % every === 0);
  const last = rounds.at(-1);
  if (last === undefined || chosen.at(-1) === last) return chosen;
  // The last but one would stand too near to the last.
  if ((rounds.length - 1) % every < every / 2) chosen.pop();
  return [...chosen, last];
}

/** A straight scale from one interval to another. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const span = from[1] - from[0];
  return (value) => (span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0]));
}

export function path(points: { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}
