/** Where the game stands, in a line. */

import { phaseOf } from "./say";
import type { Game } from "./types";

export function headline({ shown, say }: Game): string {
  if (shown.ask === "over") return say("cg-headline-over");
  const phase = say(`cg-phase-${phaseOf(shown)}`);
  return say(shown.last_round ? "cg-headline-last" : "cg-headline", { round: shown.round, phase });
}
