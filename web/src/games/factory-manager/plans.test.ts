import { beforeEach, describe, expect, it } from "vitest";

import { idle, outlook as told, sentence } from "./bar/sentence";
import { look } from "./look.svelte";
import {
  keep,
  buy,
  planned,
  prospect,
  remove,
  rest,
  resting,
  run as runIt,
  stepsWithout,
  stopped,
  sum,
  useless,
} from "./plans";
import { tell } from "./telling";
import { board, choice, game, manager, outlook, run, view } from "./testing";
import { tileOf } from "./tiles";
import type { Game, View } from "./types";

const machine = tileOf(board, "machine-10");
const bought = [choice("buy machine-10", { cost: 9 }), choice("place machine-10", { cost: 0 })];

function hiring(cost = 6, figures: Partial<View> = {}): View {
  const hires = [1, 2].map((seasonal) => ({
    seasonal,
    move: `hire ${seasonal}`,
    cost: cost * seasonal,
    outlook: outlook({ profits: [30, 20, 10] }, 70),
    gains: [14, 8, 2],
    needs: ["machine-10"],
    why: [],
  }));
  return view({ buying: { plan: { cost: 0, run: run(), no_room: [] }, tiles: [], hires }, ...figures });
}

beforeEach(() => {
  look.hire({ id: "t1", number: 1 }, 0);
  look.runAll(1, false);
});

describe("buying", () => {
  it("places a tile in an empty hall by itself", async () => {
    const offered = (fits: boolean) => {
      const tiles = [{ tile: "machine-10", move: "buy machine-10", cost: 9, gain: 0, fits }];
      return game(view({ buying: { plan: { cost: 0, run: run(), no_room: [] }, tiles, hires: [] } }));
    };
    const free = offered(true);
    await buy(free, machine);
    expect(free.done).toEqual(["+buy machine-10", "+place machine-10"]);
    const full = offered(false);
    await buy(full, machine);
    expect(full.done).toEqual(["+buy machine-10"]);
  });

  it("tells a tile that is bought and placed as one thing", () => {
    expect(planned([...bought, choice("demolish machine-0")]).map(({ at, placed }) => [at, placed])).toEqual([
      [0, true],
      [2, false],
    ]);
    expect(planned(bought).map(({ place }) => place)).toEqual([1]);
    const onSite = [bought[0]!, choice("place machine-10", { cost: 10 })];
    expect(planned(onSite).map(({ step, placed }) => [step.verb, placed])).toEqual([
      ["buy", false],
      ["place", true],
    ]);
  });

  it("takes a tile out with its place", async () => {
    expect(stepsWithout([...bought, choice("demolish machine-0")], 0).map(({ move }) => move)).toEqual([
      "demolish machine-0",
    ]);
    const last = game(view(), [choice("demolish machine-0")]);
    await remove(last, 0);
    expect(last.done).toEqual(["back"]);
    const first = game(view(), [...bought, choice("demolish machine-0")]);
    await remove(first, 0);
    expect(first.done).toEqual(["clear", "+demolish machine-0"]);
  });

  it("keeps a bought tile beside the factory", async () => {
    const wished = game(view(), [...bought, choice("demolish machine-0")]);
    await keep(wished, planned(wished.plan.steps)[0]!);
    expect(wished.done).toEqual(["clear", `+${String(bought[0]!.move)}`, "+demolish machine-0"]);
    expect(planned(bought.slice(0, 1))[0]!.place).toBeNull();
  });

  it("sums up tiles and seasonal workers", () => {
    const after = hiring(6, { players: [manager(0, { money: 9 }), manager(1), manager(2)] });
    expect(sum(game(hiring(), bought, after))).toEqual({ have: 18, cost: 9, left: 9 });
    look.hire({ id: "t1", number: 1 }, 1);
    expect(sum(game(hiring(), bought, after))).toEqual({ have: 18, cost: 15, left: 3 });
    expect(prospect(game(hiring(), bought, after), 0).then?.end).toBe(70);
  });

  it("warns of what counts for nothing", () => {
    const worth = (losses: number[]) => [{ tile: "machine-10", losses, to_end: 0, why: [] }];
    const vain = game(view(), bought, view({ owned: worth([0, 0, 0]) }));
    expect(useless(vain)).toEqual(["machine-10"]);
    expect(told(vain)).toEqual({ text: "Careful: Machine 10 counts for nothing as planned.", warns: true });
    expect(useless(game(view(), bought, view({ owned: worth([0, 4, 4]) })))).toEqual([]);
    const twice = game(view(), [...bought, ...bought], view({ owned: worth([0, 0, 0]) }));
    expect(told(twice).text).toBe("Careful: without one of these you would earn as much: 2 × Machine 10.");
    const lying = manager(0, { beside: [{ tile: "machine-10", count: 1 }] });
    expect(told(game(view(), bought, view({ players: [lying, manager(1), manager(2)] }))).text).toMatch(
      /lies beside the factory/,
    );
  });

  it("does not warn of what those who are hired run", () => {
    const owned = [{ tile: "machine-10", losses: [0, 0, 0], to_end: 0, why: [] }];
    const planned = () => game(hiring(), bought, hiring(6, { owned }));
    expect(useless(planned())).toEqual(["machine-10"]);
    look.hire({ id: "t1", number: 1 }, 1);
    expect(useless(planned())).toEqual([]);
  });

  it("is quiet about the end while something could be done", () => {
    const can = view({ choices: [choice("done"), choice("buy machine-10")] });
    expect(idle(game(can))).toBe(true);
    expect(idle(game(can, bought, can))).toBe(false);
    expect(idle(game(view({ choices: [choice("done"), choice("demolish machine-0")] })))).toBe(false);
  });
});

