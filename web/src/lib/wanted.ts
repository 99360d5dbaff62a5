/** What a lesson wants of the learner: boards give the class `wanted` to what is to be clicked. */

import type { Step } from "./game";

interface Taught {
  wanted?: { move: string; verb: string; arguments: Record<string, unknown> }[];
}

/** Whether the lesson wants this choice now. */
export function isWanted(game: Taught, choice: Step | null | undefined): boolean {
  return !!choice && (game.wanted ?? []).some(({ move }) => move === choice.move);
}

/** Whether it wants this to be done with a thing. */
export function isWantedOf(game: Taught, verb: string, thing: string | number): boolean {
  return (game.wanted ?? []).some((move) => move.verb === verb && Object.values(move.arguments).includes(thing));
}
