/** The board of Pipeline: an engineer's sheet with the markets around it. */

import "./theme.css";

import type { BoardModule } from "../../lib/game";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import Drawn from "./Drawn.svelte";
import { glance } from "./glance";
import { headline } from "./headline";
import Players from "./Players.svelte";
import type { BoardFacts, Choice, View } from "./types";

const pipeline: BoardModule<View, BoardFacts, Choice> = {
  Board,
  Players,
  Bar,
  Drawn,
  headline,
  glance,
  stage: () => "board",
  columns: ["0", "clamp(270px, 22vw, 316px)"],
};

export default pipeline;
