/** Things in words: turn-order tiles, tiles, runs, amounts with their sign. */

import { plain, remarks, signed } from "../../lib/words";
import { figuresInWords, nameOf, tileOf } from "./tiles";
import type { Game, Offer, OrderTile, Run, Tile } from "./types";

/** "+2", or "+2 to +4". */
export function range(game: Game, amounts: readonly number[], form = signed): string {
  const { say } = game;
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)];
  return from === to ? form(say, from) : say("fm-range", { from: form(say, from), to: form(say, to) });
}

export function playerName(game: Game, seat: number | null): string {
  return (seat === null ? undefined : game.players[seat]?.name) ?? "?";
}

export function orderTileInWords(game: Game, tile: OrderTile): string {
  const { say, shown } = game;
  const hammer = shown.auction?.tile === tile.number;
  return remarks(
    say,
    say("fm-order-tile", { number: tile.number, place: tile.place, discount: tile.discount }),
    tile.extra > 0 && say("fm-order-tile-extra", { extra: tile.extra }),
    tile.holder !== null && say("fm-order-tile-held", { name: playerName(game, tile.holder), workers: tile.workers }),
    hammer &&
      shown.auction!.leader !== null &&
      say("fm-order-tile-bid", { name: playerName(game, shown.auction!.leader), workers: shown.auction!.bid ?? 0 }),
  );
}

export function tileInWords(game: Game, tile: Tile): string {
  return game.say("fm-tile-is", { tile: nameOf(game.say, tile), figures: figuresInWords(game.say, tile) });
}

/** What a tile would add to the profit, in numbers. */
export function gainInWords(game: Game, offer: Offer): string {
  if (offer.gains.every((gain) => !gain) && !offer.to_end) return game.say("fm-gain-none");
  return game.say("fm-gain", { now: range(game, offer.gains), end: signed(game.say, offer.to_end) });
}

export function cardLabel(
  game: Game,
  tile: Tile,
  offer: Offer | undefined,
  { count, planned, can }: { count: number; planned: number; can: boolean },
): string {
  const { say } = game;
  return remarks(
    say,
    say("fm-card", { tile: tileInWords(game, tile), cost: offer?.cost ?? tile.price, count }),
    offer && say("sentence", { said: gainInWords(game, offer) }),
    planned > 0 && say("fm-card-planned", { planned }),
    can && say("fm-card-buy"),
    offer?.why.length ? say("sentence", { said: say("each-of", { items: offer.why }) }) : null,
  );
}

export function boardTileLabel(game: Game, tile: Tile, count: number, can: boolean): string {
  return remarks(
    game.say,
    game.say("fm-board-tile", { tile: tileInWords(game, tile), price: tile.price, count }),
    can && game.say("fm-board-tile-bring"),
  );
}

/** "Machine 10 and starting machine", each as often as it is there. */
export function tilesInWords(game: Game, tiles: readonly string[]): string {
  const names = [...new Set(tiles)].map((id) => {
    const count = tiles.filter((other) => other === id).length;
    return game.say("fm-tiles", { count, tile: nameOf(game.say, tileOf(game.board, id)) });
  });
  return game.say("all-of", { items: names });
}

export function runInWords(game: Game, run: Run): string {
  const { say } = game;
  return remarks(
    say,
    run.stopped.length ? say("fm-run-rests", { tiles: tilesInWords(game, run.stopped) }) : say("fm-run-all"),
    say("fm-run-does", {
      production: run.production,
      storage: run.storage,
      energy: run.energy,
      workers: run.workers,
    }),
    say("fm-run-profit", { profit: range(game, run.profits, plain) }),
  );
}
