/** Small positions for tests: a table of three with nothing on it, to be filled in. */

import type { Plan, PlayerStyle, Say } from "../../lib/game";
import { texts } from "./texts";
import type { Choice, Company, Fuel, Game, Plant, Tokens, View } from "./types";

const plurals = new Intl.PluralRules("en");

export const say: Say = (key, params = {}) => {
  const form = typeof params.n === "number" ? `${key}.${plurals.select(params.n)}` : key;
  const text = texts[key] ?? texts[form];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${key} needs ${name}`);
    return String(params[name]);
  });
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

export function plant(number: number, fuels: Fuel[], need: number, output: number): Plant {
  const kind = fuels.length > 1 ? "hybrid" : (fuels[0] ?? "eco");
  return { number, kind, fuels, need, output };
}

export function choice(move: string, figures: Partial<Choice> = {}): Choice {
  return { move, cost: null, house: null, way: null, supplies: null, income: null, ...figures };
}

export function company(seat: number, figures: Partial<Company> = {}): Company {
  const nothing = { plants: [], fuel: tokens(), room: tokens(), cities: [], capacity: 0, ready: 0 };
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
    bought: [],
    supplied: [null, null, null],
    houses: {},
    marked: [],
    uranium_closed: false,
    renovation: null,
    step2_cities: 7,
    end_cities: 17,
    choices: [],
    bids: null,
    ...figures,
  };
}

/** A game as the components get it; `moves` are planned and lead to `shown`. */
export function game(now: View, moves: string[] = [], shown: View = now): Game {
  const plan: Plan = {
    moves,
    busy: false,
    refusals: [],
    add: async () => true,
    removeLast: async () => {},
    clear: () => {},
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
    program: async () => {},
    programs: [],
    fresh: [],
    say,
  };
}
