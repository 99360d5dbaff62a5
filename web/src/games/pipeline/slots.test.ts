import { describe, expect, it } from "vitest";

import { asPressed } from "./slots";
import type { Slot } from "./types";

const row = (...cubes: (string | null)[]) =>
  cubes.map((cube, at) => ({ cube, yours: at < 2 ? 5 : 7 }) as unknown as Slot);
const cubes = (slots: Slot[]) => slots.map(({ cube }) => cube);

describe("slots of one price", () => {
  const was = ["silver", "silver", "silver", "silver"];

  it("show a planned cube where it was pressed", () => {
    expect(cubes(asPressed(row("silver", null, "silver", "silver"), was, [0]))).toEqual([null, ...was.slice(1)]);
    expect(cubes(asPressed(row("silver", null, "silver", "silver"), was, [1]))).toEqual([
      "silver",
      null,
      "silver",
      "silver",
    ]);
  });

  it("stay as the table has them where nothing or all of a price was pressed", () => {
    const all = row(null, null, "silver", "silver");
    expect(asPressed(all, was, [0, 1])).toEqual(all);
    expect(asPressed(all, was, [])).toEqual(all);
  });

  it("leave slots of another price alone", () => {
    expect(cubes(asPressed(row("silver", null, "silver", "silver"), was, [2]))).toEqual([
      "silver",
      null,
      "silver",
      "silver",
    ]);
  });
});
