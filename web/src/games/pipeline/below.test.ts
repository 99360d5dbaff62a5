import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it } from "vitest";

import Contracts from "./below/Contracts.svelte";
import Lines from "./below/Lines.svelte";
import Tanks from "./below/Tanks.svelte";
import { headline } from "./headline";
import { sentence } from "./sentence";
import { company, contract, game, line } from "./testing";
import type { Game, View } from "./types";

let drawn: Record<string, unknown> | null = null;

function draw(Part: Component<{ game: Game; seat: number }>, shown: Game): HTMLElement {
  drawn = mount(Part, { target: document.body, props: { game: shown, seat: 0 } });
  flushSync();
  return document.body;
}
const texts = (place: HTMLElement, those: string) =>
  [...place.querySelectorAll(those)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

it("a row has as many tanks as the box has columns, and holds what the game says", () => {
  const own = company({ capacity: { crude: 6, low: 3, mid: 0, high: 9 } });
  const place = draw(Tanks, game(own, {}, { tank_columns: 7, cubes_per_tank: 3 }));
  expect(place.querySelectorAll(".tank")).toHaveLength(4 * 7);
  expect(texts(place, ".head span")).toEqual(["0/6", "0/3", "0/0", "0/9"]);
});

it("contracts are told as far as the game says they are", () => {
  const contracts = (["deferred", "unfinished", "again", "filled"] as const).map((progress) =>
    contract({ id: progress, progress }),
  );
  const place = draw(Contracts, game(company({ contracts }), { last_round_of_year: true }));
  expect(texts(place, "li small")).toEqual([
    "from next year on",
    "open: +20",
    "filled, once more +",
    "filled, again next year",
  ]);
  expect(place.querySelectorAll("li.due, li.deferred")).toHaveLength(2);
  expect(place.querySelectorAll("li.done")).toHaveLength(2);
  expect(place.querySelector("p")?.className).toContain("warn");
});

it("lines say what they need next, or why they do not run", () => {
  const lines = [
    line(1, "orange", { next_grade: "mid", next_power: 9 }),
    line(2, "teal", { next_grade: null, next_power: null, attached: true }),
    line(3, "silver", { idle: "line-ran" }),
    line(4, "silver", { idle: "line-loose" }),
  ];
  const place = draw(Lines, game(company({ lines })));
  expect(texts(place, "li small")).toEqual([
    "mid needs 9",
    "at a machine · refines all the way",
    "has run",
    "at no machine",
  ]);
});

it("the headline tells the last round of a year", () => {
  expect(headline(game(company()))).toBe("year 1 · round 2 of 8");
  expect(headline(game(company(), { round: 3, rounds_this_year: 3, last_round_of_year: true }))).toBe(
    "year 1 · round 3 of 3 · last",
  );
});

it("the bar says how many cubes a tank of this box holds", () => {
  const turn = { tanks: 4 } as View["turn"];
  expect(sentence(game(company(), { ask: "start-tanks", turn }, { cubes_per_tank: 3 }))).toContain("holds 3 cubes");
});
