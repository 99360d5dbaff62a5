/** A board for any game: the view as readable facts, the choices as buttons. */

import type { BoardModule } from "../../lib/game";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import Market from "./Market.svelte";
import Players from "./Players.svelte";
import type { PlainView } from "./shape";

const plain: BoardModule<PlainView, unknown> = {
  Market,
  Board,
  Players,
  Bar,
  // Lists of choices stand on the board.
  stage: () => "board",
};

export default plain;
