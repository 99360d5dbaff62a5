/** What is in hand - a tile, a machine, the worker - and where it can go. */

import { desk } from "./desk.svelte";
import { at, covered, fromOtherEnd, nearest, reading, turned, type Place, type Spot } from "./geometry";
import { acting, add, because } from "./plans";
import type { Choice, Game, Place as Preview, Run, Tile } from "./types";

export type Hand = "tile" | "machine" | "worker";

/** A place where what is in hand can go, and what it would do there. */
export interface Site extends Place {
  choice: Choice;
  preview: Preview | null;
  run: Run | null;
}

export function inHand(game: Game): Hand | null {
  if (!acting(game)) return null;
  const { ask } = game.shown;
  return ask === "place" ? "tile" : ask === "site" ? "machine" : ask === "stand" ? "worker" : null;
}

export function heldTile(game: Game): Tile | null {
  const held = inHand(game) === "tile" ? game.shown.turn?.held : null;
  return held ? (game.board.pipes.find((tile) => tile.id === held) ?? null) : null;
}

/** Every place for what is in hand, in the order in which one reads. */
export function sites(game: Game): Site[] {
  const hand = inHand(game);
  if (!hand) return [];
  const { shown } = game;
  const previews = new Map(shown.places.map((preview) => [preview.move, preview]));
  const starts = new Map(shown.runs.map((run) => [run.start, run]));
  const own = shown.players[game.seat!]!;
  const found = shown.choices.flatMap((choice): Site[] => {
    const { cell, side, tile, machine } = choice.arguments;
    const more = { choice, preview: previews.get(choice.move) ?? null, run: starts.get(choice.move) ?? null };
    if (hand === "worker") {
      if (choice.verb === "start") return [{ ...own.machines[Number(machine) - 1]!, side: "", ...more }];
      const laid = own.tiles.find(({ id }) => id === tile);
      return laid ? [{ x: laid.x, y: laid.y, side: laid.side, ...more }] : [];
    }
    if (!Array.isArray(cell)) return [];
    return [{ x: Number(cell[0]), y: Number(cell[1]), side: hand === "tile" ? String(side) : "", ...more }];
  });
  return reading(found);
}

/** The cells under a place. */
export function under(place: Place): Spot[] {
  return place.side ? covered(place) : [place];
}

const same = (one: Place, two: Place) => one.x === two.x && one.y === two.y && one.side === two.side;

/** The site at which something is held, if it can go there. */
export function siteAt(all: Site[], place: Place | null, tile: Tile | null): Site | null {
  if (!place) return null;
  return (
    all.find((site) => same(site, place)) ??
    (tile?.symmetric ? (all.find((site) => same(site, fromOtherEnd(place))) ?? null) : null)
  );
}

/** Where a pointer over a cell holds it: with its first half there, or with its second, or on what lies there. */
export function pointed(all: Site[], spot: Spot, hand: Hand, tile: Tile | null): Place {
  if (hand !== "tile")
    return (
      all.find((site) => under(site).some((one) => at(one.x, one.y) === at(spot.x, spot.y))) ?? { ...spot, side: "" }
    );
  const first = { ...spot, side: desk.side };
  const back = covered({ ...spot, side: turned(desk.side, 2) })[1];
  const second = { ...back, side: desk.side };
  return siteAt(all, first, tile) || !siteAt(all, second, tile) ? first : second;
}

/** Turns the tile in hand; held somewhere it stays as near as it can. */
export function turn(all: Site[], tile: Tile | null, quarters = 1): void {
  desk.side = turned(desk.side, quarters);
  desk.refusal = "";
  if (!desk.ghost) return;
  const here = { ...desk.ghost, side: desk.side };
  if (siteAt(all, here, tile)) desk.ghost = here;
  else desk.ghost = nearest(turnedLikeThis(all, tile), desk.ghost) ?? here;
}

/** The places for the tile as it is turned now. */
export function turnedLikeThis(all: Site[], tile: Tile | null): Site[] {
  if (!tile) return all;
  const way = tile.symmetric ? (["east", "south"].includes(desk.side) ? desk.side : turned(desk.side, 2)) : desk.side;
  return all.filter((site) => site.side === way);
}

/** The next place in the order of reading, or the one before. */
export function walk(all: Site[], tile: Tile | null, by: number): Site | null {
  const ways = turnedLikeThis(all, tile);
  if (!ways.length) return null;
  const here = desk.ghost && siteAt(all, desk.ghost, tile);
  const place = here ? ways.indexOf(here) : -1;
  const next = ways[place < 0 ? (by > 0 ? 0 : ways.length - 1) : (place + by + ways.length) % ways.length]!;
  desk.ghost = next;
  desk.refusal = "";
  return next;
}

/** Lays what is in hand where it is held; says why if it cannot go there. */
export async function drop(game: Game): Promise<boolean> {
  if (game.busy || !desk.ghost) return false;
  const site = siteAt(sites(game), desk.ghost, heldTile(game));
  if (!site) {
    await explain(game, desk.ghost);
    return false;
  }
  desk.drop();
  return add(game, site.choice);
}

export async function explain(game: Game, { x, y, side }: Place): Promise<void> {
  const hand = inHand(game);
  if (hand !== "tile" && hand !== "machine") return;
  const held = desk.ghost;
  const reasons = await game.why(
    hand === "tile"
      ? { verb: "place", arguments: { cell: [x, y], side } }
      : { verb: "site", arguments: { cell: [x, y] } },
  );
  if (desk.ghost === held) desk.refusal = because(game, reasons);
}

/** The best places: those that change the most. */
export function best(all: Site[], most = 3): Site[] {
  const worth = (site: Site) => site.preview?.gain ?? site.run?.gain ?? 0;
  return all
    .filter((site) => worth(site) > 0)
    .toSorted((one, two) => worth(two) - worth(one))
    .slice(0, most);
}
