/** Where the present decision is made, and what is on the sheets while they are folded. */

import { nameOf } from "../../parts/names";
import type { Game } from "./types";

export function stage({ shown }: Game): "board" | "market" {
  return ["offer", "bid", "scrap", "return", "fuel"].includes(shown.ask) ? "market" : "board";
}

export function glance({ shown, players, say }: Game): { market: string; players: string } {
  const prices = shown.fuel.map(({ name, price }) =>
    say("pg-glance-fuel", { fuel: say("pg-fuel", { fuel: name }), price: price ?? "–" }),
  );
  const cities = shown.order.map((seat) =>
    say("pg-glance-player", { name: nameOf(players, seat), cities: shown.players[seat]!.cities.length }),
  );
  return { market: say("pg-glance", { parts: prices }), players: say("pg-glance", { parts: cities }) };
}
