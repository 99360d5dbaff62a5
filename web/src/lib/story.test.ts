import { describe, expect, it } from "vitest";

import { Catalogue } from "./catalogue";
import { chapters, flows, story, toldIn } from "./story";
import recorded from "./testing/story.json";
import type { LogEntry, News } from "./types";

const texts = import.meta.glob<string>(
  [
    "../../../src/powerhouse/texts/en/core.ftl",
    "../../../src/powerhouse/parts/texts/en/rules.ftl",
    "../../../src/powerhouse/games/power_grid/texts/en/rules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const catalogue = new Catalogue(Object.values(texts));
const names = ["Anna", "Boris", "Clara"];
const say = (line: { phrase(): LogEntry["heading"] }) => catalogue.say(line.phrase()!, undefined, names);

/** The lines of what happened, one after the other. */
const told = (...news: Partial<News>[]) => story([{ number: 0, news: news as News[] }]).map(say);

const offered = { code: "offered", seat: 0, values: { plant: 8 }, line: "auction", thread: 8, opens: true };
const opened = { code: "opened", seat: 0, values: { plant: 8, amount: 8 }, line: "auction", thread: 8, opens: true };
const bid = (seat: number, amount: number) => {
  return { code: "bid", seat, values: { plant: 8, amount }, line: "auction", thread: 8 };
};
const passed = (seat: number) => ({ code: "passed", seat, values: { plant: 8 }, line: "auction", thread: 8 });
const sold = { code: "sold", seat: 1, values: { plant: 8, paid: 9 }, line: "auction", thread: 8, ends: true };
const bought = (fuel: string, paid: number, seat = 0) => {
  return { code: "fuel-bought", seat, values: { fuel, count: 1, paid }, line: "fuel", sums: ["count", "paid"] };
};

describe("a story", () => {
  it("tells what belongs to no line by itself", () => {
    expect(told({ code: "no-plant", seat: 0 }, { code: "no-plant", seat: 0 })).toEqual([
      "Anna passes and buys no plant this round",
      "Anna passes and buys no plant this round",
    ]);
  });

  it("puts the parts of a line into one sentence, and adds up what differs only in sums", () => {
    expect(told(bought("coal", 2), bought("oil", 4), bought("coal", 3), bought("oil", 5, 1))).toEqual([
      "Anna buys 2 coal for 5, 1 oil for 4",
      "Boris buys 1 oil for 5",
    ]);
  });

  it("tells an auction by its last bids while it runs", () => {
    expect(told(offered)).toEqual(["Anna offers plant 8"]);
    expect(told(offered, opened)).toEqual(["Anna offers plant 8 for 8"]);
    expect(told(opened, bid(1, 9), passed(2))).toEqual(["Anna offers plant 8 for 8, Boris bids 9, Clara passes"]);
    expect(told(opened, bid(1, 9), bid(2, 10), bid(0, 11), bid(1, 12))).toEqual([
      "Anna offers plant 8 for 8 … Clara bids 10, Anna bids 11, Boris bids 12",
    ]);
  });

  it("tells an auction that is over by what opened and what ended it", () => {
    expect(told(opened, bid(1, 9), sold)).toEqual(["Anna offers plant 8 for 8 … Boris buys it for 9"]);
    expect(told(opened, sold, { ...opened, thread: 9 })).toHaveLength(2);
    expect(told(sold, passed(0))).toEqual(["Boris buys plant 8 for 9", "Anna passes for plant 8"]);
  });

  it("begins in the middle with its first part in full", () => {
    expect(told(bid(1, 9), bid(2, 10))).toEqual(["Boris bids 9 for plant 8, Clara bids 10"]);
  });
});

describe("a log", () => {
  const entry = (number: number, heading: string | null, ...news: object[]): LogEntry => {
    const move = { seat: 0, text: "", verb: "", arguments: {}, forced: false };
    return { number, ...move, heading: heading ? { key: heading } : null, news: news as News[] };
  };
  const log = [
    entry(0, null, { code: "step", values: { step: 1 } }),
    entry(1, "heading-set-up"),
    entry(2, "heading-fuel", bought("coal", 2)),
    entry(3, null),
    entry(4, "heading-fuel", bought("coal", 3)),
    entry(5, "heading-end", bought("coal", 3)),
  ];

  it("stands under its headings; what tells nothing is left out", () => {
    expect(chapters(log).map(({ heading, lines }) => [heading?.key, lines.map(say)])).toEqual([
      [undefined, ["step 1 begins"]],
      ["heading-fuel", ["Anna buys 2 coal for 5"]],
      ["heading-end", ["Anna buys 1 coal for 3"]],
    ]);
  });

  it("knows with which entry a line ends", () => {
    expect(chapters(log).flatMap(({ lines }) => lines.map((line) => line.number))).toEqual([0, 4, 5]);
  });

  it("is told to a voice", () => {
    expect(toldIn(log.slice(0, 3), (said, values) => catalogue.say(said, values, names))).toBe(
      "Step 1 begins. Anna buys 1 coal for 2.",
    );
  });
});

it("a recorded game is told as the terminal tells it", () => {
  const lines = story(recorded.log as unknown as LogEntry[]);
  expect(lines.map((line) => catalogue.say(line.phrase(), undefined, recorded.names))).toEqual(recorded.told);
});

describe("money that was moved in the open", () => {
  it("is added up by seat, what was paid apart from what was got", () => {
    const news = [
      { code: "fuel-bought", seat: 1, money: -3 },
      { code: "connected", seat: 1, money: -20 },
      { code: "supplied", seat: 1, money: 44 },
      { code: "supplied", seat: 0, money: 22 },
      { code: "passed", seat: 2 },
      { code: "came" },
    ];
    expect(flows([{ news: news as News[] }])).toEqual([
      { seat: 0, paid: 0, got: 22 },
      { seat: 1, paid: 23, got: 44 },
    ]);
  });
});
