/** Closed lines: what lies within, how far away they are. */

import type { XY } from "./bend";

export function inside([x, y]: XY, ring: XY[]): boolean {
  return ring.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !odd : odd;
  }, false);
}

/** How far it is to the nearest line of these rings. */
export function distance([x, y]: XY, rings: XY[][]): number {
  const lengths = rings.flatMap((ring) =>
    ring.map(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length]!;
      const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const share = square && Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square));
      return Math.hypot(x1 + (x2 - x1) * share - x, y1 + (y2 - y1) * share - y);
    }),
  );
  return Math.min(...lengths);
}

/** The area within, negative for a ring that runs the other way. */
export function area(ring: XY[]): number {
  return ring.reduce((total, [x, y], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return total + (x * y2 - x2 * y) / 2;
  }, 0);
}
