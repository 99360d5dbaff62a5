/** What was agreed on at a table, in words. */

import { sayOr, type Say } from "./catalogue";
import type { GameInfo } from "./types";

/** One of the things that a value may be put together of. */
export interface Piece {
  id: string;
  name: string;
  /** As CSS writes colours. */
  tint?: string | undefined;
}

/** What a game's own drawing of such pieces gets. */
export interface PiecesProps {
  board: unknown;
  pieces: Piece[];
  picked: string[];
  onpick: (id: string) => void;
}

/** The value of an option; one that is put together of several is told as these. */
export function valueOf(name: string, value: string, game: GameInfo | null, say: Say): string {
  const own = game?.options[name]?.pieces?.[1];
  const listed = game?.options[name]?.values.includes(value) ?? !value.includes("+");
  if (listed) return sayOr(`option-${name}-${value}`, value, say);
  const prefix = own ?? `option-${name}`;
  return say("all-of", { items: value.split("+").map((part) => sayOr(`${prefix}-${part}`, part, say)) });
}
