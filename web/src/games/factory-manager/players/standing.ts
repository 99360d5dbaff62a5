/** What a seat is doing in this phase, in a word. */

import type { Game } from "../types";

/** As it is, not as it would be after the plan: who acts is not changed by thinking. */
export function markInWords({ say, view }: Game, seat: number): string {
  const mark = view.marks[seat]!;
  return mark === "none" ? "" : say(`fm-mark-${mark}`, { bid: view.auction?.bid ?? 0 });
}