describe("running", () => {
  const best = outlook({ stopped: ["machine-0"] });
  const now = outlook({ profits: [4, 3, 2] });
  const why = [{ key: "refusal-robots-many", values: { robots: 3, machines: 2 } }];
  const running = (figures: Partial<View> = {}) =>
    view({
      ask: "run",
      players: [manager(0, { outlook: best }), manager(1), manager(2)],
      running: { runs: [run({ moves: ["stop machine-0", "done"] })], most_workers: 6, next_round: true, now, why: [] },
      ...figures,
    });

  it("proposes the best run", async () => {
    const table = game(running());
    expect(stopped(table)).toEqual(["machine-0"]);
    expect(prospect(table, 0)).toEqual({ now, then: best });
    await runIt(table);
    expect(table.done).toEqual(["stop machine-0", "done"]);
  });

  it("lets everything run, or other machines rest", async () => {
    const all = game(running());
    await rest(all, []);
    expect(stopped(all)).toEqual([]);
    await runIt(all);
    expect(all.done).toEqual(["done"]);

    const two = game(running(), [choice("stop machine-0")]);
    await rest(two, ["machine-0", "robot-auto-8"]);
    expect(two.done).toEqual(["+stop robot-auto-8"]);
    const other = game(running(), [choice("stop machine-0"), choice("stop robot-auto-8")]);
    await rest(other, ["robot-auto-8"]);
    expect(other.done).toEqual(["clear", "+stop robot-auto-8"]);
  });

  it("says why a choice cannot run", () => {
    const shown = running({ running: { runs: [], most_workers: 6, next_round: true, now, why } });
    expect(told(game(running(), [choice("stop machine-0")], shown))).toEqual({
      text: "3 robots run, but only 2 machines: stop robots",
      warns: true,
    });
  });

  it("shows what others have decided, and what would be best for whoever has not", () => {
    const idled = manager(1, { idle: [{ tile: "machine-0", count: 2 }], outlook: best });
    const waiting = running({ actor: 0, waiting: [0, 2], players: [manager(0), idled, manager(2, { outlook: best })] });
    expect(resting(game(waiting), 1)).toEqual(["machine-0", "machine-0"]);
    expect(resting(game(waiting), 2)).toEqual(["machine-0"]);
  });
});

