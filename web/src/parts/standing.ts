/** What a seat is doing in this phase, in a word. */

import type { components } from "../lib/api-types";
import type { Say } from "../lib/game";

/** What the views of both Power Grids tell of a seat. */
export type Mark = components["schemas"]["PowerGridView"]["marks"][number];

export function markInWords(say: Say, mark: Mark, bid: number | null | undefined): string {
  return mark === "none" ? "" : say(`company-${mark}`, { bid: bid ?? 0 });
}
