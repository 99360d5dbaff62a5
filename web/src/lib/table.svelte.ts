/** One table as this visitor sees it: what is looked at and planned, the moves, and the line to the server. */

import { gameOf } from "../games/registry";
import * as api from "./api";
import { AskedTable } from "./asked.svelte";
import { BarState, type Primary } from "./bar.svelte";
import { readable, say, sentence, type Catalogue } from "./catalogue";
import type { BoardModule, GameProps, Prospect } from "./game";
import { Live, type LineState } from "./live";
import { notices } from "./notices.svelte";
import { keepPlan, keptPlan } from "./kept-plan";
import { TrialPlan } from "./plan.svelte";
import { renewal } from "./renewal.svelte";
import { settings } from "./settings.svelte";
import { click } from "./sound";
import { lessonNow, wantedOf } from "./wanted";
import type { Frame, Hint, Lesson, LogEntry, Moment, Move, Refusal, Snapshot } from "./types";

/** How long the live connection may take to bring what a move changed. */
const FRAME_WITHIN = 2_000;

export class TableStore extends AskedTable implements GameProps<unknown, unknown> {
  readonly module: BoardModule;
  readonly board: unknown;
  readonly plan: TrialPlan;
  /** The gold button; a plan that the board has no word of its own for is confirmed. */
  readonly bar = new BarState(
    () =>
      this.plan.moves.length
        ? { label: say("plan-confirm"), act: () => this.plan.confirm(), resting: this.busy }
        : null,
    () => this.#lessonButton(),
  );
  readonly #unguard = renewal.guard(() => this.plan.steps.length > 0 || this.busy);
  /** A position of the past that is looked at; nothing can be done in it. */
  past = $state.raw<Moment | null>(null);
  view = $derived(this.past ? this.past.view : this.now);
  featured = $state<number | null>(null);
  line = $state<LineState>("connecting");
  hint = $state.raw<Hint | null>(null);
  /** A bot thinks about a hint; one may go on meanwhile. */
  awaitingHint = $state(false);
  /** The own seat whose eyes are on the screen, where several share it. */
  unveiled = $state<number | null>(null);
  #prospects: { of: string; answer: Promise<Prospect[]> } | null = null;
  #live: Live;
  /** What the teacher says, at a table where one learns; what is planned goes on to the next of its steps. */
  lesson = $derived.by((): Lesson | null => lessonNow(this.table.lesson ?? null, this.plan.moves.length));
  /** What the lesson wants next: boards mark it. */
  wanted = $derived.by(() => (this.past || !this.lesson ? [] : wantedOf(this.lesson, this.plan.moves)));
  /** It was asked whether the tutorial shall end. */
  askingPlayOn = $state(false);
  shown = $derived.by(() => (this.past ? this.past.view : (this.plan.view ?? this.now)));
  /** Several people share this screen, and the next of them has not taken it over yet. */
  veiled = $derived(
    settings.curtain &&
      this.table.status === "playing" &&
      this.table.own.length > 1 &&
      this.table.hides &&
      this.seat !== null &&
      this.seat !== this.unveiled,
  );
  mine = $derived(this.turn && this.seat === this.table.actor && !this.veiled && !this.past);
  /** The entries of the log under the pointer. */
  pointed = $state.raw<LogEntry[]>([]);
  busy = $derived.by(() => this.plan.busy || this.working);
  headline = $derived.by(
    () => this.module.headline?.(this) ?? this.say(this.table.heading ?? readable(this.table.game)),
  );

