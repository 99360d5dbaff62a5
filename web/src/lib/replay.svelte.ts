/** A game looked back on: every position is one number. */

import { boardOf } from "../games/registry";
import * as api from "./api";
import type { BoardModule, GameProps, Plan, Say } from "./game";
import { styles } from "./players";
import { sayWith } from "./texts";
import type { History, LogEntry, Position, Program, Refusal, TableInfo } from "./types";

/** Nothing can be planned in a game that is being looked back on. */
const noPlan: Plan = {
  moves: [],
  busy: false,
  refusals: [],
  add: () => Promise.resolve(false),
  removeLast: () => Promise.resolve(),
  clear: () => undefined,
  confirm: () => Promise.resolve(),
};

/** The stop that is nearest to a number, as its index. */
export function nearest(stops: number[], number: number): number {
  let best = 0;
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop - number) < Math.abs(stops[best]! - number)) best = index;
  }
  return best;
}

export class ReplayStore implements GameProps<unknown, unknown> {
  readonly past: api.Past;
  readonly module: BoardModule;
  readonly board: unknown;
  readonly table: TableInfo;
  readonly history: History;
  readonly stops: number[];
  readonly say: Say;
  readonly plan = noPlan;
  readonly mine = false;
  readonly busy = false;
  readonly seat = null;
  readonly programs: Program[] = [];
  readonly players;
  index = $state(0);
  failure = $state("");
  #position = $state.raw<Position>(null as never);
  #kept = new Map<number, Promise<Position>>();

  view = $derived(this.#position.view);
  shown = $derived(this.#position.view);
  log = $derived(this.#position.log);
  number = $derived.by(() => this.stops[this.index] ?? 0);
  fresh: LogEntry[] = $derived.by(() => {
    const before = this.stops[this.index - 1] ?? 0;
    return this.log.filter((entry) => entry.number >= before);
  });

  private constructor(
    past: api.Past,
    table: TableInfo,
    module: BoardModule,
    board: unknown,
    history: History,
    stops: number[],
    position: Position,
  ) {
    this.past = past;
    this.table = table;
    this.module = module;
    this.board = board;
    this.history = history;
    this.stops = stops;
    this.say = sayWith(module.texts);
    this.players = styles(table.seats);
    this.#position = position;
    this.index = nearest(stops, position.number);
  }

  static async open(past: api.Past, number: number | null): Promise<ReplayStore> {
    const [table, history] = await Promise.all([past.table(), past.history()]);
    const [module, board] = await Promise.all([
      boardOf(table.game),
      api.board(table.game, table.options).catch(() => null),
    ]);
    const asked = history.numbers.length ? history.numbers[nearest(history.numbers, number ?? 0)]! : (number ?? 0);
    const position = await past.at(asked);
    const stops = history.numbers.length ? history.numbers : Array.from({ length: position.last + 1 }, (_, at) => at);
    return new ReplayStore(past, table, module, board, history, stops, position);
  }

  words(entry: LogEntry): string {
    return this.module.words(entry, this);
  }

  /** Shows the stop with this index; answers that come too late for it are left out. */
  async show(index: number): Promise<void> {
    this.index = Math.max(0, Math.min(this.stops.length - 1, index));
    const number = this.number;
    try {
      const position = await this.#at(number);
      if (number === this.number) this.#position = position;
      this.failure = "";
      const next = this.stops[this.index + 1];
      if (next !== undefined) void this.#at(next).catch(() => undefined);
    } catch (error) {
      this.failure = api.sentence(error);
    }
  }

  send(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): Promise<Refusal[]> {
    return Promise.resolve([]);
  }

  program(): Promise<void> {
    return Promise.resolve();
  }

  #at(number: number): Promise<Position> {
    let position = this.#kept.get(number);
    if (!position) {
      position = this.past.at(number);
      this.#kept.set(number, position);
      position.catch(() => this.#kept.delete(number));
      if (this.#kept.size > 300) this.#kept.delete(this.#kept.keys().next().value!);
    }
    return position;
  }
}
