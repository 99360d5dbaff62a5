/** Where things lie on the drawn map: boxes of cities and names, discs of links. All in units of the canvas. */

export const CANVAS = { width: 1000, height: 940 };
export const SLOT = 22;
export const BOX = { width: 3 * SLOT + 8, height: SLOT + 8 };
export const FONT = 16.5;
export const DISC = 12;
export const DISC_FONT = 15;

export type Side = "below" | "above" | "left" | "right";

/** A city on our map: its middle, the side of the box on which its name stands. */
export interface Place {
  x: number;
  y: number;
  side: Side;
}

/** Our places of one map; `discs` tells where on its link (0 to 1) a cost stands, where that is not the middle. */
export interface Layout {
  places: Record<string, Place>;
  discs: Record<string, number>;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

const NARROW = new Set([..."fijlrtIJ. -()"]);
const BROAD = new Set([..."mwMWжмфшщыюЖМФШЩЫЮ"]);

/** An upper bound for common sans-serif fonts (measured with DejaVu Sans, one of the broadest). */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) ems += 0.36;
    else if (BROAD.has(letter)) ems += 0.95;
    else ems += letter === letter.toLowerCase() ? 0.62 : 0.75;
  }
  return ems * size;
}

export function around(middle: Point, width: number, height: number): Rect {
  return {
    left: middle.x - width / 2,
    right: middle.x + width / 2,
    top: middle.y - height / 2,
    bottom: middle.y + height / 2,
  };
}

export function cityBox(place: Point): Rect {
  return around(place, BOX.width, BOX.height);
}

/** Middle of the name. */
export function nameMiddle(place: Place, name: string): Point {
  const aside = BOX.width / 2 + 4 + textWidth(name, FONT) / 2;
  const away = BOX.height / 2 + 1 + FONT * 0.56;
  if (place.side === "left") return { x: place.x - aside, y: place.y };
  if (place.side === "right") return { x: place.x + aside, y: place.y };
  return { x: place.x, y: place.side === "above" ? place.y - away : place.y + away };
}

export function nameBox(place: Place, name: string): Rect {
  return around(nameMiddle(place, name), textWidth(name, FONT), FONT * 1.12);
}

/** How far along from `a` to `b` the line leaves the box of `a`, as a part of the whole. */
export function leaving(a: Point, b: Point): number {
  const dx = Math.abs(b.x - a.x);
  const dy = Math.abs(b.y - a.y);
  return Math.min(dx ? BOX.width / 2 / dx : 1, dy ? BOX.height / 2 / dy : 1, 1);
}

/** The middle of a link's visible part, or `share` of the way along that part. */
export function discMiddle(a: Point, b: Point, share = 0.5): Point {
  const from = leaving(a, b);
  const to = 1 - leaving(b, a);
  const at = from + (to - from) * share;
  return { x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at };
}

export function linkKey(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** How deep two boxes lie in each other; 0 or less when they are apart by that much. */
export function overlap(one: Rect, two: Rect): number {
  return Math.min(one.right - two.left, two.right - one.left, one.bottom - two.top, two.bottom - one.top);
}

/** How deep a disc lies in a box; 0 or less when they are apart by that much. */
export function discOverlap(disc: Point, box: Rect, radius = DISC): number {
  const dx = Math.max(box.left - disc.x, 0, disc.x - box.right);
  const dy = Math.max(box.top - disc.y, 0, disc.y - box.bottom);
  return radius - Math.hypot(dx, dy);
}

/** The length of a line inside a box. */
export function lengthInside(a: Point, b: Point, box: Rect): number {
  let from = 0;
  let to = 1;
  for (const [start, step, low, high] of [
    [a.x, b.x - a.x, box.left, box.right],
    [a.y, b.y - a.y, box.top, box.bottom],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return 0;
      continue;
    }
    const one = (low - start) / step;
    const two = (high - start) / step;
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  }
  return to > from ? (to - from) * Math.hypot(b.x - a.x, b.y - a.y) : 0;
}
