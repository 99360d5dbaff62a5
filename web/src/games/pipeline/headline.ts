/** Where the game stands, in a line. */

import type { Game } from "./types";

export function headline({ shown, say }: Game): string {
  if (shown.ask === "over") return say("pl-headline-over");
  if (shown.ask === "start-tanks") return say("pl-headline-setup");
  const rounds = shown.rounds[shown.year - 1] ?? 0;
  const where = say("pl-headline", { year: shown.year, round: shown.round, rounds });
  return shown.round === rounds ? say("pl-headline-last", { where }) : where;
}
