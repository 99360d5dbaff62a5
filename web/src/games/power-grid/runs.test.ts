import { describe, expect, it } from "vitest";

import { bestRun, burnt, mixes, readRun, readRuns, store, total } from "./runs";
import { choice, plant, tokens } from "./testing";

const coal10 = plant(10, ["coal"], 2, 2);
const hybrid5 = plant(5, ["coal", "oil"], 2, 1);
const wind13 = plant(13, [], 0, 1);
const plants = [hybrid5, coal10, wind13];

const offered = [
  choice("run nothing", { supplies: 0, income: 10 }),
  choice("run 13", { supplies: 1, income: 22 }),
  choice("run 10 13", { supplies: 3, income: 44 }),
  choice("run 5 10 13 with 2 coal", { supplies: 3, income: 44 }),
  choice("run 5 10 13 with 1 coal 1 oil", { supplies: 3, income: 44 }),
  choice("run 5 10 13 with 2 oil", { supplies: 3, income: 44 }),
];

describe("choosing plants to run", () => {
  it("reads plants and mix from a move", () => {
    expect(readRun(offered[4]!)).toMatchObject({ plants: [5, 10, 13], coal: 1, oil: 1, supplies: 3, income: 44 });
    expect(readRun(offered[0]!).plants).toEqual([]);
  });

  it("finds the mixes of a set in the order of coal, however it was picked", () => {
    expect(mixes(readRuns(offered), [13, 5, 10]).map((run) => run.coal)).toEqual([0, 1, 2]);
    expect(mixes(readRuns(offered), [5])).toEqual([]);
  });

  it("counts what a run burns", () => {
    expect(burnt(readRun(offered[4]!), plants)).toEqual(tokens({ coal: 3, oil: 1 }));
    expect(total(burnt(readRun(offered[1]!), plants))).toBe(0);
  });

  it("takes the most income for the least fuel", () => {
    expect(bestRun(readRuns(offered), plants, tokens({ coal: 6, oil: 2 }))?.move).toBe("run 10 13");
  });

  it("keeps coal and oil even where income and fuel are the same", () => {
    const only = offered.slice(3);
    expect(bestRun(readRuns(only), plants, tokens({ coal: 6, oil: 2 }))?.move).toBe("run 5 10 13 with 2 coal");
    expect(bestRun(readRuns(only), plants, tokens({ coal: 3, oil: 4 }))?.move).toBe("run 5 10 13 with 2 oil");
  });
});

describe("spreading fuel over plants", () => {
  const spread = (stock: Parameters<typeof tokens>[0]) => store(plants, tokens(stock)).map((one) => one.runs);

  it("gives everybody one run before anybody gets two", () => {
    expect(spread({ coal: 4 })).toEqual([1, 1, 0]);
    expect(spread({ coal: 6 })).toEqual([1, 2, 0]);
  });

  it("leaves oil to the hybrid", () => {
    expect(spread({ coal: 4, oil: 2 })).toEqual([1, 2, 0]);
  });

  it("finds a place for every token that has room", () => {
    for (let coal = 0; coal <= 8; coal++) {
      for (let oil = 0; oil <= 4; oil++) {
        if (Math.max(0, coal - 4) + oil > 4) continue;
        const held = store(plants, tokens({ coal, oil })).reduce((sum, one) => sum + one.held, 0);
        expect(held, `${coal} coal, ${oil} oil`).toBe(coal + oil);
      }
    }
  });
});
