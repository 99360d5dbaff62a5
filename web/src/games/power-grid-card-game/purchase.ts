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
  return { title: say(every ? "cg-buy-all" : "cg-buy-best", { cost, income }), purchase };
}