describe("the sentence", () => {
  it("names what is bid and who holds", () => {
    const auction = { tile: 4, bid: 2, leader: 1, bidders: [0, 1] };
    const bid = view({ ask: "bid", auction, offered: [4, 6], bids: [3, 5], lowest_bid: 3, most_bid: 5 });
    expect(sentence(game(bid))).toBe("Your bid for tile 4: 3 to 5 workers, or pass. Boris holds 2.");
    expect(sentence(game({ ...bid, bids: null }))).toMatch(/^You cannot bid more than 5 workers for tile 4: pass/);
    expect(sentence(game({ ...bid, unopposed: true, auction: { ...auction, bid: null, leader: null } }))).toBe(
      "Tile 4 is left for you: put 0 to 5 workers on it.",
    );
    expect(sentence(game({ ...bid, actor: 1, auction: { ...auction, leader: 0 } }))).toBe(
      "Boris is to bid for tile 4. You hold 2.",
    );
  });

  it("counts workers and tiles", () => {
    expect(sentence(game(view({ left: 1 })))).toBe("Buy, demolish and hire: 1 worker is free.");
    expect(sentence(game(view({ ask: "bring", left: 2 })))).toMatch(/^Bring 2 tiles to the market/);
    expect(sentence(game(view({ ask: "bring", left: 0, extra: 2 })))).toMatch(/may bring 2 tiles more/);
    expect(sentence(game(view({ ask: "run", actor: 1, waiting: [1, 0] })))).toBe(
      "Boris decides what runs. You are next.",
    );
    expect(sentence(game(view({ ask: "buy", actor: 1, waiting: [1, 2, 0] })))).toMatch(/next after Boris and Clara/);
  });

  it("names the winner", () => {
    const over = view({ ask: "over", actor: null, winners: [1] });
    expect(sentence(game(over))).toBe("The game is over. Boris wins with 18 elektro.");
    expect(sentence(game({ ...over, winners: [0, 1] }))).toMatch(/Anna and Boris share the first place/);
  });
});

describe("the strip", () => {
  const offer = { tile: "machine-10", cost: 9, gains: [10, 12, 14], to_end: 50, room: true, why: [] };
  const seen = { kind: "tile", tile: "machine-10", place: "market" } as const;
  const at = (table: Game) => tell(table, seen);
  const selling = (figures: Partial<View>) => view({ market: [{ tile: "machine-10", count: 1 }], ...figures });

  it("tells cost and gain of a tile", () => {
    const told = at(game(selling({ offers: [offer], costs: { "machine-10": 9 } })));
    expect(told.title).toBe("Machine 10 costs you 9 instead of 10");
    expect(told.gain).toBe("+10 to +14 this round, about +50 to the end");
    expect(told.loses).toBe(false);
  });

  it("tells why not, with the clause", () => {
    const why = { key: "refusal-buy-dear", values: { tile: "machine-10", cost: 9, money: 3 } };
    const refusal = { key: "with-clause", values: { said: why, clause: "FM-3.4" } };
    const told = at(game(selling({ offers: [{ ...offer, why: [refusal] }] })));
    expect([told.more, told.refused]).toEqual(["Machine-10 costs 9, you have 3 (FM-3.4)", true]);
  });

  it("tells when there is no room, and what adds nothing", () => {
    expect(at(game(selling({ offers: [{ ...offer, room: false }] }))).more).toMatch(/demolish a tile first/);
    const vain = at(game(selling({ offers: [{ ...offer, gains: [0, 0, 0], to_end: 0 }] })));
    expect([vain.gain, vain.loses]).toEqual(["Adds nothing to your profit as things stand", true]);
  });

  it("has a tip for every phase", () => {
    for (const ask of ["offer", "bid", "back", "bring", "buy", "run", "over"] as const)
      expect(tell(game(view({ ask })), null).title).toMatch(/\.$/);
  });

  it("tells what an own tile is worth", () => {
    const owned = [{ tile: "machine-0", losses: [8, 6, 4], to_end: 20, why: [] }];
    const told = tell(game(view({ owned })), { kind: "tile", tile: "machine-0", place: "floor" });
    expect(told.gain).toBe("Without it −8 to −4 now, −20 to the end");
    expect(told.more).toMatch(/demolish/);
  });
});
