/** Where tiles, pipes and lines lie on the sheet. A half of a tile is a square of SIZE; y grows downwards. */

import type { Company, Line, Path, Tile } from "./types";

export const SIZE = 100;
export const SIDES = ["east", "south", "west", "north"] as const;
export type Side = (typeof SIDES)[number];

const AWAY: Record<Side, [number, number]> = { east: [1, 0], south: [0, 1], west: [-1, 0], north: [0, -1] };

export interface Spot {
  x: number;
  y: number;
}

export interface Half extends Spot {
  paths: Path[];
}

export interface Place extends Spot {
  side: string;
}

/** A half of a network: its pipes, or the machine that covers them. */
export interface Cell extends Half {
  machine: boolean;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A network as it lies on the sheet. */
export interface Laid {
  cells: Map<string, Cell>;
  /** The line to which a piece of pipe belongs. */
  lines: Map<string, Line>;
}

export const at = (x: number, y: number): string => `${x},${y}`;
export const rank = (side: string): number => SIDES.indexOf(side as Side);
export const step = (side: string): [number, number] => AWAY[side as Side];
export const turned = (side: string, quarters: number): Side => SIDES[(((rank(side) + quarters) % 4) + 4) % 4]!;
export const opposite = (side: string): Side => turned(side, 2);

/** A piece of pipe by its half and its two sides, whichever of them is named first. */
export function pieceKey(x: number, y: number, a: string, b: string): string {
  const [first, second] = rank(a) < rank(b) ? [a, b] : [b, a];
  return `${x},${y},${first},${second}`;
}

/** The cells that a tile covers, that of its first half first. */
export function covered({ x, y, side }: Place): [Spot, Spot] {
  const [dx, dy] = step(side);
  return [
    { x, y },
    { x: x + dx, y: y + dy },
  ];
}

/** The two halves of a tile as they lie there. */
export function halves(tile: Tile, place: Place): [Half, Half] {
  const quarters = rank(place.side);
  const [first, second] = covered(place);
  const lie = (paths: Path[]) =>
    paths.map(({ a, b, colour }) => ({ a: turned(a, quarters), b: turned(b, quarters), colour }));
  return [
    { ...first, paths: lie(tile.first) },
    { ...second, paths: lie(tile.second) },
  ];
}

/** The same lie of a tile told from its other half, which is what half a turn of a symmetric tile amounts to. */
export function fromOtherEnd(place: Place): Place {
  const [, { x, y }] = covered(place);
  return { x, y, side: opposite(place.side) };
}

export function port(side: string): [number, number] {
  const [dx, dy] = step(side);
  return [(SIZE * (1 + dx)) / 2, (SIZE * (1 + dy)) / 2];
}

/** A pipe between two sides: straight, or a quarter of a circle. */
export function pipe(a: string, b: string): string {
  const [from, to] = [port(a), port(b)];
  if (opposite(a) === b) return `M${from}L${to}`;
  const sweep = (rank(b) - rank(a) + 4) % 4 === 1 ? 0 : 1;
  return `M${from}A${SIZE / 2} ${SIZE / 2} 0 0 ${sweep} ${to}`;
}

/** How far a point of a half lies from the middle of a pipe on it. */
export function distance(a: string, b: string, x: number, y: number): number {
  if (opposite(a) === b) return Math.abs(rank(a) % 2 === 0 ? y - SIZE / 2 : x - SIZE / 2);
  const [first, second] = [step(a), step(b)];
  const corner = [(SIZE * (1 + first[0] + second[0])) / 2, (SIZE * (1 + first[1] + second[1])) / 2];
  return Math.abs(Math.hypot(x - corner[0]!, y - corner[1]!) - SIZE / 2);
}

export function lay(tiles: Map<string, Tile>, company: Pick<Company, "tiles" | "machines" | "lines">): Laid {
  const cells = new Map<string, Cell>();
  const machines = new Set(company.machines.map(({ x, y }) => at(x, y)));
  for (const { id, ...place } of company.tiles) {
    const tile = tiles.get(id);
    if (!tile) continue;
    for (const half of halves(tile, place))
      cells.set(at(half.x, half.y), { ...half, machine: machines.has(at(half.x, half.y)) });
  }
  const lines = new Map<string, Line>();
  for (const line of company.lines) for (const { x, y, a, b } of line.segments) lines.set(pieceKey(x, y, a, b), line);
  return { cells, lines };
}

/** The cells that tiles lie on, and these others; one cell at 0,0 if there are none. */
export function bounds(laid: Laid, more: Spot[] = []): Box {
  const spots = [...laid.cells.values(), ...more];
  if (!spots.length) return { left: 0, top: 0, right: 1, bottom: 1 };
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** The line under a point of the sheet, if it lies on a pipe. */
export function lineAt(laid: Laid, left: number, top: number): Line | null {
  const [x, y] = [Math.floor(left / SIZE), Math.floor(top / SIZE)];
  const cell = laid.cells.get(at(x, y));
  if (!cell || cell.machine) return null;
  let best: Line | null = null;
  let least = SIZE * 0.24;
  for (const { a, b } of cell.paths) {
    const away = distance(a, b, left - x * SIZE, top - y * SIZE);
    const line = laid.lines.get(pieceKey(x, y, a, b));
    if (line && away < least) [best, least] = [line, away];
  }
  return best;
}

/** Where the tag of a line can stand, the best place first: beyond a free end, then on its pieces. */
export function tagSpots(laid: Laid, line: Line): Spot[] {
  const free: Spot[] = [];
  const inside: Spot[] = [];
  for (const { x, y, a, b } of line.segments) {
    for (const side of [a, b]) {
      const [dx, dy] = step(side);
      if (!laid.cells.has(at(x + dx, y + dy)))
        free.push({ x: (x + 0.5 + dx * 0.76) * SIZE, y: (y + 0.5 + dy * 0.68) * SIZE });
    }
    const [first, second] = [step(a), step(b)];
    const bend = opposite(a) === b ? 0 : 0.146;
    inside.push({
      x: (x + 0.5 + (first[0] + second[0]) * bend) * SIZE,
      y: (y + 0.5 + (first[1] + second[1]) * bend) * SIZE,
    });
  }
  const middle = inside.length >> 1;
  inside.sort((one, two) => Math.abs(inside.indexOf(one) - middle) - Math.abs(inside.indexOf(two) - middle));
  return [...free, ...inside];
}

/** A spot for each of these tags so that none lies on another: `width` and `height` are those of a tag. */
export function spread(tags: { number: number; spots: Spot[] }[], width: number, height: number): Map<number, Spot> {
  const taken: Spot[] = [];
  const found = new Map<number, Spot>();
  const clear = (spot: Spot) =>
    taken.every((other) => Math.abs(other.x - spot.x) >= width || Math.abs(other.y - spot.y) >= height);
  for (const { number, spots } of tags) {
    const spot = spots.find(clear) ?? spots[0];
    if (!spot) continue;
    taken.push(spot);
    found.set(number, spot);
  }
  return found;
}

/** Places in the order in which one reads. */
export function reading<P extends Spot>(places: P[]): P[] {
  return places.toSorted((one, two) => one.y - two.y || one.x - two.x);
}

/** That of these places which lies nearest. */
export function nearest<P extends Spot>(places: P[], to: Spot): P | null {
  const away = (place: Spot) => Math.hypot(place.x - to.x, place.y - to.y);
  return places.reduce<P | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null);
}
