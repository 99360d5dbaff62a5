/** Names in sentences: lists of them, and of who sits somewhere. */

import type { PlayerStyle, Say } from "../lib/game";

export function listed(say: Say, words: string[]): string {
  return say("all-of", { items: words });
}

export function nameOf(players: PlayerStyle[], seat: number | null): string {
  return (seat === null ? undefined : players[seat]?.name) ?? "?";
}
