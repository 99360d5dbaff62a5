/** The board of Factory Manager. */

import "./theme.css";

import type { BoardModule } from "../../lib/game";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { headline } from "./headline";
import Market from "./Market.svelte";
import Players from "./Players.svelte";
import { glance, stage } from "./sheets";
import type { BoardFacts, Choice, View } from "./types";

const factoryManager: BoardModule<View, BoardFacts, Choice> = {
  Market,
  Board,
  Players,
  Bar,
  headline,
  stage,
  glance,
  columns: ["clamp(330px, 25vw, 372px)", "clamp(264px, 21vw, 320px)"],
};

export default factoryManager;
