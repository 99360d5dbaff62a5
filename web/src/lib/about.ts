/** What a game says of itself to whoever does not know it: for how many, how long, what one does. */

import { Catalogue, say } from "./catalogue";
import type { GameInfo } from "./types";

export interface About {
  players: string;
  /** Empty where the game does not say. */
  minutes: string;
  text: string;
  /** How many of its cards or tiles are reconstructed; empty where none is. */
  reconstructed: string;
}

export function aboutOf(game: GameInfo): About {
  const { say: own } = new Catalogue([game.about ?? ""]);
  const { share } = game;
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  return {
    players: least === most ? say("about-players-only", { n: most }) : say("about-players", { least, most }),
    minutes: own("about-minutes", { text: "" }),
    text: own("about", { text: "" }),
    reconstructed: share.reconstructed ? own("reconstructed-pieces", { ...share, text: "" }) : "",
  };
}
