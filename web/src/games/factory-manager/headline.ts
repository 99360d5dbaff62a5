/** Where the game stands, in a line. */

import type { Game } from "./types";

export function headline({ shown, say }: Game): string {
  if (shown.ask === "over") return say("fm-headline-over");
  return say("fm-headline", { round: shown.round, rounds: shown.rounds, phase: say(`fm-phase-${shown.ask}`) });
}
