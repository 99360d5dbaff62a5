/** Which puzzle a day has: each day the next one, and after the last the first. */

import type { PuzzleCard } from "./doors";

const DAY = 24 * 60 * 60 * 1000;

/** The number of a day of the calendar that hangs here. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

export function ofDay(cards: PuzzleCard[], date: Date): PuzzleCard | undefined {
  return cards[dayNumber(date) % cards.length];
}

/** The next one after this that is not solved; if all others are, simply the next. */
export function nextOf(cards: PuzzleCard[], id: string, solved: (id: string) => boolean): PuzzleCard | undefined {
  const at = cards.findIndex((card) => card.id === id);
  const later = [...cards.slice(at + 1), ...cards.slice(0, Math.max(0, at))];
  return later.find((card) => !solved(card.id)) ?? later[0];
}
