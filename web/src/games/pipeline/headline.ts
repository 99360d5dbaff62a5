/** Where the game stands, in a line. */

import type { Game } from "./types";

export function headline({ shown, say }: Game): string {
  if (shown.ask === "over") return say("pl-headline-over");
  if (shown.ask === "start-tanks") return say("pl-headline-setup");
  const where = say("pl-headline", { year: shown.year, round: shown.round, rounds: shown.rounds_this_year });
  return shown.last_round_of_year ? say("pl-headline-last", { where }) : where;
}
