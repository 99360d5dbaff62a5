/** Which city somebody means, and which part of the map some cities take. */

import type { DrawnCity } from "../layout";
import type { Point, Rect } from "../layout/geometry";

/** So many pixels beside a city a finger still means it. */
const FINGER = 22;
/** What is left free around cities that are shown, in units of the canvas. */
const MARGIN = 24;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the canvas is seen in its window. */
interface Window {
  left(x: number): number;
  top(y: number): number;
}

/** The city beside which a finger came down, in pixels of the window. */
export function cityNear(cities: DrawnCity[], window: Window, { x, y }: Point): DrawnCity | null {
  const distance = ({ box }: DrawnCity) =>
    Math.hypot(
      Math.max(0, window.left(box.left) - x, x - window.left(box.right)),
      Math.max(0, window.top(box.top) - y, y - window.top(box.bottom)),
    );
  const nearest = cities.reduce((best, city) => (distance(city) < distance(best) ? city : best));
  return distance(nearest) <= FINGER ? nearest : null;
}

/** The nearest city in the direction of an arrow key. */
export function cityTowards(cities: DrawnCity[], from: DrawnCity, key: string): DrawnCity | null {
  const [right, down] = ARROWS[key]!;
  const distance = (city: DrawnCity) => {
    const dx = city.place.x - from.place.x;
    const dy = city.place.y - from.place.y;
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    return along <= 0 || aside > along * 1.7 ? Infinity : along + aside * 1.4;
  };
  const ahead = cities.filter((city) => distance(city) < Infinity);
  return ahead.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** What shows these cities with their names. */
export function around(cities: DrawnCity[]): Rect {
  const boxes = cities.flatMap((city) => [city.box, city.nameBox]);
  return {
    left: Math.min(...boxes.map((box) => box.left)) - MARGIN,
    right: Math.max(...boxes.map((box) => box.right)) + MARGIN,
    top: Math.min(...boxes.map((box) => box.top)) - MARGIN,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + MARGIN,
  };
}

export function middleOf(cities: DrawnCity[]): Point {
  return {
    x: cities.reduce((sum, city) => sum + city.place.x, 0) / cities.length,
    y: cities.reduce((sum, city) => sum + city.place.y, 0) / cities.length,
  };
}
