/** A game looked back on: every position is one number. */

import { gameOf } from "../games/registry";
import type * as api from "./api";
import { readable, sentence, type Catalogue, type Say } from "./catalogue";
import type { BoardModule, GameProps, Plan } from "./game";
import { styles } from "./players";
import type { History, LogEntry, Moment, Refusal, StandingOrder, TableInfo } from "./types";

/** Nothing can be planned in a game that is being looked back on. */
const noPlan: Plan = {
  steps: [],
  moves: [],
  busy: false,
  refusals: [],
  add: () => Promise.resolve(false),
  replace: () => Promise.resolve(false),
  removeLast: () => Promise.resolve(),
  clear: () => undefined,
  refuse: () => undefined,
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
  readonly catalogue: Catalogue;
  readonly plan = noPlan;
  readonly mine = false;
  readonly busy = false;
  readonly seat = null;
  readonly orders: StandingOrder[] = [];
  readonly orderable = null;
  readonly players;
  index = $state(0);
  failure = $state("");
  #position = $state.raw<Moment>(null as never);
  #kept = new Map<number, Promise<Moment>>();

  view = $derived(this.#position.view);
  shown = $derived(this.#position.view);
  log = $derived(this.#position.log);
  number = $derived.by(() => this.stops[this.index] ?? 0);
  fresh: LogEntry[] = $derived.by(() => {
    const before = this.stops[this.index - 1] ?? 0;
    return this.log.filter((entry) => entry.number >= before);
  });
  headline = $derived.by(() => {
    const heading = this.log.findLast((entry) => entry.heading)?.heading;
    return this.module.headline?.(this) ?? this.say(heading ?? readable(this.table.game));
  });

  private constructor(
    past: api.Past,
    table: TableInfo,
    [module, board, catalogue]: [BoardModule, unknown, Catalogue],
    history: History,
    stops: number[],
    position: Moment,
  ) {
    this.past = past;
    this.table = table;
    this.module = module;
    this.board = board;
    this.history = history;
    this.stops = stops;
    this.catalogue = catalogue;
    this.players = styles(table.seats);
    this.#position = position;
    this.index = nearest(stops, position.number);
  }

  static async open(past: api.Past, number: number | null): Promise<ReplayStore> {
    const [table, history] = await Promise.all([past.table(), past.history()]);
    const game = await gameOf(table);
    const asked = history.numbers.length ? history.numbers[nearest(history.numbers, number ?? 0)]! : (number ?? 0);
    const position = await past.at(asked);
    const stops = history.numbers.length ? history.numbers : Array.from({ length: position.last + 1 }, (_, at) => at);
    return new ReplayStore(past, table, game, history, stops, position);
  }

  say: Say = (said, values) =>
    this.catalogue.say(
      said,
      values,
      this.players.map((player) => player.name),
    );

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
      this.failure = sentence(error);
    }
  }

  send(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): Promise<Refusal[]> {
    return Promise.resolve([]);
  }

  leaveOrders(): Promise<void> {
    return Promise.resolve();
  }

  #at(number: number): Promise<Moment> {
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
