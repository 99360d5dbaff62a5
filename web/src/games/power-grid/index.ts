/** The board of Power Grid. */

import "../../parts/fuels.css";

import type { BoardModule } from "../../lib/game";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { headline } from "./headline";
import Market from "./Market.svelte";
import Players from "./Players.svelte";
import { glance, stage } from "./sheets";
import type { BoardFacts, Choice, View } from "./types";

const powerGrid: BoardModule<View, BoardFacts, Choice> = { Market, Board, Players, Bar, headline, stage, glance };

export default powerGrid;
