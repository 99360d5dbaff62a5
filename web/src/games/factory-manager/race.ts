/** A scale for amounts of money, and houses on it that do not cover each other. */

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

/** From below the least to above the most, with about five marks at round amounts. */
export function scale(amounts: readonly number[]): Scale {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const step = [5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000;
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + 4 * step, Math.ceil(most / step) * step);
  return { from, to, ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step) };
}

/** The level of each: the lowest on which nothing stands nearer than `room`. */
export function levels(places: readonly number[], room: number): number[] {
  const found: number[] = Array<number>(places.length).fill(0);
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  order.forEach((one, rank) => {
    const near = order.slice(0, rank).filter((other) => Math.abs(places[other]! - places[one]!) < room);
    let level = 0;
    while (near.some((other) => found[other] === level)) level++;
    found[one] = level;
  });
  return found;
}
