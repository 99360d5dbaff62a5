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
  const key = every ? "cg-buy-all" : "cg-buy-best";
  // In the last round plants bring points.
  return { title: say(view.last_round ? `${key}-last` : key, { cost, income }), purchase };
}
