/** One table as this visitor sees it: what the server says, what is planned, and the line between. */

import { boardOf } from "../games/registry";
import * as api from "./api";
import type { BoardModule, GameProps, Say } from "./game";
import { Live, type Line } from "./live";
import { notices } from "./notices.svelte";
import { TrialPlan } from "./plan.svelte";
import { styles } from "./players";
import { settings } from "./settings.svelte";
import { click } from "./sound";
import { say, sayWith } from "./texts";
import type { Chat, Frame, Hint, LogEntry, Program, Refusal, SeatWish, Snapshot, Standing, TableInfo } from "./types";

/** How much of the log is kept at hand. */
const KEPT = 400;

/** A log with newer entries laid over its end. */
export function joined(log: LogEntry[], newer: LogEntry[], from: number): LogEntry[] {
  return [...log.filter((entry) => entry.number < from), ...newer.filter((entry) => entry.number >= from)].slice(-KEPT);
}

/** What happened since the seat last decided something; if it never did, since somebody first did. */
export function since(log: LogEntry[], seat: number): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === seat && !entry.forced);
  if (last >= 0) return log.slice(last + 1);
  const first = log.findIndex((entry) => entry.seat !== null);
  return first < 0 ? [] : log.slice(first);
}

export class TableStore implements GameProps<unknown, unknown> {
  readonly module: BoardModule;
  readonly say: Say;
  readonly plan: TrialPlan;
  board = $state.raw<unknown>(null);
  table = $state.raw<TableInfo>(null as never);
  number = $state(0);
  view = $state.raw<unknown>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chat[]>([]);
  programs = $state.raw<Program[]>([]);
  standings = $state.raw<Standing[] | null>(null);
  reason = $state<string | null>(null);
  line = $state<Line>("connecting");
  hint = $state.raw<Hint | null>(null);
  /** A bot thinks about a hint; one may go on meanwhile. */
  awaitingHint = $state(false);
  working = $state(false);
  /** The own seat whose eyes are on the screen, where several share it. */
  unveiled = $state<number | null>(null);
  chatRead = $state(0);
  #lastFrom = $state(0);
  #live: Live;

