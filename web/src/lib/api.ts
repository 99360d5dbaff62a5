/** The server's doors, one function each. Every refusal arrives as an `ApiError` with what is to be said. */

import type { Prospect } from "./game";
import { language } from "./language.svelte";
import { renewal } from "./renewal.svelte";
import { heardTime } from "./server-time";
import type {
  GameInfo,
  Hint,
  History,
  Made,
  Moment,
  Move,
  NewTable,
  OrderWish,
  Pace,
  Phrase,
  Problem,
  Reach,
  Refusal,
  SeatWish,
  Snapshot,
  TableInfo,
  TableList,
  TableRules,
  Trial,
} from "./types";

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly said: Phrase;
  readonly refusals: Refusal[];
  /** The table as it is now, when the wish came too late. */
  readonly snapshot: Snapshot | null;

  constructor(status: number, body: Partial<Problem>) {
    super(body.text);
    this.status = status;
    this.code = body.error ?? "";
    this.said = body.said ?? { key: "error-status", values: { status } };
    this.refusals = body.refusals ?? [];
    this.snapshot = body.snapshot ?? null;
  }
}

async function ask(method: string, path: string, body?: unknown, plain = false): Promise<Response> {
  // What is kept of it, as for notices, is in the language of the page and not in that of the browser.
  const headers: Record<string, string> = { "accept-language": language.code };
  if (body !== undefined) headers["content-type"] = plain ? "text/plain; charset=utf-8" : "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: plain ? String(body) : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { error: "unreachable", said: { key: "error-unreachable" } });
  }
  renewal.meets(answer.headers.get("powerhouse-build"));
  heardTime(answer.headers.get("date"));
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
  return answer;
}

export async function json<T>(method: string, path: string, body?: unknown, plain = false): Promise<T> {
  return (await ask(method, path, body, plain)).json() as Promise<T>;
}

const get = <T>(path: string) => json<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => json<T>("POST", path, body);
const put = <T>(path: string, body: unknown) => json<T>("PUT", path, body);
const part = encodeURIComponent;
const table = (id: string) => `/tables/${part(id)}`;

let known: { code: string; games: Promise<GameInfo[]> } | null = null;

/** The games, asked for once in a language: they stay as they are while the server runs. */
export function games(): Promise<GameInfo[]> {
  const { code } = language;
  if (known?.code !== code) {
    const games = get<GameInfo[]>(`/games?language=${code}`);
    known = { code, games };
    games.catch(() => (known = null));
  }
  return known.games;
}

export const board = (game: string, options: Record<string, string>) =>
  get<unknown>(`/games/${part(game)}/board?${new URLSearchParams(options)}`);

/** The same for a table that is played with figures of its own. */
export const boardOf = (id: string) => get<unknown>(`${table(id)}/board`);

/** What is said beside a board: where somebody changes figures, and where somebody learns the game. */
export type TextPart = "box" | "tutorial";

/** The game's own texts in a language, as Fluent writes them: those of a table, or a part of the others. */
export const texts = async (game: string, code: string, only?: TextPart) =>
  (await ask("GET", `/games/${part(game)}/texts/${code}${only ? `?part=${only}` : ""}`)).text();

export const tables = () => get<TableList>("/tables");
export const create = (wish: NewTable) => post<Snapshot>("/tables", wish);
export const snapshot = (id: string) => get<Snapshot>(table(id));
/** How others get to this server, as far as we may know. */
export const reach = () => get<Reach>("/reach");
/** The table behind an invitation, before one sits down. */
export const invited = (invite: string) => get<TableInfo>(`/join/${part(invite)}`);
export const join = (invite: string, name: string, seat: number | undefined, seed: number | null) =>
  post<Snapshot>(`/join/${part(invite)}`, seat === undefined ? { name, seed } : { name, seat, seed });
export const takeSeat = (secret: string) => post<Snapshot>(`/seat/${part(secret)}`);
export const seatLink = (id: string, seat: number) => get<{ link: string }>(`${table(id)}/seat-link?seat=${seat}`);

