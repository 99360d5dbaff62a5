import { describe, expect, it } from "vitest";

import { find, remove, sum } from "../../parts/plans";
import { bought, cityOf, pairs } from "./plans";
import { choice, company, game, view } from "./testing";
import type { Choice } from "./types";

describe("a plan in numbers", () => {
  it("sums cost and remainder from the money before and after", () => {
    const after = view({ players: [company(0, { money: 24 }), company(1), company(2)] });
    expect(sum(view(), after, 0)).toEqual({ have: 50, cost: 26, left: 24 });
  });

  it("has no sum for a spectator or for hidden money", () => {
    expect(sum(view(), view(), null)).toBeNull();
    expect(sum(view(), view(), 1)).toBeNull();
  });

  it("counts planned tokens", () => {
    const steps = ["buy coal", "buy oil", "buy coal", "done"].map((move) => choice(move));
    expect(bought(steps, "coal")).toHaveLength(2);
    expect(bought(steps, "garbage")).toEqual([]);
  });

  it("finds a choice by its verb and what it is about", () => {
    const now = view({ choices: [choice("pass"), choice("offer 8"), choice("offer 13")] });
    expect(find(now, "offer", 13)?.move).toBe("offer 13");
    expect(find(now, "pass")?.move).toBe("pass");
    expect(find(now, "offer", 9)).toBeNull();
  });

  it("takes out the last of equal steps only, and plans the others again as they are then", async () => {
    const dear = choice("buy oil", { cost: 4 });
    const steps = [choice("buy coal"), choice("buy coal"), choice("buy oil", { cost: 3 })];
    const planned = game(view(), steps, view({ choices: [dear, choice("buy coal")] }));
    const added: Choice[] = [];
    planned.plan.add = async (...some) => Boolean(added.push(...some));
    await remove(planned, steps[0]!);
    expect(added).toEqual([choice("buy coal"), dear]);
  });

  it("knows the city of a choice", () => {
    expect(cityOf(choice("build frankfurt_m"))).toBe("frankfurt_m");
    expect(cityOf(choice("buy coal"))).toBeNull();
  });

  it("cuts a way into links", () => {
    expect(pairs(["essen", "dusseldorf", "aachen"])).toEqual([
      ["essen", "dusseldorf"],
      ["dusseldorf", "aachen"],
    ]);
    expect(pairs(["essen"])).toEqual([]);
  });
});
