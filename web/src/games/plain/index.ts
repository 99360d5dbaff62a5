/** A board for any game: choices as buttons, the view as a readable table. */

import type { BoardModule, GameProps, LogEntry, PlayerStyle } from "../../lib/game";
import { readable } from "../../lib/texts";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import Market from "./Market.svelte";
import Players from "./Players.svelte";

export type PlainView = Record<string, unknown>;

const module: BoardModule<PlainView, unknown> = {
  Market,
  Board,
  Players,
  Bar,
  headline: (game: GameProps<PlainView, unknown>) => readable(game.table.heading || game.table.game),
  words: (entry: LogEntry, { players }: { players: PlayerStyle[] }) =>
    entry.seat === null ? entry.text : `${players[entry.seat]?.name ?? ""}: ${entry.text}`,
  summary: () => [],
  texts: {
    "plain.yours": "Your turn. Choose, then confirm.",
    "plain.planned": "Planned: {moves}",
  },
};

export default module;
