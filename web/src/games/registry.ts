/** The boards there are: the folder of a board is named after its game. */

import type { BoardModule } from "../lib/game";

type Loaded = BoardModule | { default: BoardModule };

const boards = import.meta.glob<Loaded>("./*/index.ts");

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** The board of a game, or the plain one, which serves every game. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`] ?? boards["./plain/index.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  const loaded = await load();
  return "default" in loaded ? loaded.default : loaded;
}
