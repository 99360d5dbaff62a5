/** The boards there are: the folder of a board is named after its game. */

import type { Component } from "svelte";

import * as api from "../lib/api";
import { catalogueOf, type Catalogue } from "../lib/catalogue";
import type { BoardModule } from "../lib/game";
import type { PiecesProps } from "../lib/options";

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

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** What a table of this game is drawn and told with: its board or the plain one, what never changes, its texts. */
export async function gameOf(
  game: string,
  options: Record<string, string>,
): Promise<[BoardModule, unknown, Catalogue]> {
  return Promise.all([boardOf(game), api.board(game, options).catch(() => null), catalogueOf(game)]);
}

async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`] ?? boards["./plain/index.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  const loaded = await load();
  return "default" in loaded ? loaded.default : loaded;
}
