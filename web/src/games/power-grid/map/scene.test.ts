import { describe, expect, it } from "vitest";

import { company, game, view } from "../testing";
import { linkInPlay, litCities } from "./scene";

describe("light on the map", () => {
  const players = [company(0, { cities: ["essen", "bremen"], supplies: 2 }), company(1), company(2)];

  it("is that which the game tells, in every phase", () => {
    for (const ask of ["offer", "build", "run", "over"] as const) {
      const lit = litCities(game(view({ ask, players, lit: [1, 0, 0], supplied: [2, 0, 0] })));
      expect([...lit.get(0)!]).toEqual(["essen"]);
    }
  });
});

it("a link is in play between cities in play, whatever their regions are", () => {
  const sites = { essen: { open: 1, house: 10 }, dortmund: { open: 1, house: 10 } };
  const now = view({ zone: ["west"], sites });
  expect(linkInPlay(now, { a: "essen", b: "dortmund" })).toBe(true);
  expect(linkInPlay(now, { a: "essen", b: "duisburg" })).toBe(false);
});
