/** Where the present decision is made, and what is on the sheets while they are folded. */

import { playerName } from "./say";
import type { Game } from "./types";

export function stage({ shown }: Game): "board" | "market" {
  return shown.ask === "run" || shown.ask === "over" ? "board" : "market";
}

export function glance(game: Game): { market: string; players: string } {
  const { shown, say } = game;
  const tiles = shown.market.reduce((sum, { count }) => sum + count, 0);
  const money = shown.order.map((seat) =>
    say("fm-glance-player", { name: playerName(game, seat), money: shown.players[seat]!.money }),
  );
  return { market: tiles ? say("fm-glance-market", { tiles }) : "", players: say("beside-of", { items: money }) };
}
