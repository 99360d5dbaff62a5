/** What the server sends and takes, under the names that the pages use. `api-types.ts` is generated from its OpenAPI. */

import type { components } from "./api-types";

type Schemas = components["schemas"];
/** The shell knows no game: what a view holds is the board's business. */
type Blind<T> = T extends { view: unknown } ? Omit<T, "view"> & { view: unknown } : T;

export type Chat = Schemas["Chat"];
export type Frame = { [Kind in Schemas["Frame"] as Kind["type"]]: Blind<Kind> }[Schemas["Frame"]["type"]];
export type GameInfo = Schemas["GameInfo"];
export type Hint = Schemas["Hint"];
export type History = Schemas["History"];
export type LogEntry = Schemas["LogEntry"];
export type NewTable = Schemas["NewTable"];
export type Option = Schemas["OptionInfo"];
export type Position = Blind<Schemas["Moment"]>;
export type Problem = Omit<Schemas["Problem"], "snapshot"> & { snapshot?: Snapshot };
export type Program = Required<Schemas["Program"]>;
export type Refusal = Schemas["RefusalInfo"];
export type RoundFigures = Schemas["Round"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatKind = SeatInfo["kind"];
export type SeatWish = Schemas["SeatWish"];
export type Snapshot = Omit<Schemas["Snapshot"], "view" | "programs"> & { view: unknown; programs: Program[] };
export type Standing = Schemas["Place"];
export type TableInfo = Schemas["TableInfo"];
export type Trial = Blind<Schemas["Plan"]>;
export type Undo = TableInfo["undo"];
