/** The seats of a table that is being set up, and what is still wrong with it. */

import { usualBot } from "./bots";
import { say } from "./catalogue";
import type { GameInfo, SeatKind } from "./types";

export interface DraftSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

const MOST_LETTERS = 40;

export function firstSeats(game: GameInfo, players: number, name: string): DraftSeat[] {
  return fitSeats([{ kind: "person", name, bot: usualBot(game) }], game, players);
}

/** The same seats for another number of players; new ones are bots of the level chosen last. */
export function fitSeats(seats: DraftSeat[], game: GameInfo, players: number): DraftSeat[] {
  const bot = seats.findLast((seat) => seat.kind === "bot")?.bot ?? usualBot(game);
  return Array.from({ length: players }, (_, at) => seats[at] ?? { kind: "bot", name: "", bot });
}

export function problems(seats: DraftSeat[], seed: string): { seats: string[]; seed: string } {
  const people = seats.map((seat) => (seat.kind === "person" ? seat.name.trim() : null));
  return {
    seats: people.map((name, at) => {
      if (name === null) return "";
      if (!name) return say("name-missing");
      if (name.length > MOST_LETTERS) return say("name-long", { length: name.length, most: MOST_LETTERS });
      return people.indexOf(name) < at ? say("name-twice", { name }) : "";
    }),
    seed: /^\s*\d{0,15}\s*$/.test(seed) ? "" : say("new-seed-bad", { seed }),
  };
}
