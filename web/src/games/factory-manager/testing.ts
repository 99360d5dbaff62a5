/** Small positions for tests: a table of three, each with the starting set, to be filled in. */

import texts from "../../../../src/powerhouse/games/factory_manager/texts/en/board.ftl?raw";
import refusals from "../../../../src/powerhouse/games/factory_manager/texts/en/refusals.ftl?raw";
import core from "../../../../src/powerhouse/texts/en/core.ftl?raw";
import { Catalogue, type Say } from "../../lib/catalogue";
import type { Move, Plan, PlayerStyle } from "../../lib/game";
import type { BoardFacts, Choice, Game, Manager, Outlook, Run, Tile, View } from "./types";

const catalogue = new Catalogue([core, texts, refusals]);

export const say: Say = (said, values) => {
  const text = catalogue.say(said, values);
  if (text === said) throw new Error(`there is no text ${text}`);
  if (text.includes("{$")) throw new Error(`a value is missing: ${text}`);
  return text;
};

function tile(id: string, figures: [number, number, number, number]): Tile {
  const [, kind, mark] = /^(.*)-(\d+)$/.exec(id)!;
  const type = kind!.replace("-", "_");
  const [production, storage, energy, workers] = figures;
  const verbs = ["bring", "buy", "place", "demolish", "stop"];
  return {
    id,
    type,
    mark: mark!,
    price: Number(mark),
    production,
    storage,
    energy,
    workers,
    starting: mark === "0",
    stoppable: production > 0,
    room: type === "control" || type === "optimizer",
    moves: Object.fromEntries(verbs.map((verb) => [verb, `${verb} ${id}`])),
  };
}

export const board: BoardFacts = {
  tiles: [
    tile("storage-0", [0, 1, 0, 0]),
    tile("storage-10", [0, 2, 0, 0]),
    tile("machine-0", [1, 0, 2, 2]),
    tile("machine-10", [2, 0, 2, 3]),
    tile("robot-auto-8", [1, 0, 0, 0]),
    tile("control-10", [0, 0, -1, 0]),
    tile("optimizer-10", [0, 0, -1, -1]),
  ],
  discounts: {},
  incomes: [0, 10, 20, 30],
  energy_prices: [1, 2, 3, 4, 5, 6, 7, 8],
  rounds: 5,
  halls_upper: 5,
  halls_lower: 5,
  halls: 10,
  sites: 2,
  site_fee: 10,
  seasonal_price: 7,
  seasonal_most: 2,
  extra: 1,
  robots_a_machine: 1,
};

export function run(figures: Partial<Run> = {}): Run {
  return {
    moves: [],
    stopped: [],
    running: ["machine-0", "machine-0"],
    workers: 4,
    free: 3,
    production: 2,
    at_rest: 0,
    storage: 3,
    sold: 2,
    neck: "production",
    energy: 4,
    income: 20,
    profits: [16, 12, 8],
    profit: 12,
    ...figures,
  };
}

export function outlook(figures: Partial<Run> = {}, end = 40): Outlook {
  return { run: run(figures), rounds: [12, 8, 4], end };
}

export function manager(seat: number, figures: Partial<Manager> = {}): Manager {
  return {
    seat,
    money: 18,
    order_tile: seat + 1,
    claimed: null,
    discount: 0,
    buying_discount: 0,
    workers: 7,
    seasonal: 0,
    hired: 0,
    available: 3,
    canteen: 4,
    on_tile: 0,
    seasonal_on_tile: 0,
    production: 2,
    storage: 3,
    sold: 2,
    neck: "production",
    energy: 4,
    income: 20,
    energy_cost: 4,
    surplus: 16,
    profit: null,
    factory: [
      { tile: "storage-0", count: 3 },
      { tile: "machine-0", count: 2 },
    ],
    idle: [],
    beside: [],
    halls_taken: 5,
    halls_left: 5,
    sites_left: 2,
    site_fee: 10,
    outlook: outlook(),
    ...figures,
  };
}

export function view(figures: Partial<View> = {}): View {
  return {
    game: "factory-manager",
    seat: 0,
    actor: 0,
    ask: "buy",
    round: 2,
    rounds: 5,
    order: [0, 1, 2],
    marks: ["acts", "waits", "waits"],
    players: [manager(0), manager(1), manager(2)],
    offered: [],
    stack: [4, 5],
    auction: null,
    columns: [],
    fronts: [],
    market: [],
    energy_price: 1,
    energy_unseen: [0, 1, 2],
    energy_next: null,
    energy_to_come: 2,
    next_prices: [1, 2, 3],
    likely_price: 2,
    profit_factor: 1,
    left: 3,
    extra: 0,
    waiting: [0, 1, 2],
    rulings: "standard",
    choices: [],
    bids: null,
    lowest_bid: null,
    most_bid: null,
    unopposed: false,
    buying: null,
    running: null,
    order_tiles: [],
    next_odds: [1, 1, 1],
    mean_prices: [2, 3, 4],
    offers: [],
    costs: {},
    owned: [],
    bid_previews: [],
    winners: [],
    ...figures,
  };
}

/** What is known of every choice, for moves of one word or two. */
export function choice(move: string, figures: Partial<Choice> = {}): Choice {
  const [verb = "", thing] = move.split(" ");
  const nothing = { cost: null, workers: null, energy: null, income: null };
  return { move, verb, arguments: thing ? { tile: thing } : {}, ...nothing, ...figures };
}

const names = ["Anna", "Boris", "Clara"];
export const players: PlayerStyle[] = names.map((name, seat) => ({
  seat,
  name,
  letter: name[0]!,
  colour: `var(--p${seat})`,
  pattern: `pattern-${seat}`,
  bot: null,
}));

/** A game as the components get it; `steps` are planned and lead to `shown`. What is sent or planned stands in `done`. */
export function game(now: View, steps: Choice[] = [], shown: View = now): Game & { done: Move[] } {
  const done: Move[] = [];
  const plan: Plan<Choice> = {
    steps,
    moves: steps.map(({ move }) => move),
    busy: false,
    refusals: [],
    add: async (...more) => done.push(...more.map(({ move }) => `+${move}`)) > 0,
    replace: async (...more) => done.push(...more.map(({ move }) => `=${move}`)) > 0,
    removeLast: async () => void done.push("back"),
    refuse: () => undefined,
    clear: () => {
      done.push("clear");
      plan.steps.splice(0);
    },
    confirm: async () => {},
  };
  return {
    done,
    view: now,
    shown,
    board,
    table: { id: "t1", number: 1 } as Game["table"],
    busy: false,
    mine: now.seat !== null && now.actor === now.seat,
    seat: now.seat,
    players,
    plan,
    send: async (...moves) => done.push(...moves) > 0,
    why: async () => [],
    orders: [],
    orderable: null,
    leaveOrders: async () => {},
    fresh: [],
    say,
  };
}
