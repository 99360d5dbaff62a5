/** What is on the folded sheet of the players, in a line. */

import type { Game } from "./types";

export function glance({ shown, players, say }: Game): { players: string } {
  const some = shown.order.map((seat) =>
    say("pl-glance", { name: players[seat]?.name ?? "", money: shown.players[seat]!.money }),
  );
  return { players: say("beside-of", { items: some }) };
}
