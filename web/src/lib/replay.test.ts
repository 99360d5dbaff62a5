import { expect, it } from "vitest";

import { nearest } from "./replay.svelte";

it("a replay stops at the position nearest to the asked one", () => {
  expect(nearest([0, 4, 9], 5)).toBe(1);
  expect(nearest([0, 4, 9], 99)).toBe(2);
  expect(nearest([], 3)).toBe(0);
});
