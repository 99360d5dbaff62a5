/** What is announced of somebody who is away. */
import { say } from "./catalogue";
import { language } from "./language.svelte";
import type { SeatInfo } from "./types";

export function absence(seat: SeatInfo): string {
  if (!seat.absence) return "";
  const time = new Date(seat.absence.until).toLocaleTimeString(language.code, { hour: "2-digit", minute: "2-digit" });
  return say(seat.absence.kind === "bot" ? "seat-away-bot" : "seat-away-open", { name: seat.name, time });
}
