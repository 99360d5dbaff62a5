/** What a lesson wants of the learner: boards give the class `wanted` to what is to be clicked. */

import type { Step } from "./game";
import type { Lesson, Move } from "./types";

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

/** The lesson at the step to which so many planned moves have gone on. */
export function lessonNow(lesson: Lesson | null, planned: number): Lesson | null {
  const step = lesson?.steps.findLast(({ after }) => after <= planned);
  return lesson && step ? { ...lesson, ...step } : lesson;
}

/** What the present step of a lesson still wants beside what is planned. */
export function wantedOf({ moves, steps }: Pick<Lesson, "moves" | "steps">, plan: Move[]): Lesson["moves"] {
  const end = steps.find(({ after }) => after > plan.length)?.after ?? moves.length;
  const left = moves.slice(steps.findLast(({ after }) => after <= plan.length)?.after ?? 0, end);
  for (const move of plan) {
    const at = left.findIndex((one) => one.move === move);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
