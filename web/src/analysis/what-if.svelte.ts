/** A position at which somebody plays a plan that is only judged: a board like at a table, but nothing is made. */

import { BarState, type Primary } from "../lib/bar.svelte";
import { say, sentence, type Catalogue, type Say } from "../lib/catalogue";
import type { BoardModule, GameProps, LogEntry, Move, PlayerStyle, StandingOrder } from "../lib/game";
import { forPage } from "../lib/keys";
import { notices } from "../lib/notices.svelte";
import { TrialPlan } from "../lib/plan.svelte";
import type { ReplayStore } from "../lib/replay.svelte";
import type { Lesson, Refusal, TableInfo, Trial } from "../lib/types";
import { wantedOf } from "../lib/wanted";
import { tryPlan, whatIf, type Verdict } from "./doors";

/** Who is to act, as every view says it. */
interface Seen {
  actor: number;
}

/** Where a plan is played: what is drawn there, and how it is tried and judged. */
export interface Ground<V> {
  readonly module: BoardModule;
  readonly board: unknown;
  readonly players: PlayerStyle[];
  readonly say: Say;
  readonly log: LogEntry[];
  readonly fresh: LogEntry[];
  readonly table: TableInfo;
  readonly catalogue: Catalogue;
  attempt(moves: Move[]): Promise<Trial>;
  judge(moves: Move[]): Promise<V>;
  /** The gold button when a plan was judged, if it is not to try again. */
  after?(verdict: V): Primary | null;
}

export class WhatIf<V = Verdict> implements GameProps<unknown, unknown> {
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
  readonly bar = new BarState(
    () =>
      this.plan.moves.length
        ? { label: say("plan-confirm"), act: () => this.plan.confirm(), resting: this.busy }
        : null,
    () => this.#after(),
  );
  readonly #ground: Ground<V>;
  /** Moves that are marked on the board, as a lesson marks what it wants. */
  taught = $state.raw<Lesson["moves"]>([]);
  wanted = $derived.by(() => wantedOf({ moves: this.taught, steps: [] }, this.plan.moves));
  verdict = $state.raw<V | null>(null);
  judging = $state(false);
  readonly mine = true;
  busy = $derived.by(() => this.plan.busy || this.judging);
  shown = $derived.by(() => this.plan.view ?? this.view);

  constructor(ground: Ground<V>, view: unknown) {
    this.module = ground.module;
    this.board = ground.board;
    this.players = ground.players;
    this.say = ground.say;
    this.log = ground.log;
    this.fresh = ground.fresh;
    this.view = view;
    this.seat = (view as Seen).actor;
    this.table = { ...ground.table, status: "playing", actor: this.seat, seat: this.seat, own: [this.seat] };
    this.#ground = ground;
    this.plan = new TrialPlan({
      attempt: (moves) => ground.attempt(moves),
      commit: (moves) => this.#judge(moves),
      failed: (error) => notices.warn(sentence(error, ground.catalogue)),
    });
  }

  /** At a position of a game that is over. */
  static async open({ module, board, players, say, log, fresh, table, catalogue, past }: ReplayStore, number: number) {
    const { view } = await tryPlan(past, number, []);
    const attempt = (moves: Move[]) => tryPlan(past, number, moves);
    const judge = (moves: Move[]) => whatIf(past, number, moves);
    return new WhatIf({ module, board, players, say, log, fresh, table, catalogue, attempt, judge }, view);
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

  /** Keys while a plan is played; true if the key was for it. */
  pressed(event: KeyboardEvent, leave: () => void): boolean {
    const anywhere = event.key === "Enter" && event.ctrlKey;
    if (!anywhere && !forPage(event)) return true;
    if (event.key === "Enter" && (anywhere || this.bar.ready)) this.bar.press();
    else if (event.key === "Backspace") void this.plan.removeLast();
    else if (event.key === "Escape") {
      if (this.verdict || this.plan.moves.length) this.again();
      else leave();
    } else return false;
    event.preventDefault();
    return true;
  }

  #after(): Primary | null {
    if (this.verdict === null) return null;
    return this.#ground.after?.(this.verdict) ?? { label: say("what-if-again"), act: () => this.again() };
  }

  async #tried(moves: Move[]) {
    try {
      return await this.#ground.attempt(moves);
    } catch (error) {
      notices.warn(sentence(error));
      return null;
    }
  }

  async #judge(moves: Move[]): Promise<boolean> {
    if (this.judging) return false;
    this.judging = true;
    try {
      this.verdict = await this.#ground.judge(moves);
      return true;
    } catch (error) {
      notices.warn(sentence(error, this.#ground.catalogue));
      return false;
    } finally {
      this.judging = false;
    }
  }
}
