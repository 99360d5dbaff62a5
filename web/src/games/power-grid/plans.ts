/** What is planned on this board. */

import type { Choice } from "./types";

/** The city that a choice or a line of the log is about. */
export function cityOf({ arguments: { city } }: { arguments: Record<string, unknown> }): string | null {
  return typeof city === "string" ? city : null;
}

/** The planned purchases of a fuel. */
export function bought(steps: readonly Choice[], fuel: string): Choice[] {
  return steps.filter((step) => step.verb === "buy" && step.arguments.fuel === fuel);
}

/** A way through cities as pairs of neighbours. */
export function pairs(way: readonly string[]): [string, string][] {
  return way.slice(1).map((city, index) => [way[index]!, city]);
}
