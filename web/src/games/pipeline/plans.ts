/** Choices and plans of them: what is planned, what it means in numbers, and how it is changed. */

import { capital } from "../../lib/catalogue";
import type { Refusal } from "../../lib/types";
import { sum as sumOf, type Sum } from "../../parts/plans";
import type { Choice, Game, Tender, View } from "./types";

export { acting } from "../../parts/plans";

type Values = Record<string, unknown>;

/** The choices with this verb and these arguments. */
export function all(view: View, verb: string, values: Values = {}): Choice[] {
  const fits = (one: Choice) =>
    one.verb === verb && Object.entries(values).every(([name, value]) => one.arguments[name] === value);
  return view.choices.filter(fits);
}

export function find(view: View, verb: string, values: Values = {}): Choice | null {
  return all(view, verb, values)[0] ?? null;
}

/** Why something cannot be done, as a sentence. */
export function because(game: Game, reasons: readonly Refusal[]): string {
  return capital(game.say("each-of", { items: reasons.map((reason) => reason.said) }));
}

/** The steps of a plan that are one of these verbs. */
export function planned(game: Game, ...verbs: string[]): Choice[] {
  return game.plan.steps.filter((step) => verbs.includes(step.verb));
}

/** Plans a choice, unless something is on its way. */
export async function add(game: Game, ...choices: (Choice | null)[]): Promise<boolean> {
  const steps = choices.filter((choice) => choice !== null);
  if (game.busy || !steps.length) return false;
  return game.plan.add(...steps);
}

/** Takes a step out of the plan; what was planned after it stays if it can. */
export async function remove(game: Game, step: Choice): Promise<void> {
  const at = game.plan.steps.lastIndexOf(step);
  if (at >= 0 && !game.busy) await game.plan.replace(...game.plan.steps.toSpliced(at, 1));
}

/** Goes to another action instead of the one that is planned, if that is all that is planned after deliveries. */
export async function go(game: Game, choice: Choice): Promise<void> {
  if (game.busy) return;
  if (game.shown.choices.includes(choice)) await game.plan.add(choice);
  else await game.plan.replace(...game.plan.steps.slice(0, lastGo(game)), choice);
}

/** Where the last action of the plan begins; its length if it has none. */
export function lastGo(game: Game): number {
  const at = game.plan.steps.findLastIndex((step) => step.verb === "go" || step.verb === "run");
  return at < 0 ? game.plan.steps.length : at;
}

/** Commits what is planned and this move after it. */
export async function finish(game: Game, choice: Choice | null): Promise<void> {
  if (!game.busy && choice) await game.send(...game.plan.moves, choice.move);
}

/** Money now, what the plan costs (less than nothing if it earns) and what remains. */
export const sum = ({ view, shown, seat }: Game): Sum | null => sumOf(view, shown, seat);

/** The contract that a step signs, as it lay on the board before the plan. */
export function signs({ view }: Game, step: Choice): Tender | null {
  const all = view.contracts.flatMap((row) => row.contracts);
  return all.find((one) => one?.id === step.arguments.contract) ?? null;
}

/** A colour and a grade as the arguments of a choice name them. */
export function cubeOf(choice: Choice): [colour: string, grade: string] {
  const [colour, grade] = choice.arguments.cube as string[];
  return [colour!, grade!];
}

/** The row of a market in which a cube is sold or bought. */
export function rowOf(choice: Choice): [colour: string, grade: string] {
  const [colour, grade] = choice.arguments.row as string[];
  return [colour!, grade!];
}
