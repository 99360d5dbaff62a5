/** A board for any game: the view as readable facts, the choices as buttons. */

import type { BoardModule } from "../../lib/game";
import { readable, sayHeading } from "../../lib/texts";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import Market from "./Market.svelte";
import Players from "./Players.svelte";
import type { PlainView } from "./shape";
import { texts } from "./texts";

const plain: BoardModule<PlainView, unknown> = {
  Market,
  Board,
  Players,
  Bar,
  headline: (game) => sayHeading(game.table.heading || readable(game.table.game), game.say),
  words: (entry, { players, say }) =>
    entry.seat === null ? entry.text : say("plain.did", { name: players[entry.seat]?.name ?? "", move: entry.text }),
  summary: () => [],
  texts,
};

export default plain;
