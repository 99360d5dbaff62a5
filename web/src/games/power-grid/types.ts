/** What the server sends of a Power Grid table; null stands for what is hidden or absent. */

import type { GameProps } from "../../lib/game";

export const FUELS = ["coal", "oil", "garbage", "uranium"] as const;
export type Fuel = (typeof FUELS)[number];
export type Tokens = Record<Fuel, number>;
export type Ask = "place" | "mark" | "offer" | "bid" | "scrap" | "return" | "fuel" | "build" | "run" | "over";

export interface Plant {
  number: number;
  kind: string;
  /** What it burns, two of them for a hybrid. */
  fuels: Fuel[];
  need: number;
  output: number;
}

export interface Company {
  seat: number;
  money: number | null;
  plants: Plant[];
  fuel: Tokens;
  room: Tokens;
  cities: string[];
  capacity: number;
  ready: number;
}

export interface Trust {
  plants: Plant[];
  fuel: Tokens;
  cities: string[];
  houses: number;
}

export interface PlantMarket {
  current: Plant[];
  future: Plant[];
  token: number | null;
  step3_card: boolean;
  deck: number;
  top: "plug" | "socket" | null;
  under: number[];
  unseen: number[];
}

export interface FuelRow {
  name: Fuel;
  left: number;
  reserve: number;
  price: number | null;
  /** The price of every space, ascending; the tokens lie on the dearest ones. */
  spaces: number[];
  refill: number;
}

export interface Auction {
  plant: number;
  minimum: number;
  bid: number | null;
  leader: number | null;
  bidders: number[];
}

export interface Choice {
  move: string;
  cost: number | null;
  house: number | null;
  way: string[] | null;
  supplies: number | null;
  income: number | null;
}

export interface View {
  game: string;
  seat: number | null;
  actor: number | null;
  ask: Ask;
  round: number;
  step: number;
  map: string;
  zone: string[];
  order: number[];
  players: Company[];
  trust: Trust | null;
  market: PlantMarket;
  fuel: FuelRow[];
  auction: Auction | null;
  waiting: number[];
  /** Seats that bought a plant in this round. */
  bought: number[];
  /** Cities that each seat supplied in the last phase 5, null before it did. */
  supplied: (number | null)[];
  /** By city the three slots: a seat, -1 for the Trust, null for a free one. */
  houses: Record<string, (number | null)[]>;
  marked: string[];
  uranium_closed: boolean;
  renovation: number[] | null;
  step2_cities: number;
  end_cities: number;
  choices: Choice[];
  bids: [number, number] | null;
}

export interface City {
  id: string;
  name: string;
  region: string;
  x: number;
  y: number;
}

export interface Link {
  a: string;
  b: string;
  cost: number;
}

export interface BoardFacts {
  map: string;
  name: string;
  width: number;
  height: number;
  regions: { id: string; colour: string }[];
  cities: City[];
  links: Link[];
  plants: Plant[];
  house_costs: number[];
  payments: number[];
}

export type Game = GameProps<View, BoardFacts>;
export const TRUST = -1;
