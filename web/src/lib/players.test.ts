import { describe, expect, it } from "vitest";

import { letters } from "./players";

describe("letters of players", () => {
  it("differ even where names begin alike", () => {
    expect(letters(["Anna", "Alan", "anna", "", "Ёж"])).toEqual(["A", "L", "N", "4", "Ё"]);
  });
});
