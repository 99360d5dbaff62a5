import { expect, test } from "vitest";

import { nextOf, waits } from "./next";
import type { TableInfo } from "./types";

const table = (id: string, actor: number | null, status = "playing") =>
  ({ id, actor, status, own: [1] }) as unknown as TableInfo;

test("a table waits when it is one's own turn in a running game", () => {
  expect(waits(table("a", 1))).toBe(true);
  expect(waits(table("a", 0))).toBe(false);
  expect(waits(table("a", 1, "over"))).toBe(false);
});

test("the next table is the first that waits and is not this one", () => {
  const tables = [table("a", 1), table("b", 0), table("c", 1)];
  expect(nextOf(tables)?.id).toBe("a");
  expect(nextOf(tables, "a")?.id).toBe("c");
  expect(nextOf([table("a", 1)], "a")).toBeUndefined();
});