  players = $derived(styles(this.table.seats));
  seat = $derived(this.table.seat);
  shown = $derived.by(() => this.plan.view ?? this.view);
  /** Several people share this screen, and the next of them has not taken it over yet. */
  veiled = $derived(
    settings.curtain &&
      this.table.status === "playing" &&
      this.table.own.length > 1 &&
      this.seat !== null &&
      this.seat !== this.unveiled,
  );
  turn = $derived(
    this.table.status === "playing" && this.table.actor !== null && this.table.own.includes(this.table.actor),
  );
  mine = $derived(this.turn && this.seat === this.table.actor && !this.veiled);
  busy = $derived.by(() => this.plan.busy || this.working);
  fresh = $derived(
    this.seat === null ? this.log.filter((entry) => entry.number >= this.#lastFrom) : since(this.log, this.seat),
  );
  unread = $derived(this.chat.filter((line) => line.number >= this.chatRead).length);

  private constructor(snapshot: Snapshot, module: BoardModule, board: unknown) {
    this.module = module;
    this.board = board;
    this.say = sayWith(module.texts);
    this.plan = new TrialPlan({
      attempt: (moves) => api.plan(this.table.id, moves, this.seat),
      commit: (moves) => this.#commit(moves),
      failed: (error) => this.#failed(error),
    });
    this.#take(snapshot);
    this.chatRead = this.chat.length ? this.chat[this.chat.length - 1]!.number + 1 : 0;
    this.#live = new Live({
      address: () => api.liveAddress(this.table.id, this.number),
      frame: (frame) => this.#frame(frame),
      state: (line) => (this.line = line),
    });
  }

  static async open(id: string): Promise<TableStore> {
    const snapshot = await api.snapshot(id);
    const { game, options } = snapshot.table;
    const [module, board] = await Promise.all([boardOf(game), api.board(game, options).catch(() => null)]);
    const store = new TableStore(snapshot, module, board);
    store.#live.open();
    return store;
  }

  close(): void {
    this.#live.close();
  }

  /** The network or the page came back. */
  nudge(): void {
    this.#live.nudge();
  }

  unveil(): void {
    this.unveiled = this.seat;
  }

  words(entry: LogEntry): string {
    return this.module.words(entry, this);
  }

  async send(...moves: string[]): Promise<boolean> {
    try {
      const done = await this.#commit(moves);
      if (done) this.plan.clear();
      return done;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  async why(move: string): Promise<Refusal[]> {
    try {
      return (await api.why(this.table.id, move)).refusals;
    } catch (error) {
      this.#failed(error);
      return [];
    }
  }

  async program(programs: Program[]): Promise<void> {
    await this.#ask(() => api.programs(this.table.id, programs));
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
      this.#failed(error);
    } finally {
      this.awaitingHint = false;
    }
  }

  undo = (): Promise<boolean> => this.#ask(() => api.undo(this.table.id));
  refuseUndo = (): Promise<boolean> => this.#ask(() => api.undo(this.table.id, true));
  setSeat = (seat: number, wish: SeatWish): Promise<boolean> => this.#ask(() => api.setSeat(this.table.id, seat, wish));
  /** The seat goes back to whom the bot stood in for; if there was nobody, it opens. */
  takeBotOut = (seat: number): Promise<boolean> =>
    this.#ask(async () => {
      if (this.table.status === "waiting") return api.setSeat(this.table.id, seat, { kind: "open" });
      try {
        return await api.setSeat(this.table.id, seat, { kind: "person" });
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.code !== "seated") throw error;
        return api.setSeat(this.table.id, seat, { kind: "open" });
      }
    });
  shut = (): Promise<boolean> => this.#ask(() => api.close(this.table.id));

  async write(text: string): Promise<boolean> {
    return this.#ask(() => api.chat(this.table.id, text));
  }

  readChat(): void {
    const last = this.chat.at(-1);
    if (last) this.chatRead = last.number + 1;
  }

  async #ask(door: () => Promise<Snapshot>): Promise<boolean> {
    this.working = true;
    try {
      this.#answered(await door());
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.working = false;
    }
  }

  async #commit(moves: string[]): Promise<boolean> {
    this.working = true;
    try {
      const snapshot = await api.moves(this.table.id, moves, this.number, this.seat);
      click();
      this.#answered(snapshot);
      return true;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (error.snapshot) {
        this.#take(error.snapshot);
        notices.warn(error.message);
      } else if (error.refusals.length) this.plan.refuse(error.refusals);
      else throw error;
      return false;
    } finally {
      this.working = false;
    }
  }

  /** The answer to a wish; the line may have brought something newer in the meantime. */
  #answered(snapshot: Snapshot): void {
    if (snapshot.number >= this.number) this.#take(snapshot);
  }

  #failed(error: unknown): void {
    if (error instanceof api.ApiError && error.refusals.length) this.plan.refuse(error.refusals);
    else notices.warn(api.sentence(error));
  }

  #take(snapshot: Snapshot): void {
    const known = snapshot.log.length ? snapshot.log[0]!.number : snapshot.number;
    const from = Math.min(this.number, snapshot.number);
    this.log = joined(
      this.log.filter((entry) => entry.number < snapshot.number),
      snapshot.log,
      known,
    );
    this.view = snapshot.view;
    this.chat = snapshot.chat;
    this.programs = snapshot.programs;
    this.standings = snapshot.standings;
    this.reason = snapshot.reason;
    this.#advance(snapshot.table, snapshot.number, from);
  }

  #frame(frame: Frame): void {
    if (frame.type === "snapshot") this.#take(frame as Snapshot);
    else if (frame.type === "moves") this.#moved(frame);
    else if (frame.type === "chat") this.#heard(frame.chat);
    else if (frame.type === "table") this.#advance(frame.table, this.number, this.#lastFrom);
    else if (frame.type === "closing") notices.tell(say("line.closing"));
  }

  #moved(frame: Extract<Frame, { type: "moves" }>): void {
    if (frame.number < this.number) return;
    if (frame.from > this.number) {
      void this.#refresh();
      return;
    }
    const known = this.number;
    this.log = joined(this.log, frame.log, frame.from);
    this.view = frame.view;
    this.programs = frame.programs as Program[];
    this.#advance(frame.table, frame.number, frame.from);
    if (frame.number > known && frame.log.some((entry) => entry.seat !== null && !this.table.own.includes(entry.seat)))
      click();
    if (frame.table.status === "over") void this.#refresh(); // a frame of moves carries no standings
  }

  async #refresh(): Promise<void> {
    try {
      this.#take(await api.snapshot(this.table.id));
    } catch (error) {
      this.#failed(error);
    }
  }

  #heard(chat: Chat[]): void {
    const from = chat.length ? chat[0]!.number : Infinity;
    this.chat = [...this.chat.filter((line) => line.number < from), ...chat];
  }

  #advance(table: TableInfo, number: number, from: number): void {
    const first = !this.table;
    const before = first ? null : this.table.actor;
    const moved = number !== this.number || (!first && table.seat !== this.table.seat);
    const news = this.log.filter((entry) => entry.number >= this.number && entry.number < number);
    this.table = table;
    this.number = number;
    if (first && table.own.length <= 1) this.unveiled = table.seat;
    if (!moved) return;
    this.#lastFrom = from;
    this.plan.clear();
    this.hint = null;
    if (first) return;
    if (news.length)
      notices.speak(
        news
          .slice(-6)
          .map((entry) => this.words(entry))
          .filter(Boolean)
          .join(". "),
      );
    if (table.actor !== null && table.actor !== before && table.own.includes(table.actor))
      notices.yourTurn(table.heading);
  }
}
