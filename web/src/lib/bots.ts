/** Sensible choices of game, bots and players for somebody who has not chosen. */

import { hasBoard } from "../games/registry";
import type { GameInfo } from "./types";

const LIKED = ["normal", "hard", "easy", "beginner", "expert"];
/** Against whom one plays who has not finished a game yet. */
const FIRST = "beginner";

/** The game played last, or the first one that has a board of its own. */
export function usualGame(games: GameInfo[], last: string): GameInfo | null {
  return games.find(({ id }) => id === last) ?? games.find(({ id }) => hasBoard(id)) ?? games[0] ?? null;
}

/** The bot for somebody who has not chosen one; a novice has finished no game yet. */
export function usualBot(game: GameInfo, novice = false): string {
  if (novice && game.bots.includes(FIRST)) return FIRST;
  return (
    LIKED.find((bot) => game.bots.includes(bot)) ??
    game.bots.find((bot) => bot !== "random") ??
    game.bots[0] ??
    "random"
  );
}

/** The number of players nearest to the wanted one. */
export function nearestCount(game: GameInfo, wanted: number): number {
  return game.players.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));
}
