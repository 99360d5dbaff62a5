/** A position of a finished game at which somebody plays another plan: a board like at a table, but nothing is made. */

import { BarState } from "../lib/bar.svelte";
import { say, sentence, type Say } from "../lib/catalogue";
import type { BoardModule, GameProps, LogEntry, Move, PlayerStyle, StandingOrder } from "../lib/game";
import { notices } from "../lib/notices.svelte";
import { TrialPlan } from "../lib/plan.svelte";
import type { ReplayStore } from "../lib/replay.svelte";
import type { Refusal, TableInfo } from "../lib/types";
import { tryPlan, whatIf, type Verdict } from "./doors";

/** Who is to act, as every view says it. */
interface Seen {
  actor: number;
}

export class WhatIf implements GameProps<unknown, unknown> {
  readonly number: number;
  readonly module: BoardModule;
  readonly board: unknown;
  readonly players: PlayerStyle[];
  readonly table: TableInfo;
  readonly seat: number;
  readonly view: unknown;
  readonly say: Say;
  readonly log: LogEntry[];
  readonly fresh: LogEntry[];
  readonly orders: StandingOrder[] = [];
  readonly orderable = null;
  readonly plan: TrialPlan;
  readonly bar = new BarState(() =>
    this.plan.moves.length ? { label: say("plan-confirm"), act: () => this.plan.confirm(), resting: this.busy } : null,
  );
  readonly #store: ReplayStore;
  verdict = $state.raw<Verdict | null>(null);
  judging = $state(false);
  readonly mine = true;
  busy = $derived.by(() => this.plan.busy || this.judging);
  shown = $derived.by(() => this.plan.view ?? this.view);

  private constructor(store: ReplayStore, number: number, view: unknown) {
    this.number = number;
    this.module = store.module;
    this.board = store.board;
    this.players = store.players;
    this.say = store.say;
    this.log = store.log;
    this.fresh = store.fresh;
    this.view = view;
    this.seat = (view as Seen).actor;
    this.table = { ...store.table, status: "playing", actor: this.seat, seat: this.seat, own: [this.seat] };
    this.#store = store;
    this.plan = new TrialPlan({
      attempt: (moves) => tryPlan(store.past, number, moves),
      commit: (moves) => this.#judge(moves),
      failed: (error) => notices.warn(sentence(error, store.catalogue)),
    });
  }

  static async open(store: ReplayStore, number: number): Promise<WhatIf> {
    const { view } = await tryPlan(store.past, number, []);
    return new WhatIf(store, number, view);
  }

  /** What would be sent at a table is judged here; a board says what it has planned along with it. */
  async send(...moves: Move[]): Promise<boolean> {
    return this.#judge(moves);
  }

  async why(move: Move): Promise<Refusal[]> {
    return (await this.#tried([...this.plan.moves, move]))?.refusals ?? [];
  }

  async tried(moves: Move[]): Promise<any> {
    return (await this.#tried(moves))?.view ?? null;
  }

  leaveOrders(): Promise<void> {
    return Promise.resolve();
  }

  again(): void {
    this.verdict = null;
    this.plan.clear();
  }

  async #tried(moves: Move[]) {
    try {
      return await tryPlan(this.#store.past, this.number, moves);
    } catch (error) {
      notices.warn(sentence(error));
      return null;
    }
  }

  async #judge(moves: Move[]): Promise<boolean> {
    if (this.judging) return false;
    this.judging = true;
    try {
      this.verdict = await whatIf(this.#store.past, this.number, moves);
      return true;
    } catch (error) {
      notices.warn(sentence(error, this.#store.catalogue));
      return false;
    } finally {
      this.judging = false;
    }
  }
}