  private constructor(snapshot: Snapshot, module: BoardModule, board: unknown, catalogue: Catalogue) {
    super(catalogue);
    this.module = module;
    this.board = board;
    this.plan = new TrialPlan({
      attempt: (moves) => api.trial(this.table.id, moves, this.seat),
      commit: (moves) => this.#commit(moves),
      failed: (error) => this.failed(error),
      changed: (steps) => keepPlan(snapshot.table.id, this.number, steps),
    });
    const kept = keptPlan(snapshot.table.id, snapshot.number);
    this.take(snapshot);
    if (this.table.own.length <= 1) this.unveil();
    if (kept.length && this.mine) void this.plan.add(...kept);
    this.readChat();
    this.#live = new Live({
      address: () => api.liveAddress(this.table.id, this.number, settings.name.trim()),
      frame: (frame) => this.#frame(frame),
      state: (line) => (this.line = line),
    });
  }

  static async open(id: string): Promise<TableStore> {
    const snapshot = await api.snapshot(id);
    const store = new TableStore(snapshot, ...(await gameOf(snapshot.table)));
    store.#live.open();
    store.setPace();
    return store;
  }

  close(): void {
    this.#unguard();
    this.#live.close();
  }

  /** The network or the page came back. */
  nudge(): void {
    this.#live.nudge();
  }

  /** The page came to the front, or went into the background. */
  looked(): void {
    this.#live.looked();
  }

  unveil(): void {
    this.unveiled = this.seat;
  }

  async send(...moves: Move[]): Promise<boolean> {
    try {
      return await this.#commit(moves);
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  async why(move: Move): Promise<Refusal[]> {
    try {
      const { moves } = this.plan;
      // After a plan the question is whether the move still goes.
      if (moves.length) return (await api.trial(this.table.id, [...moves, move], this.seat)).refusals;
      return (await api.why(this.table.id, move)).refusals;
    } catch (error) {
      this.failed(error);
      return [];
    }
  }

  async tried(moves: Move[]): Promise<any> {
    if (!moves.length) return this.view;
    try {
      return (await api.trial(this.table.id, moves, this.seat)).view;
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  prospects = (): Promise<Prospect[]> => {
    const { moves } = this.plan;
    const of = [this.number, this.seat, ...moves].join("|");
    if (this.seat === null || this.past) return Promise.resolve([]);
    if (this.#prospects?.of !== of) {
      const answer = api.prospects(this.table.id, moves, this.seat).then(
        ({ prospects }) => prospects,
        () => [],
      );
      this.#prospects = { of, answer };
    }
    return this.#prospects.answer;
  };

  /** Looks at the position after an entry of the log; `null` comes back to the present one. */
  async lookAt(number: number | null): Promise<void> {
    if (number === null) {
      this.past = null;
      return;
    }
    try {
      this.past = await new api.Past("tables", this.table.id).at(number + 1);
    } catch (error) {
      this.failed(error);
    }
  }

  async askHint(): Promise<void> {
    if (this.awaitingHint) return;
    this.hint = null;
    this.awaitingHint = true;
    try {
      const number = this.number;
      const hint = await api.hint(this.table.id);
      if (number === this.number) this.hint = hint;
    } catch (error) {
      this.failed(error);
    } finally {
      this.awaitingHint = false;
    }
  }

  goOn = (): Promise<boolean> => this.ask(() => api.goOn(this.table.id, this.lesson?.number ?? 1));
  playOn = (): Promise<boolean> => {
    this.askingPlayOn = false;
    return this.ask(() => api.playOn(this.table.id));
  };
  /** A lesson that is to be read is gone on from by the gold button, and so is the tutorial at its end. */
  #lessonButton(): Primary | null {
    const lesson = this.past ? null : this.lesson;
    if (lesson?.waits) return { label: say("lesson-go-on"), act: this.goOn, resting: this.working };
    if (lesson?.over) return { label: say("lesson-play-on"), act: this.playOn, resting: this.working };
    return null;
  }
  async #commit(moves: Move[]): Promise<boolean> {
    this.working = true;
    try {
      const { number } = await api.moves(this.table.id, moves, this.number, this.seat);
      click();
      await this.#reach(number);
      return true;
    } catch (error) {
      // What the lesson does not want is not kept as a plan.
      if (error instanceof api.ApiError && error.code === "lesson") this.plan.clear();
      if (!(error instanceof api.ApiError) || !error.snapshot) throw error;
      this.take(error.snapshot);
      notices.warn(sentence(error));
      return false;
    } finally {
      this.working = false;
    }
  }

  /** Waits for the frame that brings a position; without a live connection, or if it does not come, asks for it. */
  async #reach(number: number): Promise<void> {
    if (this.number < number && this.line === "open")
      await new Promise<void>((resolve) => {
        this.arrived = resolve;
        setTimeout(resolve, FRAME_WITHIN);
      });
    if (this.number < number) await this.refresh();
  }

  protected async refresh(): Promise<void> {
    try {
      this.take(await api.snapshot(this.table.id));
    } catch (error) {
      this.failed(error);
    }
  }

  protected failed(error: unknown): void {
    if (error instanceof api.ApiError && error.refusals.length) this.plan.refuse(error.refusals);
    else notices.warn(sentence(error, this.catalogue, this.names));
  }

  #frame(frame: Frame): void {
    if (frame.type === "snapshot" || frame.type === "moves") this.take(frame);
    else if (frame.type === "chat") this.hear(frame.chat);
    else if (frame.type === "table") this.know(frame.table);
    else if (frame.type === "pong") renewal.meets(frame.build);
    else if (frame.type === "closing") notices.tell(say("connection-closing"));
  }

  protected forget(): void {
    this.plan.clear();
    this.hint = null;
    this.askingUndo = false;
  }
}
