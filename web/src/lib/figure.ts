/** How a board draws a card or a tile for the workshop: of its values alone, as they are typed. */

import type { Say } from "./game";

export interface FigureProps {
  /** Where the row stands, as `tiles/tiles`. */
  sheet: string;
  id: string;
  /** By field; what was typed may be anything. */
  values: Record<string, unknown>;
  say: Say;
}

/** A number that was typed, within what can be drawn. */
export function amount(value: unknown, most = 999): number {
  const found = Number(value);
  return Number.isFinite(found) ? Math.max(-most, Math.min(most, Math.trunc(found))) : 0;
}
