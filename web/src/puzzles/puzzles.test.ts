import { describe, expect, it } from "vitest";

import { Catalogue } from "../lib/catalogue";
import { dayNumber, nextOf, ofDay } from "./days";
import type { Answer, PuzzleCard } from "./doors";
import { answerSaid, otherSaid } from "./sentences";
import { solved } from "./solved.svelte";

const texts = import.meta.glob<string>("../../../src/powerhouse/texts/en/{core,judge,pages,puzzles}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const catalogue = new Catalogue(Object.values(texts), "en");
const say = (said: any, values?: any) => catalogue.say(said, values, ["Anna", "Boris"]);
const card = (id: string): PuzzleCard => ({ id, players: 3, round: 2, difficulty: "easy" });
const cards = ["a", "b", "c"].map(card);
const words = (text: string) => [{ key: "none", values: { text } }];

describe("the puzzle of a day", () => {
  it("is another one the next day, and the first again after the last", () => {
    const days = [1, 2, 3, 4].map((day) => ofDay(cards, new Date(2026, 0, day))?.id);
    expect(new Set(days.slice(0, 3)).size).toBe(3);
    expect(days[3]).toBe(days[0]);
  });
  it("changes at midnight where the visitor is", () => {
    expect(dayNumber(new Date(2026, 5, 1, 23, 59))).toBe(dayNumber(new Date(2026, 5, 1, 0, 1)));
    expect(dayNumber(new Date(2026, 5, 2, 0, 1))).toBe(dayNumber(new Date(2026, 5, 1, 23, 59)) + 1);
  });
  it("is none where there are no puzzles", () => {
    expect(ofDay([], new Date())).toBeUndefined();
  });
});

describe("the next puzzle", () => {
  it("is the next that is not solved, around the end", () => {
    expect(nextOf(cards, "a", () => false)?.id).toBe("b");
    expect(nextOf(cards, "a", (id) => id === "b")?.id).toBe("c");
    expect(nextOf(cards, "c", (id) => id === "a")?.id).toBe("b");
  });
  it("is simply the next one if all are solved, and none if there is no other", () => {
    expect(nextOf(cards, "c", () => true)?.id).toBe("a");
    expect(nextOf([card("a")], "a", () => false)).toBeUndefined();
  });
});

describe("what is solved", () => {
  it("is kept in this browser", () => {
    expect(solved.has("x")).toBe(false);
    solved.add("x");
    solved.add("x");
    expect(solved.has("x")).toBe(true);
    expect(localStorage.getItem("powerhouse-puzzles")).toBe('["x"]');
  });
});

describe("what is said", () => {
  const answer: Answer = {
    solved: true,
    best: false,
    tried: { words: words("pass"), shares: [0.5, 0.5] },
    loss: 0.12,
    error: 0.02,
    mark: "",
  };
  it("of an answer: how good it is, by the numbers", () => {
    expect(answerSaid({ ...answer, best: true, loss: 0 }, say)).toBe("Solved: that is the best plan.");
    expect(answerSaid({ ...answer, loss: -0.01 }, say)).toContain("as good as the best plan");
    expect(answerSaid({ ...answer, loss: 0.02 }, say)).toMatch(/^Solved: .*2\.0.?%/);
    expect(answerSaid({ ...answer, solved: false, mark: "mistake" }, say)).toMatch(/^Not yet: mistake .*12\.0.?%/);
    expect(answerSaid({ ...answer, solved: false, mark: "close" }, say)).toMatch(/^Not yet: not clearly good enough/);
  });
  it("of other plans: what they lose", () => {
    const other = { words: words("bid 20"), shares: [0.4, 0.6], loss: 0.1, mark: "mistake" };
    expect(otherSaid(other, say)).toMatch(/^bid 20: loses 10\.0.?%$/);
    expect(otherSaid({ ...other, mark: "" }, say)).toBe("bid 20: as good");
  });
});
