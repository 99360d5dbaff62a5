/** Running lines: what each may refine now, and how a planned run is changed. */

import { desk } from "./desk.svelte";
import { acting, planned } from "./plans";
import type { Choice, Company, Game, Line } from "./types";

/** The refining under way or planned; null outside of it. */
export function refining(game: Game): { options: Choice[]; runs: Choice[] } | null {
  if (!game.mine || game.seat === null) return null;
  const here = acting(game) && game.shown.ask === "refine";
  const runs = planned(game, "refine");
  if (!here && !runs.length) return null;
  return { options: here ? game.shown.choices.filter((choice) => choice.verb === "refine") : [], runs };
}

const of = (choices: Choice[], line: number) => choices.filter((choice) => choice.arguments.line === line);

/** What a line may do: what is offered now and, if it runs already, what was offered before. */
export function ways(game: Game, line: number): Choice[] {
  const now = refining(game);
  if (!now) return [];
  const offered = of(now.options, line);
  return offered.length || !of(now.runs, line).length ? offered : of(desk.runs, line);
}

export function runsOf(game: Game, line: number): Choice[] {
  return of(planned(game, "refine"), line);
}

/** Runs a cube to a grade: the run that is planned for the line is taken back, or replaced where the line is used up. */
export async function runTo(game: Game, line: number, grade: string): Promise<void> {
  if (game.busy) return;
  const { steps } = game.plan;
  const runs = runsOf(game, line);
  const same = runs.find((run) => run.arguments.to === grade);
  const here = of(refining(game)?.options ?? [], line);
  const next = chosen(here.length ? here : of(desk.runs, line), line, grade);
  if (same && !(here.length && next)) await game.plan.replace(...steps.filter((step) => step !== same));
  else if (next && here.length) await game.plan.add(next);
  else if (next && runs.length) await game.plan.replace(...steps.map((step) => (step === runs.at(-1) ? next : step)));
  desk.from = null;
}

/** The way that ends at a grade: from where the cube was taken up, otherwise from the lowest grade. */
export function chosen(ways: Choice[], line: number, grade: string): Choice | null {
  const ending = ways.filter((choice) => choice.arguments.to === grade);
  const from = desk.from?.line === line ? desk.from.grade : null;
  return (from === null ? null : ending.find((choice) => choice.arguments.from === from)) ?? ending[0] ?? null;
}

/** The lines worth a place of their own, those that may run first. */
export function listed(game: Game, company: Company, own: boolean): Line[] {
  const now = own ? refining(game) : null;
  const may = new Set([...(now?.options ?? []), ...(now?.runs ?? [])].map((choice) => Number(choice.arguments.line)));
  const running = new Set(own && now ? (game.shown.turn?.lines ?? []) : []);
  const weight = (line: Line) => (may.has(line.number) ? 2 : running.has(line.number) ? 1 : 0);
  return company.lines
    .filter((line) => line.length > 1 || weight(line))
    .toSorted((one, two) => weight(two) - weight(one) || two.power - one.power || one.number - two.number);
}
