/** The board of Power Grid: The Card Game. */

import "../../parts/fuels.css";

import type { BoardModule } from "../../lib/game";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { headline } from "./headline";
import Players from "./Players.svelte";
import { glance } from "./glance";
import type { BoardFacts, Choice, View } from "./types";

const cardGame: BoardModule<View, BoardFacts, Choice> = {
  Board,
  Players,
  Bar,
  headline,
  glance,
  stage: () => "board",
  columns: ["0", "clamp(272px, 22vw, 320px)"],
};

export default cardGame;
