/** What is on the folded sheet of the players, in a line. */

import { nameOf } from "../../parts/names";
import type { Game } from "./types";

export function glance({ shown, players, say }: Game): { players: string } {
  const some = shown.order.map((seat) =>
    say("cg-glance-player", { name: nameOf(players, seat), ready: shown.players[seat]!.ready }),
  );
  return { players: say("beside-of", { items: some }) };
}
