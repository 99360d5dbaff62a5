import { describe, expect, it } from "vitest";

import { afterRounds, figures, named, path, scale, series, ticks } from "./plots";

const rounds = [
  {
    round: 1,
    number: 10,
    players: [
      { money: 50, size: 1 },
      { money: null, size: 2 },
    ],
  },
  {
    round: 2,
    number: 20,
    players: [
      { money: 30, size: 3 },
      { money: 40, size: 2 },
    ],
  },
];

describe("figures over rounds", () => {
  it("are drawn by the names they come with", () => {
    expect(figures(rounds)).toEqual(["money", "size"]);
  });
  it("have no point where they are hidden", () => {
    expect(series(rounds, "money")).toEqual([
      {
        seat: 0,
        points: [
          { round: 1, value: 50 },
          { round: 2, value: 30 },
        ],
      },
      { seat: 1, points: [{ round: 2, value: 40 }] },
    ]);
  });
  it("are told by the rounds that were over, without the set-up", () => {
    const setUp = { round: 0, number: 1, players: [] };
    expect(afterRounds([setUp, ...rounds]).map(({ round }) => round)).toEqual([0, 1]);
  });
  it("of no rounds are no lines", () => {
    expect(series([], "money")).toEqual([]);
    expect(figures([])).toEqual([]);
  });
});

describe("an axis", () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [17, [0, 5, 10, 15, 20]],
    [215, [0, 50, 100, 150, 200, 250]],
  ])("up to %i", (most, marks) => {
    expect(ticks(most)).toEqual(marks);
  });
  it.each([
    [780, -327, [-500, 0, 500, 1000]],
    [0, -3, [-3, -2, -1, 0]],
  ])("up to %i and down to %i", (most, least, marks) => {
    expect(ticks(most, least)).toEqual(marks);
  });
  it.each([1, 7, 23, 99, 101, 999, 12345])("reaches %i with few whole marks", (most) => {
    const marks = ticks(most);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(7);
    expect(marks.every(Number.isInteger)).toBe(true);
  });
});

it("a scale maps ends to ends, and a single value to the middle", () => {
  const to = scale([1, 3], [10, 30]);
  expect([to(1), to(2), to(3)]).toEqual([10, 20, 30]);
  expect(scale([2, 2], [10, 30])(2)).toBe(20);
});

it("a path goes from point to point", () => {
  expect(
    path([
      { x: 1, y: 2 },
      { x: 3.25, y: 4 },
    ]),
  ).toBe("M1.0 2.0 L3.3 4.0");
  expect(path([])).toBe("");
});

describe("the names under an axis", () => {
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, round) => round);

  it("are all rounds while there is room", () => {
    expect(named(upTo(5))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(named([])).toEqual([]);
  });
  it("always end with the last round", () => {
    expect(named(upTo(10))).toEqual([0, 2, 4, 6, 8, 10]);
    expect(named(upTo(11))).toEqual([0, 2, 4, 6, 8, 10, 11]);
    expect(named(upTo(18))).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(named(upTo(19))).toEqual([0, 3, 6, 9, 12, 15, 19]);
  });
});
