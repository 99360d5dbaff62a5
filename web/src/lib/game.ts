/** The interface between the shell and a game's board. The shell draws no game itself. */

import type { Component } from "svelte";

import type { LogEntry, Program, Refusal, TableInfo } from "./types";

export type { LogEntry, Program, Refusal, TableInfo } from "./types";

export interface PlayerStyle {
  seat: number;
  name: string;
  letter: string;
  colour: string;
  /** Id of an SVG pattern. */
  pattern: string;
  bot: string | null;
}

/** Moves that are tried before they are made. */
export interface Plan {
  /** Planned move texts in order. */
  readonly moves: string[];
  readonly busy: boolean;
  /** Why the last added move was not accepted. */
  readonly refusals: Refusal[];
  /** Tries them on the server; false and refusals if illegal (the plan stays as it was). */
  add(...moves: string[]): Promise<boolean>;
  removeLast(): Promise<void>;
  clear(): void;
  /** Sends the planned moves and clears. */
  confirm(): Promise<void>;
}

export type Say = (key: string, params?: Record<string, string | number>) => string;

export interface GameProps<V, B> {
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
  plan: Plan;
  /** Commits at once. */
  send(...moves: string[]): Promise<boolean>;
  why(move: string): Promise<Refusal[]>;
  program(programs: Program[]): Promise<void>;
  programs: Program[];
  /** What happened since the visitor last acted. */
  fresh: LogEntry[];
  /** Texts by key. */
  say: Say;
}

/** What a log line is told with. */
export interface Teller {
  players: PlayerStyle[];
  say: Say;
  /** The log as far as it is at hand. */
  log: LogEntry[];
}

export interface BoardModule<V = any, B = any> {
  /** Left column. */
  Market: Component<{ game: GameProps<V, B> }>;
  /** The centre; it pans and zooms itself. */
  Board: Component<{ game: GameProps<V, B> }>;
  /** Right column, in turn order. */
  Players: Component<{ game: GameProps<V, B> }>;
  /** Contents of the action bar; confirm and clear are the shell's. */
  Bar: Component<{ game: GameProps<V, B> }>;
  headline(game: GameProps<V, B>): string;
  /** A log line in words, which may tell what the lines around it add up to; empty if another line tells it too. */
  words(entry: LogEntry, game: Teller): string;
  /** Per seat, for the end screen; a figure is named in the texts as `figure.…`. */
  summary(view: V): { figure: string; value: number }[][];
  /** English texts of this game by key. */
  texts: Record<string, string>;
}
