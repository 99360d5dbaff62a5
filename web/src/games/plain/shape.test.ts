import { expect, it } from "vitest";

import { bids, cell, choices, isRows } from "./shape";

it("choices come with whatever else is known of them", () => {
  const view = { choices: [{ move: "take 3", cost: 4, way: ["a"], gain: null }, "pass", { other: 1 }] };
  expect(choices(view)).toEqual([
    { move: "take 3", notes: "cost 4" },
    { move: "pass", notes: "" },
  ]);
  expect(choices(null)).toEqual([]);
  expect(choices({ choices: "none" })).toEqual([]);
});

it("bids are an interval or nothing", () => {
  expect(bids({ bids: [3, 50] })).toEqual([3, 50]);
  expect(bids({ bids: null })).toBeNull();
  expect(bids({})).toBeNull();
});

it("cells are short and readable", () => {
  expect(cell(null)).toBe("–");
  expect(cell([])).toBe("–");
  expect(cell({ red: 2, blue: 0 })).toBe("red 2");
  expect(
    cell([
      { id: 7, size: 1 },
      { id: 9, size: 2 },
    ]),
  ).toBe("7, 9");
  expect(isRows([{ a: 1 }])).toBe(true);
  expect(isRows([])).toBe(false);
  expect(isRows([[1]])).toBe(false);
});
