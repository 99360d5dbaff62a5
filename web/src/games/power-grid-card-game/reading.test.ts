import { expect, it } from "vitest";

import texts from "../../../../src/powerhouse/games/power_grid_card_game/texts/en/board.ftl?raw";
import floor from "../../../../src/powerhouse/parts/texts/en/board.ftl?raw";
import core from "../../../../src/powerhouse/texts/en/core.ftl?raw";
import { Catalogue, type Say } from "../../lib/catalogue";
import { advised } from "./purchase";
import { reading } from "./reading";
import type { Game, View } from "./types";

const catalogue = new Catalogue([core, floor, texts]);
const say: Say = (said, values) => catalogue.say(said, values);

it("the discard pile tells how many cards ++ are, not of how many kinds", () => {
  const plusplus = [{ fuel: "coal", units: 2, count: 2 }];
  const resources = { discard: [], plusplus: true };
  const game = { say, shown: { resources }, board: { plusplus } } as unknown as Game;
  const { text } = reading(game, { kind: "pile", pile: "discard" });
  expect(text).toContain(say("cg-read-plusplus", { cards: 2 }));
});

it("what the game advises is proposed, whatever money there is", () => {
  const some = (cost: number, income: number) => ({ cards: [], moves: [], cost, income });
  const [all, best] = [some(8, 24), some(5, 17)];
  const proposed = (purchase: View["purchase"], last_round = false) =>
    advised({ say, view: { purchase, last_round, players: [{ money: 99 }] } as unknown as View })?.title;
  expect(proposed({ all_plants: all, best, advised: best })).toBe(say("cg-buy-best", { cost: 5, income: 17 }));
  expect(proposed({ all_plants: all, best: all, advised: all })).toBe(say("cg-buy-all", { cost: 8, income: 24 }));
  expect(proposed({ all_plants: null, best, advised: null })).toBeUndefined();
  expect(proposed({ all_plants: all, best, advised: best }, true)).toBe("Plan the best: 5 for 17 points");
});
