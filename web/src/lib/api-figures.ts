/** The server's doors for figures of one's own box. */

import { json } from "./api";
import type { components } from "./api-types";

type Schemas = components["schemas"];

export type Cell = Omit<Schemas["Cell"], "value"> & { value: unknown };
export type Certainty = Cell["certainty"];
export type Checked = Schemas["CheckedFigures"];
export type Fault = Schemas["FigureFault"];
export type FiguresInfo = Schemas["FiguresInfo"];
export type Kind = Schemas["Kind"];
export type Row = Schemas["Row"];
export type Sheet = Schemas["Sheet"];
export type Workshop = Schemas["Workshop"];
/** By place. */
export type Values = Record<string, unknown>;

const part = encodeURIComponent;

export const workshop = (game: string) => json<Workshop>("GET", `/games/${part(game)}/components`);
export const check = (game: string, wish: { name?: string; values?: Values; text?: string }) =>
  json<Checked>("POST", `/games/${part(game)}/components/check`, wish);
export const keep = (game: string, name: string, values: Values) =>
  json<{ id: string }>("POST", "/figures", { game, name, values });
export const kept = (id: string) => json<FiguresInfo>("GET", `/figures/${part(id)}`);
/** What is other than ours at a table or in a record. */
export const ofTable = (id: string) => json<FiguresInfo>("GET", `/tables/${part(id)}/figures`);
