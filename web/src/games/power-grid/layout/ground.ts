/** The ground under the cities: an outline around the country and the area of each region. */

import { CANVAS, type Point } from "./geometry";
import type { DrawnCity, DrawnMap } from "./index";

export interface Ground {
  /** The coast, as an SVG path. */
  outline: string;
  /** By region, the areas of its cities as one SVG path. */
  regions: Map<string, string>;
  /** The lines between two regions. */
  borders: string;
}

const CELL = 10;
const REACH = 40;
const LEVEL = 0.5;

export function ground(map: DrawnMap): Ground {
  const regions = new Map<string, string>();
  let borders = "";
  for (const city of map.cities) {
    const area = areaOf(city, map.cities);
    regions.set(city.region, (regions.get(city.region) ?? "") + path(area.map(({ point }) => point)));
    area.forEach(({ point, beyond }, index) => {
      const next = area[(index + 1) % area.length]!.point;
      if (beyond && beyond.region > city.region) {
        borders += `M${round(point.x)} ${round(point.y)}L${round(next.x)} ${round(next.y)}`;
      }
    });
  }
  return { outline: outline(map), regions, borders };
}

interface Corner {
  point: Point;
  /** The city on the other side of the edge that starts here. */
  beyond: DrawnCity | null;
}

/** What is nearer to this city than to any other (a Voronoi cell, cut from the canvas by bisectors). */
function areaOf(city: DrawnCity, cities: DrawnCity[]): Corner[] {
  const far = 80;
  let area: Corner[] = [
    { x: -far, y: -far },
    { x: CANVAS.width + far, y: -far },
    { x: CANVAS.width + far, y: CANVAS.height + far },
    { x: -far, y: CANVAS.height + far },
  ].map((point) => ({ point, beyond: null }));
  for (const other of cities) {
    if (other !== city) area = cut(area, city.place, other);
  }
  return area;
}

function cut(area: Corner[], here: Point, other: DrawnCity): Corner[] {
  const there = other.place;
  const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const side = (point: Point) => (point.x - middle.x) * (there.x - here.x) + (point.y - middle.y) * (there.y - here.y);
  const kept: Corner[] = [];
  area.forEach((corner, index) => {
    const next = area[(index + 1) % area.length]!;
    const one = side(corner.point);
    const two = side(next.point);
    if (one <= 0) kept.push(corner);
    if (one <= 0 !== two <= 0) {
      const share = one / (one - two);
      const point = {
        x: corner.point.x + (next.point.x - corner.point.x) * share,
        y: corner.point.y + (next.point.y - corner.point.y) * share,
      };
      kept.push({ point, beyond: one <= 0 ? other : corner.beyond });
    }
  });
  return kept;
}

/** A smooth coast: where the cities and links together are felt strongly enough (marching squares). */
function outline(map: DrawnMap): string {
  const sources = [
    ...map.cities.flatMap(({ place, nameAt }) => [place, place, nameAt]),
    ...map.links.flatMap(({ from, to }) =>
      [0.25, 0.5, 0.75].map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })),
    ),
  ];
  const columns = Math.ceil(CANVAS.width / CELL) + 9;
  const rows = Math.ceil(CANVAS.height / CELL) + 9;
  const at = (index: number) => (index - 4) * CELL;
  const field: number[][] = [];
  for (let row = 0; row < rows; row++) {
    field.push([]);
    for (let column = 0; column < columns; column++) {
      let felt = 0;
      for (const source of sources) {
        const square = (source.x - at(column)) ** 2 + (source.y - at(row)) ** 2;
        if (square < 9 * REACH ** 2) felt += Math.exp(-square / (2 * REACH ** 2));
      }
      const border = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      field[row]!.push(border ? 0 : felt);
    }
  }
  return rings(field, at).map(smooth).join("");
}

interface Crossing {
  key: string;
  point: Point;
}

/** The lines where the field crosses the level, joined into rings. */
function rings(field: number[][], at: (index: number) => number): Point[][] {
  const next = new Map<string, Crossing>();
  /** Where the coast crosses the line from a point inside to one outside. */
  const cross = (c1: number, r1: number, c2: number, r2: number): Crossing => {
    const one = field[r1]![c1]!;
    const share = (LEVEL - one) / (field[r2]![c2]! - one);
    const point = { x: at(c1) + (c2 - c1) * CELL * share, y: at(r1) + (r2 - r1) * CELL * share };
    return { key: `${c1} ${r1} ${c2} ${r2}`, point };
  };
  for (let row = 0; row + 1 < field.length; row++) {
    for (let column = 0; column + 1 < field[row]!.length; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const inside = corners.map(([c, r]) => field[r]![c]! >= LEVEL);
      // Going around the cell: lines run from where the coast is left to where it is entered.
      const leave: Crossing[] = [];
      const enter: Crossing[] = [];
      corners.forEach(([c, r], index) => {
        const [c2, r2] = corners[(index + 1) % 4]!;
        if (inside[index] && !inside[(index + 1) % 4]) leave.push(cross(c, r, c2, r2));
        if (!inside[index] && inside[(index + 1) % 4]) enter.push(cross(c2, r2, c, r));
      });
      leave.forEach((crossing, index) => next.set(crossing.key, enter[index]!));
    }
  }
  const found: Point[][] = [];
  while (next.size) {
    const ring: Point[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      const crossing: Crossing | undefined = next.get(key);
      next.delete(key);
      if (crossing) ring.push(crossing.point);
      key = crossing?.key;
    }
    if (ring.length > 8) found.push(ring);
  }
  return found;
}

/** A closed curve through the middles of the lines. */
function smooth(ring: Point[]): string {
  const sparse = ring.filter((_, index) => index % 3 === 0);
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const last = sparse.at(-1)!;
  let curve = `M${middle(last, sparse[0]!)}`;
  sparse.forEach((point, index) => {
    curve += `Q${round(point.x)} ${round(point.y)} ${middle(point, sparse[(index + 1) % sparse.length]!)}`;
  });
  return `${curve}Z`;
}

function path(points: Point[]): string {
  return `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
