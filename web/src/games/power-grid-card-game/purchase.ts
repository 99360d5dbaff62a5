/** What is proposed to who buys, in words. */

import type { Game, Purchase } from "./types";

export interface Advice {
  title: string;
  purchase: Purchase;
}

export function advised({ say, view }: Pick<Game, "say" | "view">): Advice | null {
  const { all_plants: all, advised: purchase } = view.purchase ?? {};
  if (!purchase) return null;
  const { cost, income } = purchase;
  const every = all?.cost === cost && all.income === income;
  // In the last round plants bring points.
  const key = view.last_round ? (every ? "cg-buy-all-last" : "cg-buy-best-last") : every ? "cg-buy-all" : "cg-buy-best";
  return { title: say(key, { cost, income }), purchase };
}
