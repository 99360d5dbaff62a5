/** What the server has told of a table: positions as they arrive, the log and the talk, and what follows from them. */

import type { Catalogue, Say } from "./catalogue";
import { joined, since } from "./log";
import { notices } from "./notices.svelte";
import { styles } from "./players";
import { click } from "./sound";
import { toldIn } from "./story";
import type {
  Chat,
  LogEntry,
  MovesFrame,
  Orderable,
  Phrase,
  Snapshot,
  Standing,
  StandingOrder,
  TableInfo,
} from "./types";

export abstract class ToldTable {
  readonly catalogue: Catalogue;
  table = $state.raw<TableInfo>(null as never);
  number = $state(-1);
  /** This visitor's view of the present position. */
  protected now = $state.raw<unknown>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chat[]>([]);
  chatRead = $state(0);
  orders = $state.raw<StandingOrder[]>([]);
  orderable = $state.raw<Orderable | null>(null);
  standings = $state.raw<Standing[] | null>(null);
  reason = $state.raw<Phrase | null>(null);
  /** The figure that told the winner from the second, where the first was not enough. */
  tieBreak = $state<string | null>(null);
  #lastFrom = $state(0);
  /** Called when a newer position has come. */
  protected arrived = (): void => undefined;

  players = $derived(styles(this.table.seats));
  seat = $derived(this.table.seat);
  turn = $derived(
    this.table.status === "playing" && this.table.actor !== null && this.table.own.includes(this.table.actor),
  );
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
  fresh = $derived(
    this.seat === null ? this.log.filter((entry) => entry.number >= this.#lastFrom) : since(this.log, this.seat),
  );
  unread = $derived(this.chat.filter((line) => line.number >= this.chatRead).length);

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  /** Asks for the whole table, since something has not come. */
  protected abstract refresh(): Promise<void>;

  /** What was planned or advised was meant for another position. */
  protected abstract forget(): void;

  say: Say = (said, values) => this.catalogue.say(said, values, this.names);

  protected get names(): string[] {
    return this.players.map((player) => player.name);
  }

  readChat(): void {
    const last = this.chat.at(-1);
    if (last) this.chatRead = last.number + 1;
  }

  /** The one way in which a position arrives; its number tells whether it is newer than what is here. */
  protected take(position: Snapshot | MovesFrame): void {
    if (position.number < this.number) return;
    const whole = "chat" in position;
    const from = whole ? (position.log[0]?.number ?? position.number) : position.from;
    if (!whole && from > this.number) return void this.refresh();
    const known = this.number;
    this.log = joined(this.log, position.log, from);
    this.now = position.view;
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
      this.forget();
      if (known >= 0) this.#tell(position.log.filter((entry) => entry.number >= known));
    }
    this.know(position.table);
    if (newer) this.arrived();
  }

  /** Who sits where, and whose turn it is. */
  protected know(table: TableInfo): void {
    const before = this.table as TableInfo | null;
    this.table = table;
    if (!before) return;
    if (table.seat !== before.seat) this.forget();
    if (table.actor !== null && table.actor !== before.actor && table.own.includes(table.actor))
      notices.yourTurn(table.heading ? this.say(table.heading) : "");
  }

  protected hear(chat: Chat[]): void {
    const from = chat.length ? chat[0]!.number : Infinity;
    this.chat = [...this.chat.filter((line) => line.number < from), ...chat];
  }

  #own(entry: LogEntry): boolean {
    return entry.seat !== null && this.table.own.includes(entry.seat);
  }

  #tell(news: LogEntry[]): void {
    if (news.length) notices.speak(toldIn(news.slice(-6), this.say));
    if (news.some((entry) => entry.seat !== null && !this.table.own.includes(entry.seat))) click();
  }
}
