/** A table of two for tests, with what the parts under test look at; the rest is filled in where it is needed. */

import texts from "../../../../src/powerhouse/games/pipeline/texts/en/board.ftl?raw";
import pieces from "../../../../src/powerhouse/games/pipeline/texts/en/pieces.ftl?raw";
import rules from "../../../../src/powerhouse/games/pipeline/texts/en/rules.ftl?raw";
import core from "../../../../src/powerhouse/texts/en/core.ftl?raw";
import { Catalogue, type Say } from "../../lib/catalogue";
import {
  COLOURS,
  GRADES,
  type BoardFacts,
  type Company,
  type Contract,
  type Game,
  type Line,
  type View,
} from "./types";

const catalogue = new Catalogue([core, rules, pieces, texts]);

export const say: Say = (said, values) => {
  const text = catalogue.say(said, values);
  if (text === said) throw new Error(`there is no text ${text}`);
  if (text.includes("{$")) throw new Error(`a value is missing: ${text}`);
  return text;
};

const byGrade = (count: number) => Object.fromEntries(GRADES.map((grade) => [grade, count]));

export function line(number: number, colour: string, some: Partial<Line> = {}): Line {
  const makes = { power: 0, grade: null, next_grade: "low", next_power: 5, idle: null };
  return { number, colour, length: 2, ...makes, attached: false, loop: false, segments: [], ...some };
}

export function contract(some: Partial<Contract> = {}): Contract {
  const needs = [{ colour: "teal", grade: "low", filled: false }];
  const usual = { deferred: false, times: 0, open: true, progress: "unfinished", missing: [], income: 20 } as const;
  return { id: "C-low-01", name: "low1", needs, ...usual, missing: [], ...some };
}

export function company(some: Partial<Company> = {}): Company {
  const oil = Object.fromEntries(COLOURS.map((colour) => [colour, byGrade(0)]));
  const empty = {
    tanks: byGrade(1),
    capacity: byGrade(2),
    room: byGrade(2),
    oil,
    contracts: [],
    orders: [],
    lines: [],
  };
  return { seat: 0, money: 50, next_penalty: 20, ...empty, ...some } as unknown as Company;
}

export function game(own: Company, some: Partial<View> = {}, board: Partial<BoardFacts> = {}): Game {
  const when = { year: 1, round: 2, rounds: [8, 6, 4], rounds_this_year: 8, last_round_of_year: false };
  const costs = Object.fromEntries(COLOURS.map((colour) => [colour, [4, 4, 4]]));
  const asked = { seat: 0, actor: 0, ask: "work", choices: [], offers: {}, refining: costs };
  const view = { ...when, ...asked, players: [own], ...some } as unknown as View;
  const facts = { tank_columns: 5, cubes_per_tank: 2, ...board };
  const plan = { steps: [], moves: [], refusals: [] };
  const table = { view, shown: view, board: facts, plan, seat: 0, mine: true, busy: false, table: { number: 1 }, say };
  return table as unknown as Game;
}
