import { describe, expect, it } from "vitest";

import { say } from "../../lib/catalogue";
import {
  bids,
  choices,
  counted,
  facts,
  grouped,
  isShort,
  matching,
  moneyOf,
  ownFirst,
  playerFacts,
  shape,
  turnOrder,
} from "./shape";
import { choiceName } from "./words";

describe("the shape of a value", () => {
  it("is told by what is in it", () => {
    expect(shape(3)).toEqual({ kind: "plain", value: 3 });
    expect(shape(null)).toEqual({ kind: "plain", value: null });
    expect(shape([1, 2])).toEqual({ kind: "list", values: [1, 2] });
    expect(shape({ red: 2, blue: 0 })).toEqual({ kind: "pairs", pairs: Object.entries({ red: 2, blue: 0 }) });
    expect(shape({ deck: 4, cards: [1] }).kind).toBe("parts");
  });

  it("is a table for a list of like things, without columns that hold nothing", () => {
    expect(
      shape([
        { id: 7, size: 1, note: null, tags: [] },
        { id: 9, note: null },
      ]),
    ).toEqual({
      kind: "table",
      columns: ["id", "size"],
      rows: [
        { head: null, cells: [7, 1] },
        { head: null, cells: [9, null] },
      ],
    });
  });

  it("is a table for like things under names, and for many lists under names", () => {
    expect(shape({ west: { cost: 1 }, east: { cost: 2 } })).toMatchObject({
      kind: "table",
      columns: ["cost"],
      rows: [{ head: "west" }, { head: "east" }],
    });
    expect(shape({ a: [1], b: [2], c: [3], d: [] }).kind).toBe("table");
    expect(shape({ a: [1], b: [2] }).kind).toBe("parts");
  });

  it("is a place each for things that hold tables of their own", () => {
    const rows = [{ price: 3, cube: null }];
    const markets = [
      { id: "north", rows, open: true },
      { id: "south", rows, open: false },
    ];
    expect(shape(markets)).toMatchObject({ kind: "sections", sections: [{ head: "north" }, { head: "south" }] });
  });

  it("is that of seats where the name says so and the numbers fit", () => {
    expect(shape(1, "leader", 3)).toEqual({ kind: "seats", seats: [1] });
    expect(shape([2, 0], "waiting", 3)).toEqual({ kind: "seats", seats: [2, 0] });
    expect(shape([2, 7], "waiting", 3).kind).toBe("list");
    expect(shape([5, null, 0], "earned", 3).kind).toBe("bySeat");
    expect(shape([5, 0], "earned", 3).kind).toBe("list");
  });
});

it("facts that are shown elsewhere or hold nothing are left out", () => {
  const view = { game: "x", round: 3, choices: [], note: null, zone: [], players: [{ seat: 0 }], flag: false };
  expect(facts(view)).toEqual([["round", 3]]);
  expect(isShort({ a: 1 })).toBe(true);
  expect(isShort([{ a: 1 }])).toBe(false);
});

it("a player's facts are found by seat, hidden ones among them", () => {
  const view = {
    order: [1, 0],
    players: [
      { seat: 1, money: null, cards: [] },
      { seat: 0, money: 7, cards: ["a"] },
    ],
  };
  expect(playerFacts(view, 0)).toEqual([
    ["money", 7],
    ["cards", ["a"]],
  ]);
  expect(playerFacts(view, 1)).toEqual([["money", null]]);
  expect(turnOrder(view, 2)).toEqual([1, 0]);
  expect(turnOrder({ order: [5] }, 2)).toEqual([0, 1]);
});

it("equal neighbours are counted", () => {
  expect(counted([1, 1, 1, 2, 1])).toEqual([
    { value: 1, count: 3 },
    { value: 2, count: 1 },
    { value: 1, count: 1 },
  ]);
});

describe("choices", () => {
  const taking = (move: string, what: string | number, more: object) => {
    return { move, verb: "take", arguments: { what }, ...more };
  };
  const listed = choices({
    choices: [
      taking("take 3", 3, { cost: 4, way: ["a"], gain: null, count: 3 }),
      "pass",
      { other: 1 },
      taking("take big_red", "big_red", { cost: 9, colour: "big_red" }),
    ],
  });

  it("come with whatever else is known of them", () => {
    expect(listed[0]).toEqual({ move: "take 3", verb: "take", arguments: { what: 3 }, notes: [["cost", 4]] });
    expect(listed[1]).toEqual({ move: "pass", verb: "pass", arguments: {}, notes: [] });
    expect(listed[2]!.notes).toEqual([["cost", 9]]);
    expect(choices(null)).toEqual([]);
    expect(choices({ choices: "none" })).toEqual([]);
  });

  it("are called by what they are done with, or in full", () => {
    const named = (said: Record<string, unknown>) =>
      choiceName(say, { move: "run 5 10", verb: "run", arguments: said, notes: [] });
    expect(named({ what: "big_red" })).toBe("Big red");
    expect(named({ what: 7 })).toBe("7");
    expect(named({ city: { key: "city-koln", values: { text: "Köln" } } })).toBe("Köln");
    expect(named({ plants: [5, 10] })).toBe("run 5 10");
    expect(named({ plant: 5, coal: 1 })).toBe("run 5 10");
    expect(named({})).toBe("run 5 10");
  });

  it("stand under their verbs", () => {
    expect(grouped(listed).map(([verb, group]) => [verb, group.length])).toEqual([
      ["take", 2],
      ["pass", 1],
    ]);
  });

  it("are found by words of the move or of what is known of it", () => {
    const found = (typed: string) => matching(listed, typed).map((choice) => choice.move);
    expect(found("")).toHaveLength(3);
    expect(found("Big red")).toEqual(["take big_red"]);
    expect(found("cost 9")).toEqual(["take big_red"]);
    expect(found("take cost 4")).toEqual(["take 3"]);
    expect(found("juggle")).toEqual([]);
  });
});

it("bids are an interval or nothing", () => {
  expect(bids({ bids: [3, 50] })).toEqual([3, 50]);
  expect(bids({ bids: null })).toBeNull();
  expect(bids({})).toBeNull();
});

describe("what matters first", () => {
  it("is what the present decision is about", () => {
    const view = { ask: "bid", round: 2, fuel: [1], auction: { lot: 4 }, bids: [4, 9], last: false };
    expect(facts(view).map(([name]) => name)).toEqual(["auction", "round", "fuel"]);
    const buying = {
      ask: "buy",
      plants: [3],
      fuels: [1],
      choices: [{ move: "buy coal", verb: "buy", arguments: { fuel: "coal" } }],
    };
    expect(facts(buying).map(([name]) => name)).toEqual(["fuels", "plants"]);
  });

  it("is the own seat and its money", () => {
    expect(ownFirst([2, 0, 1], 1)).toEqual([1, 2, 0]);
    expect(ownFirst([2, 0, 1], null)).toEqual([2, 0, 1]);
    const view = {
      players: [
        { seat: 0, money: null },
        { seat: 1, money: 7 },
      ],
    };
    expect([moneyOf(view, 0), moneyOf(view, 1), moneyOf(view, null), moneyOf(null, 1)]).toEqual([null, 7, null, null]);
  });
});
