/** The interface between the shell and a game's board. The shell draws no game itself. */

import type { Component } from "svelte";

import type { Say } from "./catalogue";
import type { Form, LogEntry, Move, Orderable, OrderWish, Refusal, StandingOrder, TableInfo } from "./types";

export type { Say } from "./catalogue";
export type { Form, LogEntry, Move, Orderable, OrderWish, Phrase, Refusal, StandingOrder, TableInfo } from "./types";

export interface PlayerStyle {
  seat: number;
  name: string;
  letter: string;
  colour: string;
  /** Id of an SVG pattern. */
  pattern: string;
  bot: string | null;
}

/** A move that is planned: what is sent of it, and whatever else the choice told that it was taken from. */
export interface Step {
  move: Move;
}

/** Moves that are tried before they are made. */
export interface Plan<S extends Step = Step> {
  /** What is planned, in order, as it was added. */
  readonly steps: S[];
  /** What is sent of them. */
  readonly moves: S["move"][];
  readonly busy: boolean;
  /** Why nothing more can be planned, if that is so: something would be revealed, or another seat decides. */
  readonly stopped?: "reveal" | "turn" | null;
  /** Why the last added move was not accepted. */
  readonly refusals: Refusal[];
  /** Tries them on the server; false and refusals if illegal (the plan stays as it was). */
  add(...steps: S[]): Promise<boolean>;
  /** Tries these instead of what is planned; false and refusals if illegal (the plan stays as it was). */
  replace(...steps: S[]): Promise<boolean>;
  removeLast(): Promise<void>;
  clear(): void;
  /** Shows why something cannot be planned. */
  refuse(refusals: Refusal[]): void;
  /** Sends the planned moves. */
  confirm(): Promise<void>;
}

/** What something would cost, as a choice, and the reasons against it. */
export interface Prospect<S extends Step = Step> {
  choice: S;
  refusals: Refusal[];
}

/** What a board gets: `V` is its view, `B` what never changes, `S` the choices of the view. */
export interface GameProps<V, B, S extends Step = Step> {
  /** What the server says: this visitor's view. */
  view: V;
  /** The trial view while a plan exists, otherwise the view. */
  shown: V;
  /** Static things. */
  board: B;
  table: TableInfo;
  /** This visitor is to act now (and it is not a replay). */
  mine: boolean;
  /** Something is on its way to the server: nothing more is sent until it answers. */
  busy: boolean;
  seat: number | null;
  /** By seat. */
  players: PlayerStyle[];
  plan: Plan<S>;
  /** Makes these moves at once. A board cuts no text and composes none: what it puts together itself is a form. */
  send(...moves: Move[]): Promise<boolean>;
  /** Why a move is not legal; nothing if it is. */
  why(move: Move): Promise<Refusal[]>;
  /** The view after these moves, which are only tried; null if they do not go. */
  tried?(moves: Move[]): Promise<V | null>;
  /** What things would cost this seat after the plan, also while others decide; asked once a position. Games that have
   *  `State.prospects` answer. */
  prospects?(): Promise<Prospect<S>[]>;
  /** The entries of the log whose line is under the pointer: their places are marked on the board. */
  pointed?: LogEntry[];
  /** What a lesson wants of the learner: boards mark what is to be clicked (`lib/wanted.ts`). */
  wanted?: { move: string; verb: string; arguments: Record<string, unknown> }[];
  /** What the table does for this seat by itself; `leaveOrders` replaces it. */
  orders: StandingOrder[];
  leaveOrders(orders: OrderWish[]): Promise<void>;
  /** What this seat may leave to the table now, null if nothing. */
  orderable: Orderable | null;
  /** Whose things come first on a board that shows one seat's at a time, if not the visitor's: the winner's at the end. */
  featured?: number | null;
  /** What happened since the visitor last acted. */
  fresh: LogEntry[];
  /** Says a phrase or a key in the words of the game; seats by their names. */
  say: Say;
}

export interface BoardModule<V = any, B = any, S extends Step = any> {
  /** Left column, or below 1,100 px the first sheet; without it the log stands under the players, and the board has the
   *  room. */
  Market?: Component<{ game: GameProps<V, B, S> }>;
  /** The centre; it pans and zooms itself. Below 1,100 px an open sheet lies over its lower edge: `--covered` is how much
   *  (a CSS length, 0 where nothing is covered; `stage.covered` in pixels), to be left free at the end of what scrolls. */
  Board: Component<{ game: GameProps<V, B, S> }>;
  /** Right column, or a sheet: the own seat first, the others in turn order. */
  Players: Component<{ game: GameProps<V, B, S> }>;
  /** Contents of the action bar: `BarParts` with sentence, means in one row, and money. What goes on with the turn is
   *  registered by `Primary`: the shell draws it as the one gold button and presses it on Enter and Ctrl+Enter. A plan
   *  without one is confirmed by the shell's button. The bar has one height a device; hint, undo and clear are the shell's. */
  Bar: Component<{ game: GameProps<V, B, S> }>;
  /** Pieces that a line of the log or a hint speaks of, drawn small behind it. */
  Drawn?: Component<{ game: Pick<GameProps<V, B, S>, "board">; said: Pick<Form, "verb" | "arguments">[] }>;
  /** Where the present decision is made. Below 1,100 px that sheet comes to the front when this changes, or all fold away
   *  for the board; without it the market stays in front. */
  stage?(game: GameProps<V, B, S>): "board" | "market" | "players";
  /** What is on the folded sheets, in a line each. */
  glance?(game: GameProps<V, B, S>): { market?: string; players?: string };
  /** Widths of the left and of the right column as CSS lengths, where the usual ones do not fit. */
  columns?: [left: string, right: string];
  /** Where the game stands, for the top line; without it the heading of the table is told. */
  headline?(game: GameProps<V, B, S>): string;
}
