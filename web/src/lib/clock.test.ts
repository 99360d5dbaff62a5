import { expect, test } from "vitest";

import { leftOf, spanText, timed, timeText, usedBy } from "./clock";
import "./testing/start";
import type { TableInfo } from "./types";

const START = Date.parse("2026-01-01T00:00:00.000Z");

function table(clock: Partial<TableInfo["clock"]>, actor = 0): TableInfo {
  const seats = [0, 1].map((seat) => ({ seat, kind: "person" }));
  const full = { used: [5, 7], left: [100, 90], limit: null, since: null, paused: false, wish: null, decided: [0, 0] };
  return { actor, seats, status: "playing", clock: { ...full, ...clock } } as unknown as TableInfo;
}

test("the present decision counts for who is to act", () => {
  const running = table({ since: "2026-01-01T00:00:00.000Z" });
  expect(usedBy(running, 0, START + 3000)).toBe(8);
  expect(leftOf(running, 0, START + 3000)).toBe(97);
  expect(usedBy(running, 1, START + 3000)).toBe(7);
  expect(leftOf(running, 0, START + 200_000)).toBe(0);
});

test("a clock that stands still adds nothing, and without a limit nothing is left", () => {
  expect(usedBy(table({}), 0, START)).toBe(5);
  expect(leftOf(table({ left: null }), 0, START)).toBeNull();
});

test("times are told in the words that fit their size", () => {
  expect(timeText(65)).toBe("1:05");
  expect(timeText(3 * 3600 + 120)).toBe("3 h 2 min");
  expect(timeText(3 * 86400 + 3600)).toBe("3 d 1 h");
  expect(spanText(600)).toBe("10 minutes");
  expect(spanText(86400)).toBe("a day");
  expect(spanText(3600)).toBe("an hour");
});

test("alone against bots nobody looks at a clock that has no limit", () => {
  const alone = table({});
  alone.seats[1]!.kind = "bot";
  expect(timed(alone)).toBe(false);
  expect(timed(table({}))).toBe(true);
});
