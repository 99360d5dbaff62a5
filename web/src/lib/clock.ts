/** Time at a table: what each seat has used and has left, with the decision that is under way. */

import { say } from "./catalogue";
import type { TableInfo } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds that the present decision has taken; `now` is the server's time. */
function underWay(table: TableInfo, seat: number, now: number): number {
  const { since } = table.clock;
  return since !== null && table.actor === seat ? Math.max(0, (now - Date.parse(since)) / 1000) : 0;
}

export const usedBy = (table: TableInfo, seat: number, now: number): number =>
  (table.clock.used[seat] ?? 0) + underWay(table, seat, now);

/** Null where there is no limit. */
export function leftOf(table: TableInfo, seat: number, now: number): number | null {
  const left = table.clock.left?.[seat];
  return left === undefined ? null : Math.max(0, left - underWay(table, seat, now));
}

const two = (number: number) => String(number).padStart(2, "0");

/** Minutes and seconds, from an hour on hours and minutes, from two days on days and hours. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 2 * DAY)
    return say("time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR)
    return say("time-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return say("time-minutes", { minutes: Math.floor(whole / MINUTE), seconds: two(whole % MINUTE) });
}

/** As people say it when they agree on it: 10 minutes, 3 days. */
export function spanText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("span-days", { n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("span-hours", { n: seconds / HOUR });
  return say("span-minutes", { n: Math.round(seconds / MINUTE) });
}

/** Whether times are worth showing all the while: there is a limit, or several people play. */
export const timed = (table: TableInfo): boolean =>
  table.status === "playing" &&
  (table.clock.limit !== null || table.seats.filter((seat) => seat.kind === "person").length > 1);

/** How people play: at one sitting, over an evening, over weeks. Seconds; `absence` is when others may propose a bot. */
export const PRESETS = {
  none: { limit: null, absence: null },
  live: { limit: { bank: 10 * MINUTE, round: 2 * MINUTE }, absence: 15 * MINUTE },
  evening: { limit: { bank: 30 * MINUTE, round: 5 * MINUTE }, absence: HOUR },
  slow: { limit: { bank: 3 * DAY, round: DAY }, absence: 3 * DAY },
} as const;
export type Preset = keyof typeof PRESETS;
