import { describe, expect, it } from "vitest";

import { bought, cityOf, pairs, sum, within, without } from "./plans";
import { company, tokens, view } from "./testing";

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
    expect(bought(["buy coal", "buy oil", "buy coal", "done"])).toEqual(tokens({ coal: 2, oil: 1 }));
  });

  it("takes out the last of equal moves only", () => {
    expect(without(["buy coal", "buy oil", "buy coal"], "buy coal")).toEqual(["buy coal", "buy oil"]);
    expect(without(["buy coal"], "buy oil")).toEqual(["buy coal"]);
  });

  it("knows the city of a move", () => {
    expect(cityOf("build frankfurt_m")).toBe("frankfurt_m");
    expect(cityOf("buy coal")).toBeNull();
  });

  it("cuts a way into links", () => {
    expect(pairs(["essen", "dusseldorf", "aachen"])).toEqual([
      ["essen", "dusseldorf"],
      ["dusseldorf", "aachen"],
    ]);
    expect(pairs(["essen"])).toEqual([]);
  });

  it("keeps a bid inside its interval", () => {
    expect(within(3, [17, 50])).toBe(17);
    expect(within(60, [17, 50])).toBe(50);
    expect(within(20.4, [17, 50])).toBe(20);
  });
});
