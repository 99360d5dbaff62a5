/** Tiles: what they give and need, what they are called, how many of which there are. */

import type { Say } from "../../lib/game";
import { QUANTITIES, type BoardFacts, type Pile, type Quantity, type Tile } from "./types";

export interface Figure {
  quantity: Quantity;
  amount: number;
  /** What the tile is bought for. */
  main: boolean;
}

/** The figures that are printed on a tile: zeros are left out, but for the energy of what makes something. */
export function figuresOf(tile: Tile): Figure[] {
  const makes = tile.production > 0;
  return QUANTITIES.map((quantity) => ({
    quantity,
    amount: tile[quantity],
    main: quantity === "production" || quantity === "storage",
  })).filter(({ quantity, amount }) => amount !== 0 || (quantity === "energy" && makes));
}

const byBoard = new WeakMap<BoardFacts, Map<string, Tile>>();

export function tileOf(board: BoardFacts, id: string): Tile {
  let tiles = byBoard.get(board);
  if (!tiles) byBoard.set(board, (tiles = new Map(board.tiles.map((tile) => [tile.id, tile]))));
  return tiles.get(id)!;
}

/** "Machine 10", "Starting machine". */
export function nameOf(say: Say, tile: Tile): string {
  return say(tile.starting ? "fm-tile-start" : "fm-tile", { type: tile.type, mark: tile.mark });
}

/** What stands in the corner of a tile: its price, or that one starts with it. */
export function markOf(say: Say, tile: Tile): string {
  return tile.starting ? say("fm-tile-mark-start") : tile.mark;
}

/** "production 2, energy 1, workers 2", with what is saved. */
export function figuresInWords(say: Say, tile: Tile): string {
  const words = figuresOf(tile).map(({ quantity, amount }) =>
    say(amount < 0 ? "fm-figure-saves" : "fm-figure", { quantity, amount: Math.abs(amount) }),
  );
  return say("fm-figures", { figures: words });
}

/** Every tile of the piles, one after the other. */
export function spread(piles: readonly Pile[]): string[] {
  return piles.flatMap(({ tile, count }) => Array<string>(count).fill(tile));
}

/** What is in the first list and not in the second, as often as it is missing there. */
export function without(tiles: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function count<T>(items: readonly T[], one: T): number {
  return items.filter((item) => item === one).length;
}
