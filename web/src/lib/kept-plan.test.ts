import { beforeEach, describe, expect, it } from "vitest";

import { keepPlan, keptPlan } from "./kept-plan";

describe("a plan over a reload", () => {
  beforeEach(() => sessionStorage.clear());

  it("is there for the same position of the same table only", () => {
    keepPlan("t1", 12, [{ move: "buy coal" }]);
    expect(keptPlan("t1", 12)).toEqual([{ move: "buy coal" }]);
    expect(keptPlan("t1", 13)).toEqual([]);
    expect(keptPlan("t2", 12)).toEqual([]);
  });

  it("is gone when it was cleared, and what cannot be read is none", () => {
    keepPlan("t1", 12, [{ move: "buy coal" }]);
    keepPlan("t1", 12, []);
    expect(keptPlan("t1", 12)).toEqual([]);
    sessionStorage.setItem("powerhouse-plan", "{");
    expect(keptPlan("t1", 12)).toEqual([]);
  });
});
