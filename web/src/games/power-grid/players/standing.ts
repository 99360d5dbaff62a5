/** What a seat is doing in this phase, in a word. */

import type { Game } from "../types";

export type Mark = "acts" | "waits" | "leads" | "bidding" | "out" | "bought" | "passed" | "done" | "none";

export function markOf(game: Game, seat: number): Mark {
  const { shown } = game;
  if (shown.ask === "over") return "none";
  if (shown.actor === seat) return "acts";
  if (shown.auction?.bid != null) {
    if (shown.auction.leader === seat) return "leads";
    if (shown.auction.bidders.includes(seat)) return "bidding";
    if (shown.waiting.includes(seat)) return "out";
  }
  if (shown.waiting.includes(seat)) return "waits";
  if (["offer", "bid", "scrap", "return"].includes(shown.ask)) return shown.bought.includes(seat) ? "bought" : "passed";
  return shown.ask === "place" || shown.ask === "mark" ? "none" : "done";
}

export function markInWords(game: Game, mark: Mark): string {
  if (mark === "none") return "";
  if (mark === "leads") return game.say("pg.players.bid", { bid: game.shown.auction?.bid ?? 0 });
  return game.say(`pg.players.${mark}`);
}
