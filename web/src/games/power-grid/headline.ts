/** Where the game stands, in a line, and the figures of the end. */

import type { Company, Game, View } from "./types";

export function headline({ shown, say }: Game): string {
  if (shown.ask === "over") return say("pg.headline.over");
  const phase = say(`pg.phase.${shown.ask}`);
  if (shown.ask === "place" || shown.ask === "mark") return say("pg.headline.setup", { phase });
  return say("pg.headline", { round: shown.round, step: shown.step, phase });
}

/** Cities a company supplies with the fuel it has. */
export function supplied(company: Company): number {
  return Math.min(company.ready, company.cities.length);
}

export function summary(view: View): { figure: string; value: number }[][] {
  return view.players.map((company) => [
    { figure: "cities", value: company.cities.length },
    { figure: "capacity", value: company.capacity },
  ]);
}

/** The seats in the first place: most cities supplied, then most money. */
export function winners(view: View): number[] {
  const best = [...view.players].sort((a, b) => supplied(b) - supplied(a) || (b.money ?? 0) - (a.money ?? 0))[0];
  if (!best) return [];
  return view.players
    .filter((company) => supplied(company) === supplied(best) && company.money === best.money)
    .map((company) => company.seat);
}
