/** The boards there are: the folder of a board is named after its game. */

import type { Component } from "svelte";

import * as api from "../lib/api";
import { catalogueOf, type Catalogue } from "../lib/catalogue";
import type { FigureProps } from "../lib/figure";
import type { BoardModule } from "../lib/game";
import type { PiecesProps } from "../lib/options";
import type { TableInfo } from "../lib/types";

type Loaded = BoardModule | { default: BoardModule };

const boards = import.meta.glob<Loaded>("./*/index.ts");

/** Drawings in small for the first page, so they come with it. */
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

export function pictureOf(game: string): Component {
  return pictures[`./${game}/Picture.svelte`] ?? pictures["./plain/Picture.svelte"]!;
}

/** Drawings of what an option is put together of, for games that have one. */
const pieces = import.meta.glob<{ default: Component<PiecesProps> }>("./*/Pieces.svelte");

export async function piecesOf(game: string): Promise<Component<PiecesProps> | null> {
  return (await pieces[`./${game}/Pieces.svelte`]?.())?.default ?? null;
}

/** Cards and tiles as the workshop shows them, for games that draw them. */
const figures = import.meta.glob<{ default: Component<FigureProps> }>("./*/Figure.svelte");

export async function figureOf(game: string): Promise<Component<FigureProps> | null> {
  return (await figures[`./${game}/Figure.svelte`]?.())?.default ?? null;
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** What a table is drawn and told with: its board or the plain one, what never changes, its texts. */
export async function gameOf(table: TableInfo): Promise<[BoardModule, unknown, Catalogue]> {
  const { id, game, options, figures, learning } = table;
  const board = figures ? api.boardOf(id) : api.board(game, options);
  return Promise.all([boardOf(game), board.catch(() => null), catalogueOf(game, learning ? "tutorial" : undefined)]);
}

async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`] ?? boards["./plain/index.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  const loaded = await load();
  return "default" in loaded ? loaded.default : loaded;
}
