/** The server's doors, one function each. Every refusal arrives as an `ApiError` with a sentence for the player. */

import { say } from "./texts";
import type {
  GameInfo,
  Hint,
  History,
  NewTable,
  Position,
  Problem,
  Program,
  Refusal,
  SeatWish,
  Snapshot,
  TableInfo,
  Trial,
} from "./types";

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly refusals: Refusal[];
  /** The table as it is now, when the wish came too late. */
  readonly snapshot: Snapshot | null;

  constructor(status: number, body: Partial<Problem>) {
    super(body.text || say("error.status", { status }));
    this.status = status;
    this.code = body.error ?? "";
    this.refusals = body.refusals ?? [];
    this.snapshot = body.snapshot ?? null;
  }
}

/** The sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : say("error.unreachable");
}

async function ask(method: string, path: string, body?: unknown, plain = false): Promise<Response> {
  const headers: Record<string, string> = {};
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
    throw new ApiError(0, { error: "unreachable", text: say("error.unreachable") });
  }
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown, plain = false): Promise<T> {
  return (await ask(method, path, body, plain)).json() as Promise<T>;
}

const get = <T>(path: string) => json<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => json<T>("POST", path, body);
const put = <T>(path: string, body: unknown) => json<T>("PUT", path, body);
const part = encodeURIComponent;
const table = (id: string) => `/tables/${part(id)}`;

export const games = () => get<GameInfo[]>("/games");

export const board = (game: string, options: Record<string, string>) =>
  get<unknown>(`/games/${part(game)}/board?${new URLSearchParams(options)}`);

export const tables = () => get<{ mine: TableInfo[]; watch: TableInfo[] }>("/tables");
export const create = (wish: NewTable) => post<Snapshot>("/tables", wish);
export const snapshot = (id: string) => get<Snapshot>(table(id));
/** The table behind an invitation, before one sits down. */
export const invited = (invite: string) => get<TableInfo>(`/join/${part(invite)}`);
export const join = (invite: string, name: string, seat?: number) =>
  post<Snapshot>(`/join/${part(invite)}`, seat === undefined ? { name } : { name, seat });
export const takeSeat = (secret: string) => post<Snapshot>(`/seat/${part(secret)}`);
export const seatLink = (id: string, seat: number) => get<{ link: string }>(`${table(id)}/seat-link?seat=${seat}`);

export const moves = (id: string, texts: string[], number: number, seat: number | null) =>
  post<Snapshot>(`${table(id)}/moves`, { moves: texts, number, ...(seat === null ? {} : { seat }) });
export const plan = (id: string, texts: string[], seat: number | null) =>
  post<Trial>(`${table(id)}/plan`, { moves: texts, ...(seat === null ? {} : { seat }) });
export const why = (id: string, move: string) => post<{ refusals: Refusal[] }>(`${table(id)}/why`, { move });
export const hint = (id: string) => post<Hint>(`${table(id)}/hint`);
export const undo = (id: string, refuse = false) => post<Snapshot>(`${table(id)}/undo`, refuse ? { refuse } : {});
export const programs = (id: string, list: Program[]) => put<Snapshot>(`${table(id)}/programs`, { programs: list });
export const chat = (id: string, text: string) => post<Snapshot>(`${table(id)}/chat`, { text });
export const setSeat = (id: string, seat: number, wish: SeatWish) => put<Snapshot>(`${table(id)}/seats/${seat}`, wish);
export const close = (id: string) => post<Snapshot>(`${table(id)}/close`);
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

  async table(): Promise<TableInfo> {
    return (await snapshot(this.id)).table;
  }

  history(): Promise<History> {
    return get(`${this.#path}/history`);
  }

  at(number: number): Promise<Position> {
    return get(`${this.#path}/at/${number}`);
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

export function liveAddress(id: string, from: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api${table(id)}/live?from=${from}`;
}