/** Use an invitation of the server's host. */
export const welcome = (code: string) => post<{ guest: boolean }>(`/welcome/${part(code)}`);
/** Where the visitor's own data can be downloaded. */
export const ownData = "/api/my-data";
export const forget = () => json<{ tables: number; removed: number }>("DELETE", "/my-data");

export const moves = (id: string, wanted: Move[], number: number, seat: number | null) =>
  post<Made>(`${table(id)}/moves`, { moves: wanted, number, ...(seat === null ? {} : { seat }) });
export const trial = (id: string, wanted: Move[], seat: number | null) =>
  post<Trial>(`${table(id)}/trial`, { moves: wanted, ...(seat === null ? {} : { seat }) });
export const why = (id: string, move: Move) => post<{ refusals: Refusal[] }>(`${table(id)}/why`, { move });
/** What things would cost after these moves, as choices of the game. */
export const prospects = (id: string, wanted: Move[], seat: number | null) =>
  post<{ prospects: Prospect[] }>(`${table(id)}/prospects`, { moves: wanted, ...(seat === null ? {} : { seat }) });
export const hint = (id: string) => post<Hint>(`${table(id)}/hint`);
export const undo = (id: string, answer: { refuse?: boolean; agree?: number } = {}) =>
  post<Snapshot>(`${table(id)}/undo`, answer);
export const redo = (id: string) => post<Snapshot>(`${table(id)}/redo`);
export const pace = (id: string, pace: Pace, skip = false) => put<Made>(`${table(id)}/pace`, { pace, skip });
export const orders = (id: string, wishes: OrderWish[]) => put<Snapshot>(`${table(id)}/orders`, { orders: wishes });
export const chat = (id: string, text: string) => post<Snapshot>(`${table(id)}/chat`, { text });
export const setSeat = (id: string, seat: number, wish: SeatWish) => put<Snapshot>(`${table(id)}/seats/${seat}`, wish);
/** Stops all clocks, or agrees to it; or lets them run, or refuses. */
export const pause = (id: string, paused: boolean) => put<Snapshot>(`${table(id)}/pause`, { paused });
export const share = (id: string, shared: boolean) => put<Snapshot>(`${table(id)}/sharing`, { shared });
export const close = (id: string) => post<Snapshot>(`${table(id)}/close`);
/** A table at which one learns a game. */
export const learn = (game: string, name: string) => post<Snapshot>(`/games/${part(game)}/tutorial`, { name });
/** The lesson of this number has been read. */
export const goOn = (id: string, number: number) => post<Snapshot>(`${table(id)}/lesson`, { number });
/** Leaves the tutorial: from here on it is a game like any other. */
export const playOn = (id: string) => post<Snapshot>(`${table(id)}/play-on`);
export const rematch = (id: string) => post<Snapshot>(`${table(id)}/rematch`);

/** A game to look back on: one of a table, or a record that was brought along, which the server keeps like a table. */
export class Past {
  readonly kind: "tables" | "replays";
  readonly id: string;

  constructor(kind: "tables" | "replays", id: string) {
    this.kind = kind;
    this.id = id;
  }

  get #path(): string {
    return `/${this.kind}/${part(this.id)}`;
  }

  table(): Promise<TableInfo> {
    return get(`${this.#path}/about`);
  }

  history(): Promise<History> {
    return get(`${this.#path}/history`);
  }

  at(number: number): Promise<Moment> {
    return get(`${this.#path}/at/${number}`);
  }

  rules(): Promise<TableRules> {
    return get(`${this.#path}/rules`);
  }

  fork(number: number, name: string): Promise<Snapshot> {
    return post(`${this.#path}/fork`, { number, name });
  }

  /** Where the record can be downloaded. */
  get record(): string {
    return `/api${table(this.id)}/record`;
  }
}

export const openRecord = (text: string) => json<TableInfo>("POST", "/replays", text, true);

/** `name` is what the others see if one only watches. */
export function liveAddress(id: string, from: number, name: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api${table(id)}/live?${new URLSearchParams({ from: String(from), name, changes: "true" })}`;
}
