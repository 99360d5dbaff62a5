import { expect, test } from "vitest";

import { Catalogue } from "./catalogue";
import { valueOf } from "./options";
import type { GameInfo } from "./types";

const game: GameInfo = {
  id: "g",
  name: "G",
  players: [2, 3],
  options: {
    zone: { values: ["random"], open: true, first_page: false, pieces: ["regions", "region"] },
    rulings: { values: ["standard"], open: true, first_page: false, pieces: null },
  },
  bots: [],
  reconstructed: [],
  clauses: {},
  share: { reconstructed: 0, pieces: 0 },
  about: "",
};
const { say } = new Catalogue([
  "list-next = { $told }, { $item }\nlist-all-of = { $told } and { $item }",
  "region-west = the west\nregion-east = the east\noption-zone-random = drawn\noption-rulings-debts = debts are paid",
]);

test("a value that the game lists has its own words", () => {
  expect(valueOf("zone", "random", game, say)).toBe("Drawn");
});

test("a value of several pieces names them all", () => {
  expect(valueOf("zone", "west+east", game, say)).toBe("The west and The east");
  expect(valueOf("rulings", "debts", game, say)).toBe("Debts are paid");
});

test("without the game it is told as well as it can be", () => {
  expect(valueOf("money", "not-shown", null, say)).toBe("Not shown");
});
