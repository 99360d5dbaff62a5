/** Draws the land of our two maps from public outlines (Natural Earth, US Census Bureau: both in the public domain):
 *
 *      npm install --no-save world-atlas@2.0.2 us-atlas@3.0.1
 *      npm run coast
 *
 *  projects them, bends them to our places of the cities, leaves out what is too small to be seen, and writes
 *  src/games/power-grid/layout/land/*.ts. Run it again when the places of cities change. */

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { germany as germanPlaces } from "../../src/games/power-grid/layout/germany";
import type { Layout } from "../../src/games/power-grid/layout/geometry";
import { usa as usaPlaces } from "../../src/games/power-grid/layout/usa";
import { affine, bend, leastJacobian, type Warp, type XY } from "./bend";
import * as places from "./places";
import { area, distance, inside } from "./rings";

/** The canvas and what is seen around it in a broad or a high window. */
export const SEEN = { left: -650, top: -420, right: 1650, bottom: 1380 };
/** Triangles below this area, in square units of the canvas, are not worth a point; rings below that, not worth drawing. */
const FINE = { land: 14, others: 160 };
const SMALL = { land: 55, others: 900 };
/** So far from coasts and borders a city lies at least before the map is bent. */
const ASHORE = 18;

/** The United States, Canada, Mexico, Cuba, the Bahamas, Guatemala, Belize, as the atlas numbers them. */
const AMERICA = ["840", "124", "484", "192", "044", "320", "084"];
const RADIANS = Math.PI / 180;
type Projection = Warp;

/** Albers' equal-area conic with two standard parallels. */
function albers(first: number, second: number, middle: number): Projection {
  const [a, b] = [Math.sin(first * RADIANS), Math.sin(second * RADIANS)];
  const n = (a + b) / 2;
  const c = Math.cos(first * RADIANS) ** 2 + 2 * n * a;
  return ([longitude, latitude]) => {
    const radius = Math.sqrt(c - 2 * n * Math.sin(latitude * RADIANS)) / n;
    const angle = n * (longitude - middle) * RADIANS;
    return [1000 * radius * Math.sin(angle), 1000 * radius * Math.cos(angle)];
  };
}

export const PROJECTIONS: Record<"germany" | "usa", Projection> = {
  germany: albers(48, 54, 10.4),
  usa: albers(29.5, 45.5, -96),
};

/** From the globe to our canvas; cities at a coast or border come to lie a little inland of it. */
export function warpOf(map: "germany" | "usa", layout: Layout, land: (fit: Warp) => XY[][] = () => []): Warp {
  const project = PROJECTIONS[map];
  const ids = Object.keys(layout.places);
  const to = ids.map((id): XY => [layout.places[id]!.x, layout.places[id]!.y]);
  const flat = ids.map((id) => project(places[map][id]!));
  const fit = affine(flat, to);
  const rings = land((point) => fit(project(point)));
  const still: XY[] = [];
  for (let i = 0; i <= 6; i++) {
    const x = SEEN.left - 200 + ((SEEN.right - SEEN.left + 400) * i) / 6;
    const y = SEEN.top - 200 + ((SEEN.bottom - SEEN.top + 400) * i) / 6;
    still.push([x, SEEN.top - 200], [x, SEEN.bottom + 200]);
    if (i > 0 && i < 6) still.push([SEEN.left - 200, y], [SEEN.right + 200, y]);
  }
  const bent = bend(
    flat.map((point) => inland(fit(point), rings)),
    to,
    still,
  );
  const least = leastJacobian(bent, SEEN.left, SEEN.top, SEEN.right, SEEN.bottom, 12);
  if (least <= 0) throw new Error(`the map ${map} is folded: ${least}`);
  console.log(map, "least stretch of area", least.toFixed(3));
  return (point) => bent(fit(project(point)));
}

/** The nearest point that is far enough from every coast and border. */
function inland(point: XY, rings: XY[][]): XY {
  for (let far = 0; far < 80; far += 2)
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn / 24) * 2 * Math.PI;
      const there: XY = [point[0] + far * Math.cos(angle), point[1] + far * Math.sin(angle)];
      if (!rings.length || (rings.some((ring) => inside(there, ring)) && distance(there, rings) >= ASHORE))
        return there;
    }
  return point;
}

// Topologies

interface Topology {
  transform: { scale: XY; translate: XY };
  arcs: XY[][];
  objects: Record<string, { geometries: Geometry[] }>;
}
interface Geometry {
  id?: string;
  type: string;
  arcs: number[][] | number[][][];
}

/** The arcs of a topology on our canvas, each simplified by itself so that neighbours keep a common border. */
class Atlas {
  readonly #topology: Topology;
  readonly #warp: Warp;
  readonly #near: (point: XY) => boolean;
  readonly #arcs = new Map<number, XY[]>();
  /** Arcs of the land itself, which are drawn finer. */
  readonly #fine = new Set<number>();

  constructor(file: string, warp: Warp, near: (point: XY) => boolean) {
    this.#topology = JSON.parse(readFileSync(resolve("node_modules", file), "utf8")) as Topology;
    this.#warp = warp;
    this.#near = near;
  }

  /** Draws all borders of these geometries finely. */
  refine(object: string, which: (geometry: Geometry) => boolean): void {
    const arcs = this.#topology.objects[object]!.geometries.filter(which).flatMap((found) => found.arcs.flat(2));
    for (const arc of arcs) this.#fine.add(arc < 0 ? ~arc : arc);
  }

