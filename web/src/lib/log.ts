/** The log of a table as far as it is at hand. */

import { EVERYBODY } from "./story";
import type { LogEntry } from "./types";

/** How much of the log is kept at hand. */
const KEPT = 400;

/** A log with newer entries laid over its end. */
export function joined(log: LogEntry[], newer: LogEntry[], from: number): LogEntry[] {
  return [...log.filter((entry) => entry.number < from), ...newer.filter((entry) => entry.number >= from)].slice(-KEPT);
}

/** What happened since the seat last decided something, with what that meant for others, as a plant that somebody got by the
 *  own pass, or for everybody, as the profits of a round; if it never did, since somebody first did. */
export function since(log: LogEntry[], seat: number): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === seat && !entry.forced);
  if (last >= 0) {
    const decided = log[last]!;
    const news = decided.news.filter((one) => one.thread === EVERYBODY || (one.seat != null && one.seat !== seat));
    return [...(news.length ? [{ ...decided, news }] : []), ...log.slice(last + 1)];
  }
  const first = log.findIndex((entry) => entry.seat !== null);
  return first < 0 ? [] : log.slice(first);
}
