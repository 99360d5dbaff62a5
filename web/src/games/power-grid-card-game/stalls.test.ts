import { describe, expect, it } from "vitest";

import { mixes } from "./runs";
import { columns } from "./stalls";
import type { Choice, View } from "./types";

type Cards = [fuel: string, units: number, count: number][];
const PRICES = [1, 2, 3, 4];

function market(cards: Cards[], choices: string[] = [], next: unknown[] = []): View {
  return {
    resources: {
      columns: cards.map((column, at) => ({
        price: PRICES[at],
        slots: at ? 4 : null,
        cards: column.map(([fuel, units, count]) => ({
          fuel,
          units,
          count,
          move: `buy ${fuel} ${units} for ${PRICES[at]}`,
        })),
      })),
      stack: { coal: 1, gas: 1, oil: 1, uranium: 1 },
    },
    choices: choices.map((move) => ({ move, verb: "buy", arguments: {} })),
    trust: next.length ? { next } : null,
  } as unknown as View;
}

const step = (move: string) => ({ move, verb: "buy", arguments: {} }) as unknown as Choice;

describe("the resource market as it is drawn", () => {
  it("has a place for every card, and says which can be bought", () => {
    const view = market([[], [["coal", 1, 2]], [["gas", 3, 1]], []], ["buy coal 1 for 2"]);
    const [left, two, three] = columns(view, view, [], true);
    expect(left!.free).toBe(0);
    expect(two!.stalls.map(({ choice }) => choice?.move)).toEqual(["buy coal 1 for 2", "buy coal 1 for 2"]);
    expect(two!.free).toBe(2);
    expect(three!.stalls.map(({ choice }) => choice)).toEqual([null]);
  });

  it("offers nothing to who is not buying", () => {
    const view = market([[], [["coal", 1, 1]], [], []], ["buy coal 1 for 2"]);
    expect(columns(view, view, [], false)[1]!.stalls[0]!.choice).toBeNull();
  });

  it("keeps a planned card in its place and shows what it lays out", () => {
    const view = market([[], [["coal", 3, 1]], [], []], ["buy coal 3 for 2"]);
    const shown = market([[["coal", 1, 1]], [], [], []]);
    const [left, two] = columns(view, shown, [step("buy coal 3 for 2")], true);
    expect(two!.stalls.map(({ step: planned, born }) => [planned?.move, born])).toEqual([["buy coal 3 for 2", false]]);
    expect(left!.stalls.map(({ born }) => born)).toEqual([true]);
  });

  it("keeps fuels in the order of the market when the plan brings another", () => {
    const view = market([[["oil", 1, 1]], [], [], []]);
    const shown = market([
      [
        ["coal", 1, 1],
        ["oil", 1, 1],
      ],
      [],
      [],
      [],
    ]);
    expect(columns(view, shown, [], true)[0]!.stalls.map(({ fuel }) => fuel)).toEqual(["coal", "oil"]);
  });

  it("marks what the Trust will take, never a card of the plan", () => {
    const view = market([[], [["coal", 1, 2]], [], []]);
    const shown = market([[], [["coal", 1, 1]], [], []], [], [{ fuel: "coal", units: 1, price: 2, count: 1 }]);
    const [, two] = columns(view, shown, [step("buy coal 1 for 2")], true);
    expect(two!.stalls.map(({ step: planned, trust }) => [planned !== null, trust])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe("runs", () => {
  const run = (plants: string[], gas: number) => ({ verb: "run", arguments: { plants, gas } }) as unknown as Choice;

  it("are those of exactly these plants, by the gas that hybrids burn", () => {
    const all = [run([], 0), run(["7"], 2), run(["7"], 1), run(["7", "4"], 1)];
    expect(mixes(all, ["7"]).map(({ arguments: { gas } }) => gas)).toEqual([1, 2]);
    expect(mixes(all, ["4", "7"])).toHaveLength(1);
    expect(mixes(all, [])).toHaveLength(1);
  });
});
