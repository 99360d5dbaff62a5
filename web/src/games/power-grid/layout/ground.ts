/** The ground under the cities: the country with its coast, what lies around it, and the area of each region. */

import { CANVAS, type Point } from "./geometry";
import type { DrawnCity, DrawnMap } from "./index";
import { LANDS, type Land } from "./land";

export interface Ground extends Land {
  /** By region, the areas of its cities as one SVG path; the coast cuts them. */
  regions: Map<string, string>;
  /** The lines between two regions. */
  borders: string;
}

/** How far areas go beyond the canvas, where the country may. */
const FAR = 120;

/** A map that we have not drawn is land from edge to edge. */
const EVERYWHERE: Land = { land: `M0 0h${CANVAS.width}v${CANVAS.height}H0z`, others: "", lakes: "" };

export function ground(id: string, map: DrawnMap): Ground {
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
  return { ...(LANDS[id] ?? EVERYWHERE), regions, borders };
}

interface Corner {
  point: Point;
  /** The city on the other side of the edge that starts here. */
  beyond: DrawnCity | null;
}

/** What is nearer to this city than to any other (a Voronoi cell, cut from the canvas by bisectors). */
function areaOf(city: DrawnCity, cities: DrawnCity[]): Corner[] {
  let area: Corner[] = [
    { x: -FAR, y: -FAR },
    { x: CANVAS.width + FAR, y: -FAR },
    { x: CANVAS.width + FAR, y: CANVAS.height + FAR },
    { x: -FAR, y: CANVAS.height + FAR },
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

function path(points: Point[]): string {
  return `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
