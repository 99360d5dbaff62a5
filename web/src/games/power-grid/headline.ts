/** Where the game stands, in a line. */

import type { Game } from "./types";

export function headline({ shown, say }: Game): string {
  if (shown.ask === "over") return say("pg-headline-over");
  const phase = say(`pg-phase-${shown.ask}`);
  if (shown.ask === "place" || shown.ask === "mark") return say("pg-headline-setup", { phase });
  return say("pg-headline", { round: shown.round, step: shown.step, phase });
}
