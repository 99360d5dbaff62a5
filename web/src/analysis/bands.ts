/** The shares of the win as bands that are one high, from left to right. */

export interface Point {
  x: number;
  shares: number[];
}

/** The outline of each seat's band, the first seat at the top. */
export function bands(points: Point[], height: number): string[] {
  const seats = points[0]?.shares.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const upper = points.map((point) => edge(point, seat, height));
    const lower = points.map((point) => edge(point, seat + 1, height)).reverse();
    return `M${[...upper, ...lower].join("L")}Z`;
  });
}

/** How far from the top the middle of a seat's band is. */
export function middle(shares: number[], seat: number, height: number): number {
  return (sum(shares, seat) + shares[seat]! / 2) * height;
}

/** The last of the points that are not behind `x`, or the first. */
export function latest<T extends { x: number }>(points: T[], x: number): T | undefined {
  return points.findLast((point) => point.x <= x) ?? points[0];
}

function edge({ x, shares }: Point, seat: number, height: number): string {
  return `${round(x)} ${round(sum(shares, seat) * height)}`;
}

/** Of all seats before this one. */
function sum(shares: number[], seat: number): number {
  return shares.slice(0, seat).reduce((total, share) => total + share, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
