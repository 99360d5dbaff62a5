import { describe, expect, it } from "vitest";

import { choice, company, game, plant, view } from "../testing";
import { headline } from "../headline";
import { cityLabel } from "../map/label";
import { outlook, sentence } from "./sentence";

const lot = { plant: 8, minimum: 8, lowest: 17, bid: 16, leader: 1, bidders: [0, 1] };

describe("what is expected of the visitor", () => {
  const pass = choice("pass");
  const eight = choice("offer 8", { cost: 8 });

  it.each([
    ["an offer", view({ choices: [pass, eight] }), "Offer a plant for auction, or pass and buy none this round."],
    ["the first round", view({ round: 1, choices: [eight] }), /In round 1 everybody buys one/],
    ["the last buyer", view({ unopposed: true, choices: [pass, eight] }), /yours for its minimum\. Or pass/],
    ["an empty purse", view({ choices: [pass] }), "You can pay for none of the plants: pass."],
    [
      "a bid",
      view({ ask: "bid", auction: lot, bids: [17, 50], choices: [pass] }),
      "Your bid for plant 8: 17 or more, or pass. Boris holds 16.",
    ],
    [
      "a bid too high",
      view({ ask: "bid", auction: lot, choices: [pass] }),
      /Boris holds 16 for plant 8, and you cannot/,
    ],
    [
      "an opening bid",
      view({ ask: "bid", auction: { ...lot, bid: null, leader: null }, bids: [8, 50] }),
      "You offer plant 8: open with 8 or more.",
    ],
    ["scrapping", view({ ask: "scrap", renovation: [6, 3] }), /The new one stays\. Scrapping pays 6\./],
    ["giving back", view({ ask: "return" }), /choose a token to give back/],
    ["fuel", view({ ask: "fuel" }), /Buy fuel/],
    [
      "the first city",
      view({ ask: "build", choices: [choice("build essen", { cost: 10 })] }),
      /where your network starts/,
    ],
    ["no city", view({ ask: "build", choices: [choice("done")] }), "No city can be had now: finish."],
    ["running", view({ ask: "run" }), /Which plants run/],
    ["a start city", view({ ask: "mark" }), /Mark a start city/],
    ["a house of the Trust", view({ ask: "place" }), /Place a house of the Trust/],
  ])("asks for %s", (_, now, said) => expect(sentence(game(now))).toMatch(said));

  it("adds what fuel and cities come to", () => {
    const players = [company(0, { ready: 2, cities: ["essen"] }), company(1), company(2)];
    expect(outlook(game(view({ ask: "fuel", players })))).toBe("You have 1 city; your fuel supplies 2.");
    expect(outlook(game(view({ ask: "build", players })))).toBe("1 city connected, your fuel supplies 2.");
    expect(outlook(game(view({ ask: "run", players })))).toBe("");
    expect(outlook(game(view({ ask: "fuel", actor: 1, players })))).toBe("");
  });

  it("says what a plan of the last buyer gets", () => {
    const now = view({ unopposed: true, choices: [eight] });
    expect(sentence(game(now, [eight]))).toBe("Plant 8 is yours for 8: take it, or choose another.");
  });

  it("says that a plan leaves no further city", () => {
    const now = view({ ask: "build", choices: [choice("done")] });
    expect(sentence(game(now, [choice("build essen", { cost: 10 })], now))).toBe(
      "No further city can be had: build and finish.",
    );
  });

  it("says where a plan ends", () => {
    const now = view({ ask: "fuel" });
    const later = view({ ask: "fuel", actor: 2 });
    expect(sentence(game(now, [choice("done")], later))).toMatch(/after it Clara is to act/);
  });
});

describe("what the others do", () => {
  it("tells who is to bid and who holds", () => {
    const now = view({ ask: "bid", actor: 2, auction: { ...lot, leader: 0 } });
    expect(sentence(game(now))).toBe("Clara is to bid for plant 8. You hold 16.");
  });

  it("tells when it is the visitor's turn", () => {
    expect(sentence(game(view({ ask: "fuel", actor: 1, waiting: [1, 0] })))).toBe(
      "Boris is buying fuel. You are next.",
    );
    expect(sentence(game(view({ ask: "build", actor: 1, waiting: [1, 2, 0] })))).toMatch(/after Boris and Clara/);
    expect(sentence(game(view({ ask: "run", actor: 1, waiting: [1] })))).toMatch(/You are done/);
    expect(sentence(game(view({ ask: "fuel", actor: 1, seat: null, waiting: [1, 0] })))).toBe("Boris is buying fuel.");
  });
});

describe("the end", () => {
  const players = [company(0, { supplies: 2 }), company(1, { supplies: 2 }), company(2)];
  const over = view({ ask: "over", actor: null, players, winners: [1] });

  it("names the winner", () => {
    expect(sentence(game(over))).toBe("The game is over. Boris wins with 2 cities supplied.");
    expect(headline(game(over))).toBe("the game is over");
  });

  it("can be shared", () => {
    expect(sentence(game({ ...over, winners: [0, 1] }))).toMatch(/Anna and Boris share the first place/);
  });
});

describe("names for screen readers", () => {
  const essen = game(view()).board.cities[0]!;

  it("tell region, houses and cost of a city", () => {
    const now = view({
      ask: "build",
      houses: { essen: [1, -1, null] },
      sites: { essen: { open: 3, house: 20 } },
      players: [company(0, { cities: ["koln"], plants: [plant(8, ["coal"], 3, 2)] }), company(1), company(2)],
    });
    expect(cityLabel(game(now), essen, choice("build essen", { cost: 21 }), false, "build")).toBe(
      "Essen, west, 2 houses: Boris, Trust; connect for 21",
    );
    expect(cityLabel(game(now), essen, null, false, "build")).toMatch(/; cannot be connected now$/);
    expect(cityLabel(game(now), essen, null, false, null)).toBe("Essen, west, 2 houses: Boris, Trust");
  });

  it("tell what is out of play", () => {
    expect(cityLabel(game(view({ sites: {} })), essen, null, false, null)).toBe("Essen, west, out of play");
  });
});

it("heads the page with round, step and phase", () => {
  expect(headline(game(view({ ask: "fuel", round: 4, step: 2 })))).toBe("round 4 · step 2 · buying fuel");
  expect(headline(game(view({ ask: "mark" })))).toBe("set-up · start cities");
});
