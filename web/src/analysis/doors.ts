/** The server's doors for a finished game that is looked through. */

import { json, type Past } from "../lib/api";
import type { components } from "../lib/api-types";
import type { Move, Trial } from "../lib/types";

type Schemas = components["schemas"];
export type AnalysisInfo = Schemas["AnalysisInfo"];
export type Decision = Schemas["DecisionInfo"];
export type Report = Schemas["Report"];
export type Reveal = Schemas["RevealInfo"];
export type Sale = Schemas["SaleInfo"];
export type SeatSum = Schemas["SeatSumInfo"];
export type Turn = Schemas["TurnInfo"];
export type Verdict = Schemas["WhatIf"];

const at = ({ kind, id }: Past, door: string) => `/${kind}/${encodeURIComponent(id)}/${door}`;

export const analysis = (past: Past) => json<AnalysisInfo>("GET", at(past, "analysis"));
/** Has the game looked through, unless it is. */
export const analyse = (past: Past) => json<AnalysisInfo>("POST", at(past, "analysis"), {});
/** What a position becomes by these moves of who is to act. */
export const tryPlan = (past: Past, number: number, moves: Move[]) =>
  json<Trial>("POST", at(past, "what-if/trial"), { number, moves });
/** How these moves compare. */
export const whatIf = (past: Past, number: number, moves: Move[]) =>
  json<Verdict>("POST", at(past, "what-if"), { number, moves });
