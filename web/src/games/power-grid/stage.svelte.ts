/** What market, board and bar tell each other while somebody thinks: nothing here is a rule or a move. */

import { cityOf, without } from "./plans";
import type { Choice, Game } from "./types";

class Stage {
  /** The city under the pointer or the focus. */
  city = $state<string | null>(null);
  /** Cities a chosen run would supply, shown before it is made. */
  supplies = $state<number | null>(null);
  /** What planned moves cost when they were planned, by the plan up to them. */
  private known = $state.raw(new Map<string, Choice>());

  /** Plans a move and keeps what it cost. */
  async add(game: Game, move: string): Promise<boolean> {
    const choice = game.shown.choices.find((one) => one.move === move);
    const key = [...game.plan.moves, move].join("|");
    const accepted = await game.plan.add(move);
    if (accepted && choice) this.known = new Map(this.known).set(key, choice);
    return accepted;
  }

  /** Takes one move out of the plan; what does not stand without it is left out too. */
  async remove(game: Game, move: string): Promise<void> {
    const rest = without(game.plan.moves, move);
    if (game.plan.moves.at(-1) === move) {
      await game.plan.removeLast();
      return;
    }
    game.plan.clear();
    for (const one of rest) await this.add(game, one);
  }

  /** The planned moves with what they cost, where that is known. */
  steps(game: Game): { move: string; city: string | null; choice: Choice | null }[] {
    const moves = game.plan.moves;
    return moves.map((move, index) => ({
      move,
      city: cityOf(move),
      choice: this.known.get(moves.slice(0, index + 1).join("|")) ?? null,
    }));
  }
}

export const stage = new Stage();

/** Commits what is planned and this move after it. */
export async function finish(game: Game, move: string): Promise<void> {
  if (game.busy) return;
  if (await game.send(...game.plan.moves, move)) game.plan.clear();
}
