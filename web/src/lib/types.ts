/** What the server sends and takes, under the names that the pages use. `api-types.ts` is generated from its OpenAPI. */

import type { components } from "./api-types";

type Schemas = components["schemas"];

export type ChannelEvery = Schemas["ChannelInfo"]["every"];
export type ChannelKind = Schemas["ChannelInfo"]["kind"];
export type Chart = Schemas["Chart"];
export type Chat = Schemas["Chat"];
export type Form = Schemas["Form"];
/** What the live connection hands on: changes have been applied. */
export type Frame = Exclude<WireFrame, { type: "changes" }>;
export type GameInfo = Schemas["GameInfo"];
export type Hint = Schemas["Hint"];
export type History = Schemas["History"];
export type Lesson = Schemas["LessonInfo"];
export type LogEntry = Schemas["LogEntry"];
export type Made = Schemas["Made"];
/** A move as the server takes it: the text of a choice as it came, or a form where a board puts one together. */
export type Move = string | Form;
export type Moment = Schemas["Moment"];
export type MovesFrame = Schemas["MovesFrame"];
export type MyGames = Schemas["MyGames"];
export type NewChannel = Schemas["NewChannel"];
export type NewTable = Schemas["NewTable"];
export type News = Schemas["News"];
export type NoticesInfo = Schemas["NoticesInfo"];
export type Orderable = Schemas["Orderable"];
export type Option = Schemas["OptionInfo"];
export type OrderWish = Schemas["OrderWish"];
export type Pace = Schemas["PaceWish"]["pace"];
export type Phrase = Schemas["Phrase"];
export type Problem = Schemas["Problem"];
export type Profile = Schemas["Profile"];
export type Proposal = Schemas["Proposal"];
export type RatedPlayer = Schemas["RatedPlayer"];
export type Reach = Schemas["Reach"];
export type Refusal = Schemas["RefusalInfo"];
export type RoundFigures = Schemas["Round"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatKind = SeatInfo["kind"];
export type SeatWish = Schemas["SeatWish"];
export type Snapshot = Schemas["Snapshot"];
export type Standing = Schemas["Place"];
export type StandingOrder = Schemas["StandingOrder"];
export type TableInfo = Schemas["TableInfo"];
export type TableList = Schemas["TableList"];
export type TableRules = Schemas["TableRules"];
export type Trial = Schemas["Trial"];
export type Undo = TableInfo["undo"];
/** A frame as it is sent. */
export type WireFrame = Schemas["Frame"];
