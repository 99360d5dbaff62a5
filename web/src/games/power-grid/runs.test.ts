import { expect, it } from "vitest";

import { coalOf, mixes } from "./runs";
import { choice } from "./testing";

const run = (plants: number[], coal = 0, oil = 0) =>
  choice(`run ${plants.join(" ")}`, { arguments: { plants, coal, oil } });
const offered = [run([]), run([13]), run([5, 10, 13], 2, 0), run([5, 10, 13], 1, 1), run([5, 10, 13], 0, 2)];

it("finds the mixes of a set in the order of coal, however it was picked", () => {
  expect(mixes(offered, [13, 5, 10]).map(coalOf)).toEqual([0, 1, 2]);
  expect(mixes(offered, [5])).toEqual([]);
  expect(mixes(offered, [])).toEqual([offered[0]]);
});