  /** The outer rings of geometries near our map. */
  outlines(object: string, which: (geometry: Geometry) => boolean): XY[][] {
    const polygons = this.#topology.objects[object]!.geometries.filter(which).flatMap((found) =>
      found.type === "Polygon" ? [found.arcs as number[][]] : (found.arcs as number[][][]),
    );
    const near = polygons.filter(([outer]) => outer!.some((arc) => this.#isNear(arc)));
    return near.map(([outer]) => this.#ring(outer!));
  }

  #ring(arcs: number[]): XY[] {
    const lines = arcs.map((arc) => (arc < 0 ? [...this.#arc(~arc)].reverse() : this.#arc(arc)));
    return lines.flatMap((line) => line.slice(1));
  }

  #isNear(arc: number): boolean {
    return this.#points(arc < 0 ? ~arc : arc).some(this.#near);
  }

  #points(index: number): XY[] {
    const { scale, translate } = this.#topology.transform;
    let [x, y] = [0, 0];
    return this.#topology.arcs[index]!.map(([dx, dy]): XY => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  }

  #arc(index: number): XY[] {
    let found = this.#arcs.get(index);
    if (!found) {
      const points = this.#points(index);
      // Of what is far away the ends are enough.
      const kept = points.some(this.#near) ? points : [points[0]!, points.at(-1)!];
      found = simplified(kept.map(this.#warp), this.#fine.has(index) ? FINE.land : FINE.others);
      this.#arcs.set(index, found);
    }
    return found;
  }
}

/** Leaves out the points whose triangle with their neighbours is smallest, until none is too small (Visvalingam). */
function simplified(points: XY[], fine: number): XY[] {
  const kept = [...points];
  for (;;) {
    let [least, at] = [fine, -1];
    for (let i = 1; i < kept.length - 1; i++) {
      const size = Math.abs(area([kept[i - 1]!, kept[i]!, kept[i + 1]!]));
      if (size < least) [least, at] = [size, i];
    }
    if (at < 0) return kept;
    kept.splice(at, 1);
  }
}

/** A ring cut at the edges of what can be seen. */
function cut(ring: XY[]): XY[] {
  const edges: [(point: XY) => number, 0 | 1, number][] = [
    [([x]) => x - SEEN.left, 0, SEEN.left],
    [([x]) => SEEN.right - x, 0, SEEN.right],
    [([, y]) => y - SEEN.top, 1, SEEN.top],
    [([, y]) => SEEN.bottom - y, 1, SEEN.bottom],
  ];
  return edges.reduce((left, [inside]) => {
    return left.flatMap((point, i) => {
      const next = left[(i + 1) % left.length]!;
      const [one, two] = [inside(point), inside(next)];
      const crossing = one >= 0 !== two >= 0;
      const share = one / (one - two);
      const between: XY = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
      return [...(one >= 0 ? [point] : []), ...(crossing ? [between] : [])];
    });
  }, ring);
}

function path(rings: XY[][], small: number): string {
  return rings
    .map(cut)
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) > small)
    .map((ring) => {
      let [x, y] = [Math.round(ring[0]![0]), Math.round(ring[0]![1])];
      let drawn = `M${x} ${y}l`;
      const steps = ring.slice(1).map(([toX, toY]) => {
        const step: XY = [Math.round(toX) - x, Math.round(toY) - y];
        [x, y] = [x + step[0], y + step[1]];
        return step;
      });
      drawn += steps
        .filter(([dx, dy]) => dx || dy)
        .map(([dx, dy]) => `${dx}${dy < 0 ? "" : " "}${dy}`)
        .join(" ")
        .replaceAll(" -", "-");
      return `${drawn}z`;
    })
    .join("");
}

const near = (west: number, south: number, east: number, north: number) => (point: XY) =>
  point[0] > west && point[0] < east && point[1] > south && point[1] < north;

function write(map: "germany" | "usa", land: string, others: string, warp: Warp): void {
  const lakes = path(
    places.lakes[map].map((ring) => ring.map(warp)),
    SMALL.land,
  );
  const file = resolve(`src/games/power-grid/layout/land/${map}.ts`);
  const text = `/** Made by tools/coast/coast.ts from outlines in the public domain. */

import type { Land } from ".";

export const ${map}: Land = {
  land: "${land}",
  others: "${others}",
  lakes: "${lakes}",
};
`;
  writeFileSync(file, text);
  console.log(map, text.length, "bytes");
}

export function main(): void {
  const inGermany = ({ id }: Geometry) => id === "276";
  const europe = (warp: Warp) => new Atlas("world-atlas/countries-10m.json", warp, near(-6, 41, 27, 62));
  const german = warpOf("germany", germanPlaces, (fit) => europe(fit).outlines("countries", inGermany));
  const countries = europe(german);
  countries.refine("countries", inGermany);
  write(
    "germany",
    path(countries.outlines("countries", inGermany), SMALL.land),
    path(
      countries.outlines("countries", (country) => !inGermany(country)),
      SMALL.others,
    ),
    german,
  );

  const all = () => true;
  const united = (warp: Warp) => new Atlas("us-atlas/nation-10m.json", warp, near(-126, 23, -66, 50));
  const american = warpOf("usa", usaPlaces, (fit) => united(fit).outlines("nation", all));
  const nation = united(american);
  nation.refine("nation", all);
  const world = new Atlas("world-atlas/countries-50m.json", american, near(-150, 8, -45, 62));
  write(
    "usa",
    path(nation.outlines("nation", all), SMALL.land),
    path(
      world.outlines("countries", ({ id }) => AMERICA.includes(id ?? "")),
      SMALL.others,
    ),
    american,
  );
}
