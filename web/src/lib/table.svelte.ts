/** One table as this visitor sees it: what the server says, what is planned, and the line between. */

import { gameOf } from "../games/registry";
import * as api from "./api";
import { BarState, type Primary } from "./bar.svelte";
import { readable, say, sentence, type Catalogue, type Say } from "./catalogue";
import type { BoardModule, GameProps, Prospect } from "./game";
import { Live, type Line } from "./live";
import { joined, since } from "./log";
import { notices } from "./notices.svelte";
import { keepPlan, keptPlan } from "./kept-plan";
import { TrialPlan } from "./plan.svelte";
import { styles } from "./players";
import { renewal } from "./renewal.svelte";
import { settings } from "./settings.svelte";
import { click } from "./sound";
import { toldIn } from "./story";
import type {
  Chat,
  Frame,
  Hint,
  Lesson,
  LogEntry,
  Moment,
  Move,
  MovesFrame,
  Orderable,
  OrderWish,
  Phrase,
  Refusal,
  SeatWish,
  Snapshot,
  Standing,
  StandingOrder,
  TableInfo,
} from "./types";

/** How long the live connection may take to bring what a move changed. */
const FRAME_WITHIN = 2_000;

export class TableStore implements GameProps<unknown, unknown> {
  readonly module: BoardModule;
  readonly board: unknown;
  readonly catalogue: Catalogue;
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
  table = $state.raw<TableInfo>(null as never);
  number = $state(-1);
  #now = $state.raw<unknown>(null);
  /** A position of the past that is looked at; nothing can be done in it. */
  past = $state.raw<Moment | null>(null);
  view = $derived(this.past ? this.past.view : this.#now);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chat[]>([]);
  orders = $state.raw<StandingOrder[]>([]);
  orderable = $state.raw<Orderable | null>(null);
  standings = $state.raw<Standing[] | null>(null);
  reason = $state.raw<Phrase | null>(null);
  /** The figure that told the winner from the second, where the first was not enough. */
  tieBreak = $state<string | null>(null);
  featured = $state<number | null>(null);
  line = $state<Line>("connecting");
  hint = $state.raw<Hint | null>(null);
  /** A bot thinks about a hint; one may go on meanwhile. */
  awaitingHint = $state(false);
  working = $state(false);
  /** The own seat whose eyes are on the screen, where several share it. */
  unveiled = $state<number | null>(null);
  chatRead = $state(0);
  #lastFrom = $state(0);
  #prospects: { of: string; answer: Promise<Prospect[]> } | null = null;
  #live: Live;
  /** Called when a newer position has come. */
  #arrived = (): void => undefined;

  /** What the teacher says, at a table where one learns; what is planned goes on to the next of its steps. */
  lesson = $derived.by((): Lesson | null => {
    const lesson = this.table.lesson ?? null;
    const step = lesson?.steps.findLast(({ after }) => after <= this.plan.moves.length);
    return lesson && step ? { ...lesson, ...step } : lesson;
  });
  /** What the lesson wants next: boards mark it. */
  wanted = $derived.by(() => {
    if (this.past || !this.lesson) return [];
    const { moves, steps } = this.lesson;
    const planned = this.plan.moves.length;
    const end = steps.find(({ after }) => after > planned)?.after ?? moves.length;
    const left = moves.slice(steps.findLast(({ after }) => after <= planned)?.after ?? 0, end);
    for (const move of this.plan.moves) {
      const at = left.findIndex((one) => one.move === move);
      if (at >= 0) left.splice(at, 1);
    }
    return left;
  });
  /** It was asked whether the tutorial shall end. */
  askingPlayOn = $state(false);
  players = $derived(styles(this.table.seats));
  seat = $derived(this.table.seat);
  shown = $derived.by(() => (this.past ? this.past.view : (this.plan.view ?? this.#now)));
  /** Several people share this screen, and the next of them has not taken it over yet. */
  veiled = $derived(
    settings.curtain &&
      this.table.status === "playing" &&
      this.table.own.length > 1 &&
      this.table.hides &&
      this.seat !== null &&
      this.seat !== this.unveiled,
  );
  turn = $derived(
    this.table.status === "playing" && this.table.actor !== null && this.table.own.includes(this.table.actor),
  );
  mine = $derived(this.turn && this.seat === this.table.actor && !this.veiled && !this.past);
  /** Bots are to decide before anybody who sits here. */
  botsPlay = $derived(
    this.table.status === "playing" &&
      this.table.own.length > 0 &&
      !this.turn &&
      this.table.actor !== null &&
      this.table.seats[this.table.actor]?.kind === "bot",
  );
  /** So many decisions of others would be taken back with the own last one. */
  takenAlong = $derived.by(() => {
    const last = this.log.findLastIndex((entry) => this.#own(entry) && !entry.forced);
    return this.log.slice(last + 1).filter((entry) => entry.seat !== null && !this.#own(entry) && !entry.forced).length;
  });
  /** It was asked whether these shall be taken back. */
  askingUndo = $state(false);
  /** The entries of the log under the pointer. */
  pointed = $state.raw<LogEntry[]>([]);
  busy = $derived.by(() => this.plan.busy || this.working);
  fresh = $derived(
    this.seat === null ? this.log.filter((entry) => entry.number >= this.#lastFrom) : since(this.log, this.seat),
  );
  unread = $derived(this.chat.filter((line) => line.number >= this.chatRead).length);
  headline = $derived.by(
    () => this.module.headline?.(this) ?? this.say(this.table.heading ?? readable(this.table.game)),
  );

  private constructor(snapshot: Snapshot, module: BoardModule, board: unknown, catalogue: Catalogue) {
    this.module = module;
    this.board = board;
    this.catalogue = catalogue;
    this.plan = new TrialPlan({
      attempt: (moves) => api.trial(this.table.id, moves, this.seat),
      commit: (moves) => this.#commit(moves),
      failed: (error) => this.#failed(error),
      changed: (steps) => keepPlan(snapshot.table.id, this.number, steps),
    });
    const kept = keptPlan(snapshot.table.id, snapshot.number);
    this.#take(snapshot);
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

  say: Say = (said, values) => this.catalogue.say(said, values, this.#names);

  get #names(): string[] {
    return this.players.map((player) => player.name);
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
      this.#failed(error);
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
      this.#failed(error);
      return [];
    }
  }

  async tried(moves: Move[]): Promise<any> {
    if (!moves.length) return this.view;
    try {
      return (await api.trial(this.table.id, moves, this.seat)).view;
    } catch (error) {
      this.#failed(error);
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
      this.#failed(error);
    }
  }

  /** Bots play at the pace that is set in this browser. */
  setPace(): void {
    this.#hurry(false);
  }

  /** Bots do not pause until somebody is to decide. */
  skip(): void {
    this.#hurry(true);
  }

  #hurry(skip: boolean): void {
    const { own, seats, id } = this.table;
    if (!own.length || !seats.some((seat) => seat.kind === "bot")) return;
    api.pace(id, settings.pace, skip).catch((error: unknown) => this.#failed(error));
  }

  #own(entry: LogEntry): boolean {
    return entry.seat !== null && this.table.own.includes(entry.seat);
  }

  async leaveOrders(orders: OrderWish[]): Promise<void> {
    await this.#ask(() => api.orders(this.table.id, orders));
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

  /** Takes back; asks first if decisions of others go with it. */
  wantUndo = (): void => {
    if (this.table.undo === "free" && this.takenAlong && !this.table.undo_wish) this.askingUndo = true;
    else void this.undo();
  };
  undo = (): Promise<boolean> => {
    this.askingUndo = false;
    return this.#ask(() => api.undo(this.table.id));
  };
  redo = (): Promise<boolean> => this.#ask(() => api.redo(this.table.id));
  grantUndo = (agree: number): Promise<boolean> => this.#ask(() => api.undo(this.table.id, { agree }));
  refuseUndo = (): Promise<boolean> => this.#ask(() => api.undo(this.table.id, { refuse: true }));
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
  goOn = (): Promise<boolean> => this.#ask(() => api.goOn(this.table.id, this.lesson?.number ?? 1));
  playOn = (): Promise<boolean> => {
    this.askingPlayOn = false;
    return this.#ask(() => api.playOn(this.table.id));
  };
  /** A lesson that is to be read is gone on from by the gold button, and so is the tutorial at its end. */
  #lessonButton(): Primary | null {
    const lesson = this.past ? null : this.lesson;
    if (lesson?.waits) return { label: say("lesson-go-on"), act: this.goOn, resting: this.working };
    if (lesson?.over) return { label: say("lesson-play-on"), act: this.playOn, resting: this.working };
    return null;
  }
  pause = (paused: boolean): Promise<boolean> => this.#ask(() => api.pause(this.table.id, paused));
  share = (shared: boolean): Promise<boolean> => this.#ask(() => api.share(this.table.id, shared));
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
      this.#take(await door());
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.working = false;
    }
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
      this.#take(error.snapshot);
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
        this.#arrived = resolve;
        setTimeout(resolve, FRAME_WITHIN);
      });
    if (this.number < number) await this.#refresh();
  }

  async #refresh(): Promise<void> {
    try {
      this.#take(await api.snapshot(this.table.id));
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (error instanceof api.ApiError && error.refusals.length) this.plan.refuse(error.refusals);
    else notices.warn(sentence(error, this.catalogue, this.#names));
  }

  #frame(frame: Frame): void {
    if (frame.type === "snapshot" || frame.type === "moves") this.#take(frame);
    else if (frame.type === "chat") this.#heard(frame.chat);
    else if (frame.type === "table") this.#know(frame.table);
    else if (frame.type === "pong") renewal.heard(frame.build);
    else if (frame.type === "closing") notices.tell(say("connection-closing"));
  }

  /** The one way in which a position arrives; its number tells whether it is newer than what is here. */
  #take(position: Snapshot | MovesFrame): void {
    if (position.number < this.number) return;
    const whole = "chat" in position;
    const from = whole ? (position.log[0]?.number ?? position.number) : position.from;
    if (!whole && from > this.number) return void this.#refresh();
    const known = this.number;
    this.log = joined(this.log, position.log, from);
    this.#now = position.view;
    this.orders = position.orders;
    this.orderable = position.orderable;
    if (whole) {
      this.chat = position.chat;
      this.standings = position.standings;
      this.reason = position.reason;
      this.tieBreak = position.tie_break;
    }
    this.number = position.number;
    const newer = position.number > known;
    if (newer) {
      this.#lastFrom = known;
      this.#clear();
      if (known >= 0) this.#tell(position.log.filter((entry) => entry.number >= known));
    }
    this.#know(position.table);
    if (newer) this.#arrived();
  }

  /** Who sits where, and whose turn it is. */
  #know(table: TableInfo): void {
    const before = this.table as TableInfo | null;
    this.table = table;
    if (!before && table.own.length <= 1) this.unveiled = table.seat;
    if (!before) return;
    if (table.seat !== before.seat) this.#clear();
    if (table.actor !== null && table.actor !== before.actor && table.own.includes(table.actor))
      notices.yourTurn(table.heading ? this.say(table.heading) : "");
  }

  /** What was planned or advised was meant for another position. */
  #clear(): void {
    this.plan.clear();
    this.hint = null;
    this.askingUndo = false;
  }

  #tell(news: LogEntry[]): void {
    if (news.length) notices.speak(toldIn(news.slice(-6), this.say));
    if (news.some((entry) => entry.seat !== null && !this.table.own.includes(entry.seat))) click();
  }

  #heard(chat: Chat[]): void {
    const from = chat.length ? chat[0]!.number : Infinity;
    this.chat = [...this.chat.filter((line) => line.number < from), ...chat];
  }
}
