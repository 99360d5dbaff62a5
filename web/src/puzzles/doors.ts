/** The server's doors for puzzles. */

import { json } from "../lib/api";
import type { components } from "../lib/api-types";
import type { Move, TableRules, Trial } from "../lib/types";

type Schemas = components["schemas"];
export type PuzzleCard = Schemas["PuzzleCard"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleScene = Schemas["PuzzleScene"];
export type Answer = Schemas["PuzzleAnswer"];
export type Solution = Schemas["PuzzleSolution"];
export type OtherPlan = Schemas["OtherPlan"];

const at = (id: string, door = "") => `/puzzles/${encodeURIComponent(id)}${door && `/${door}`}`;

export const puzzles = () => json<PuzzleList[]>("GET", "/puzzles");
export const scene = (id: string) => json<PuzzleScene>("GET", at(id));
export const rulesOf = (id: string) => json<TableRules>("GET", at(id, "rules"));
export const solution = (id: string) => json<Solution>("GET", at(id, "solution"));
export const tryPlan = (id: string, moves: Move[]) => json<Trial>("POST", at(id, "trial"), { moves });
export const answer = (id: string, moves: Move[]) => json<Answer>("POST", at(id, "answer"), { moves });
