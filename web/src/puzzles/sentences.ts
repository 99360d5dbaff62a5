/** What is said of an answer and of a solution. */

import { BAD } from "../analysis/sentences";
import type { Say } from "../lib/catalogue";
import type { Answer, OtherPlan } from "./doors";

export function answerSaid({ solved, best, loss, mark }: Answer, say: Say): string {
  if (best) return say("puzzle-best");
  if (solved) return loss < 0.005 ? say("puzzle-as-good") : say("puzzle-nearly", { loss });
  const name = BAD.includes(mark) ? { key: `mark-${mark}` } : { key: "puzzle-close" };
  return say("puzzle-wrong", { mark: name, loss });
}

export function otherSaid({ words, loss, mark }: OtherPlan, say: Say): string {
  const plan = { key: "all-of", values: { items: words } };
  return mark === "" ? say("puzzle-other-good", { plan }) : say("puzzle-other", { plan, loss });
}
