/** The board of Power Grid. */

import "./theme.css";

import type { BoardModule } from "../../lib/game";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { headline, summary } from "./headline";
import Market from "./Market.svelte";
import Players from "./Players.svelte";
import { texts } from "./texts";
import type { BoardFacts, View } from "./types";
import { words } from "./words";

const powerGrid: BoardModule<View, BoardFacts> = { Market, Board, Players, Bar, headline, words, summary, texts };

export default powerGrid;
