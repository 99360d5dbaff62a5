/** The plan at a table, kept in this browser so that a page that is loaded again still has it. */

import type { Step } from "./game";

const KEY = "powerhouse-plan";

interface Kept {
  table: string;
  number: number;
  steps: Step[];
}

export function keepPlan(table: string, number: number, steps: Step[]): void {
  try {
    if (steps.length) sessionStorage.setItem(KEY, JSON.stringify({ table, number, steps } satisfies Kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** What was planned for this position, if it is still the same. */
export function keptPlan(table: string, number: number): Step[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.table === table && kept.number === number ? kept.steps : [];
  } catch {
    return [];
  }
}
