/** How the seats are told apart: a letter, a colour and a pattern each. */

import type { PlayerStyle } from "./game";
import type { SeatInfo } from "./types";

/** The letter of each name: its first one that nobody before has taken, or the number of the seat. */
export function letters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const letter = candidates.find((candidate) => !taken.has(candidate)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

export function styles(seats: SeatInfo[]): PlayerStyle[] {
  const marks = letters(seats.map((seat) => seat.name));
  return seats.map((seat, index) => ({
    seat: seat.seat,
    name: seat.name,
    letter: marks[index] ?? "",
    colour: `var(--p${seat.seat % 6})`,
    pattern: `pattern-${seat.seat % 6}`,
    bot: seat.kind === "bot" ? seat.bot : null,
  }));
}
