import { describe, expect, it } from "vitest";

import { joined, since } from "./table.svelte";
import type { LogEntry } from "./types";

function entry(number: number, seat: number | null, forced = false): LogEntry {
  return { number, seat, text: `${number}`, heading: "", forced };
}
const numbers = (log: LogEntry[]) => log.map((line) => line.number);

describe("the log", () => {
  it("takes newer entries over its end", () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
    expect(numbers(joined(log, [entry(2, 1), entry(3, 0)], 2))).toEqual([0, 1, 2, 3]);
    expect(joined(log, [entry(2, 1)], 2)[2]!.seat).toBe(1);
  });
  it("marks what came after the seat's own last decision", () => {
    const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 0, true), entry(4, null)];
    expect(numbers(since(log, 0))).toEqual([2, 3, 4]);
  });
  it("marks nothing of the deal before anybody has acted", () => {
    expect(since([entry(0, null), entry(1, null)], 0)).toEqual([]);
    expect(numbers(since([entry(0, null), entry(1, 1)], 0))).toEqual([1]);
  });
});
