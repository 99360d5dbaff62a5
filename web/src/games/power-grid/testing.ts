/** Small positions for tests: a table of three with nothing on it, to be filled in. */

import texts from "../../../../src/powerhouse/games/power_grid/texts/en/board.ftl?raw";
import floor from "../../../../src/powerhouse/parts/texts/en/board.ftl?raw";
import core from "../../../../src/powerhouse/texts/en/core.ftl?raw";
import { Catalogue, type Say } from "../../lib/catalogue";
import type { Plan, PlayerStyle } from "../../lib/game";
import type { Choice, Company, Game, OwnedPlant, Tokens, View } from "./types";

const catalogue = new Catalogue([core, floor, texts]);

export const say: Say = (said, values) => {
  const text = catalogue.say(said, values);
  if (text === said) throw new Error(`there is no text ${text}`);
  if (text.includes("{$")) throw new Error(`a value is missing: ${text}`);
  return text;
};

export const players: PlayerStyle[] = ["Anna", "Boris", "Clara"].map((name, seat) => ({
  seat,
  name,
  letter: name[0]!,
  colour: `var(--p${seat})`,
  pattern: `pattern-${seat}`,
  bot: null,
}));

export function tokens(some: Partial<Tokens> = {}): Tokens {
  return { coal: 0, oil: 0, garbage: 0, uranium: 0, ...some };
}

export function plant(number: number, fuels: string[], need: number, output: number): OwnedPlant {
  const kind = fuels.length > 1 ? "hybrid" : (fuels[0] ?? "eco");
  return { number, kind, fuels, need, output, holds: tokens(), free: 2 * need, runs: need ? 0 : null };
}

/** What is known of every choice, for moves of one word or two. */
export function choice(move: string, figures: Partial<Choice> = {}): Choice {
  const [verb = "", thing] = move.split(" ");
  const name = { offer: "plant", build: "city", buy: "fuel" }[verb];
  const nothing = {
    cost: null,
    house: null,
    way_cost: null,
    way: null,
    burns: null,
    supplies: null,
    income: null,
    rank: null,
  };
  const about = verb === "offer" ? Number(thing) : thing!;
  return { move, verb, arguments: name ? { [name]: about } : {}, ...nothing, ...figures };
}

export function company(seat: number, figures: Partial<Company> = {}): Company {
  const tally = { capacity: 0, ready: 0, supplies: 0, income: 10 };
  const nothing = { plants: [], fuel: tokens(), room: tokens(), needs: {}, cities: [], ...tally };
  return { seat, money: seat === 0 ? 50 : null, ...nothing, ...figures };
}

export function view(figures: Partial<View> = {}): View {
  return {
    game: "power-grid",
    seat: 0,
    actor: 0,
    ask: "offer",
    round: 2,
    step: 1,
    map: "germany",
    zone: ["west"],
    order: [0, 1, 2],
    players: [company(0), company(1), company(2)],
    trust: null,
    market: { current: [], future: [], token: null, step3_card: false, deck: 20, top: "plug", under: [], unseen: [] },
    fuel: [],
    auction: null,
    waiting: [0, 1, 2],
    unopposed: false,
    bought: [],
    supplied: [null, null, null],
    lit: [0, 0, 0],
    houses: {},
    sites: {},
    marked: [],
    uranium_closed: false,
    renovation: null,
    step2_cities: 7,
    end_cities: 17,
    choices: [],
    bids: null,
    next_city: null,
    bills: {},
    dark: [0, 0, 0],
    marks: ["acts", "waits", "waits"],
    winners: [],
    ...figures,
  };
}

/** A game as the components get it; `steps` are planned and lead to `shown`. */
export function game(now: View, steps: Choice[] = [], shown: View = now): Game {
  const plan: Plan<Choice> = {
    steps,
    moves: steps.map(({ move }) => move),
    busy: false,
    refusals: [],
    add: async () => true,
    replace: async () => true,
    removeLast: async () => {},
    clear: () => {},
    refuse: () => undefined,
    confirm: async () => {},
  };
  return {
    view: now,
    shown,
    board: {
      map: "germany",
      name: "Germany",
      width: 1000,
      height: 1000,
      regions: [],
      cities: [{ id: "essen", name: "Essen", region: "west", x: 0, y: 0 }],
      links: [],
      plants: [plant(8, ["coal"], 3, 2), plant(13, [], 0, 1)],
      house_costs: [10, 15, 20],
      payments: [10, 22, 33],
    },
    table: { number: 1 } as Game["table"],
    busy: false,
    mine: now.seat !== null && now.actor === now.seat,
    seat: now.seat,
    players,
    plan,
    send: async () => true,
    why: async () => [],
    orders: [],
    orderable: null,
    leaveOrders: async () => {},
    fresh: [],
    say,
  };
}
