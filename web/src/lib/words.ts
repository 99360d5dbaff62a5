/** What several boards put together of said texts: remarks, amounts with their sign. */

import type { Say } from "./catalogue";

/** Several sentences about one thing; those that are not to be made are left out. */
export function remarks(say: Say, ...some: (string | null | undefined | false)[]): string {
  return say("told-of", { items: some.filter((one): one is string => Boolean(one)) });
}

/** "+2", "−2" or "0". */
export function signed(say: Say, amount: number): string {
  return amount > 0 ? say("amount-more", { amount }) : plain(say, amount);
}

/** "2", "−2" or "0". */
export function plain(say: Say, amount: number): string {
  return amount < 0 ? say("amount-less", { amount: -amount }) : say("amount", { amount: amount + 0 });
}
