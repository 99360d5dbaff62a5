import { describe, expect, it } from "vitest";

import { Catalogue } from "../lib/catalogue";
import { bands, latest, middle } from "./bands";
import type { Decision, Reveal, Verdict } from "./doors";
import { decisionSaid, eloSaid, lucky, marked, revealSaid, saleSaid, verdictSaid } from "./sentences";

const texts = import.meta.glob<string>("../../../src/powerhouse/texts/en/{core,judge,pages}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const catalogue = new Catalogue(Object.values(texts), "en");
const say = (said: any, values?: any) => catalogue.say(said, values, ["Anna", "Boris"]);
const words = (text: string) => [{ key: "none", values: { text } }];

const decision: Decision = {
  number: 12,
  round: 3,
  seat: 1,
  played: words("pass"),
  best: words("bid 20"),
  loss: 0.12,
  error: 0.02,
  effects: [0.12, -0.12],
  mark: "mistake",
};
const reveal: Reveal = { number: 14, round: 3, told: words("plant 25 comes"), by_seat: [-0.1, 0.1], exact: true };

describe("bands", () => {
  const points = [
    { x: 0, shares: [0.5, 0.5] },
    { x: 10, shares: [0.25, 0.75] },
  ];
  it("fill the whole height, one above the other", () => {
    expect(bands(points, 100)).toEqual(["M0 0L10 0L10 25L0 50Z", "M0 50L10 25L10 100L0 100Z"]);
  });
  it("have a middle for what is marked in them", () => {
    expect(middle([0.25, 0.75], 1, 100)).toBe(62.5);
  });
  it("are looked up at the last point that is not behind", () => {
    expect(latest(points, 9)).toBe(points[0]);
    expect(latest(points, 10)).toBe(points[1]);
    expect(latest(points, -1)).toBe(points[0]);
  });
});

describe("what is said", () => {
  it("of a decision: the better plan and what was lost", () => {
    expect(decisionSaid(decision, say)).toMatch(/Round 3, Boris, mistake .*pass; better was bid 20\. Loss 12\.0.?%/);
    expect(decisionSaid({ ...decision, mark: "" }, say)).toContain("Nothing clearly better");
    expect(decisionSaid({ ...decision, mark: "close" }, say)).toContain("close");
    expect([marked(decision), marked({ ...decision, mark: "close" })]).toEqual([true, false]);
  });
  it("of luck: who gains and who loses", () => {
    expect(revealSaid(reveal, say)).toMatch(/plant 25 comes.*Boris gains 10\.0.?%, Anna loses 10\.0.?%/);
    expect([lucky(reveal), lucky({ ...reveal, by_seat: [0.01, -0.01] })]).toEqual([true, false]);
  });
  it("of a sale: by how much it was too dear", () => {
    const sale = { number: 1, lot: 13, buyer: 0, price: 20, worth: 14, rival: 1, rival_worth: null };
    expect(saleSaid(sale, say)).toContain("overpaid by 6");
    expect(saleSaid({ ...sale, worth: 25 }, say)).not.toContain("overpaid");
  });
  it("of Elo: with its interval, or that it is below the scale", () => {
    const sum = { seat: 0, result: 0, start: 0, luck: 0, losses: 0, effects: 0, rest: 0, adjusted: 0 };
    expect(eloSaid({ ...sum, performance: [null, null, null] }, say)).toBe("below the scale");
    expect(eloSaid({ ...sum, performance: [12, -40, 60] }, say)).toBe("12 (-40 to 60)");
  });
  it("of another plan: beside the best and beside what was played", () => {
    const shares = (own: number) => [1 - own, own];
    const verdict: Verdict = {
      seat: 1,
      tried: { words: words("bid 18"), shares: shares(0.4) },
      played: { words: words("pass"), shares: shares(0.3) },
      best: { words: words("bid 20"), shares: shares(0.45) },
      loss: 0.05,
      error: 0.02,
      mark: "close",
    };
    expect(verdictSaid(verdict, say)[0]).toContain("As good as the best plan");
    expect(verdictSaid(verdict, say)[1]).toMatch(/10\.0.?% more than what was played/);
    expect(verdictSaid({ ...verdict, mark: "mistake" }, say)[0]).toMatch(/mistake .*5\.0.?% less/);
    expect(verdictSaid({ ...verdict, tried: verdict.best }, say)[0]).toContain("best plan that the judge found");
    expect(verdictSaid({ ...verdict, mark: "", loss: -0.05 }, say)[0]).toMatch(/5\.0.?% better/);
  });
});
