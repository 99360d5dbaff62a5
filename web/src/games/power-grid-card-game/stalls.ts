/** The resource market as it is drawn: every card in its place, those of the plan and those that it lays out marked. */

import type { Choice, View } from "./types";

export interface Stall {
  /** Unlike all others of its column, and the same after another card was planned. */
  id: string;
  fuel: string;
  units: number;
  price: number;
  /** The move that buys it, possible or not. */
  move: string;
  /** The choice that buys it, if it can be bought now. */
  choice: Choice | null;
  /** The step of the plan that buys it. */
  step: Choice | null;
  /** The plan lays it out. */
  born: boolean;
  /** The Trust will take it. */
  trust: boolean;
}

export interface Column {
  price: number;
  stalls: Stall[];
  /** Places without a card. */
  free: number;
}

/** Cards lie where the server has them; `shown` tells what the plan changes. */
export function columns(view: View, shown: View, steps: readonly Choice[], buying: boolean): Column[] {
  const fuels = Object.keys(view.resources.stack);
  return view.resources.columns.map((column, at) => {
    const { price, slots } = column;
    const now = shown.resources.columns[at]!.cards;
    const kinds = [...column.cards, ...now.filter((card) => !column.cards.some((one) => one.move === card.move))];
    kinds.sort((a, b) => fuels.indexOf(a.fuel) - fuels.indexOf(b.fuel) || a.units - b.units);
    const stalls = kinds.flatMap(({ fuel, units, move }) => {
      const before = column.cards.find((card) => card.move === move)?.count ?? 0;
      const left = now.find((card) => card.move === move)?.count ?? 0;
      const planned = steps.filter((step) => step.move === move);
      const choice = buying ? (shown.choices.find((one) => one.move === move) ?? null) : null;
      const taken = shown.trust?.next.find((one) => one.fuel === fuel && one.units === units && one.price === price);
      return Array.from({ length: planned.length + left }, (_, index): Stall => {
        const step = planned[index] ?? null;
        return {
          id: `${move} ${index}`,
          fuel,
          units,
          price,
          move,
          choice: step ? null : choice,
          step,
          born: index >= before,
          trust: !step && index - planned.length < (taken?.count ?? 0),
        };
      });
    });
    return { price, stalls, free: Math.max(0, (slots ?? 0) - stalls.length) };
  });
}
