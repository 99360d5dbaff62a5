import { describe, expect, it } from "vitest";

import { nearestCount, usualBot, usualGame } from "./bots";
import { firstSeats, fitSeats, problems } from "./draft";
import type { GameInfo } from "./types";

const game: GameInfo = {
  id: "g",
  name: "G",
  players: [2, 3, 5],
  options: {},
  bots: ["easy", "random"],
  reconstructed: [],
  clauses: {},
  share: { reconstructed: 0, pieces: 0 },
  about: "",
};

describe("a new table", () => {
  it("seats you first and bots around you", () => {
    expect(firstSeats(game, 3, "Anna").map((seat) => seat.kind)).toEqual(["person", "bot", "bot"]);
    expect(usualBot(game)).toBe("easy");
    expect(nearestCount(game, 4)).toBe(3);
  });
  it("has beginners for somebody who has finished no game yet, where there are any", () => {
    const rich = { ...game, bots: ["beginner", "easy", "normal"] };
    expect(usualBot(rich)).toBe("normal");
    expect(usualBot(rich, true)).toBe("beginner");
    expect(usualBot(game, true)).toBe("easy");
  });
  it("is for the game played last, otherwise for one with a board of its own", () => {
    const games = ["anything", "power-grid", "other"].map((id) => ({ ...game, id }));
    expect(usualGame(games, "other")?.id).toBe("other");
    expect(usualGame(games, "")?.id).toBe("power-grid");
    expect(usualGame(games.slice(0, 1), "gone")?.id).toBe("anything");
    expect(usualGame([], "")).toBeNull();
  });
  it("keeps the seats when players come and go", () => {
    const seats = firstSeats(game, 3, "Anna");
    seats[1]!.kind = "open";
    expect(fitSeats(fitSeats(seats, game, 2), game, 5).map((seat) => seat.kind)).toEqual([
      "person",
      "open",
      "bot",
      "bot",
      "bot",
    ]);
  });
  it("says in place what is wrong", () => {
    const seats = [
      { kind: "person" as const, name: "Anna", bot: "" },
      { kind: "person" as const, name: " Anna ", bot: "" },
      { kind: "person" as const, name: " ", bot: "" },
      { kind: "bot" as const, name: "", bot: "easy" },
    ];
    const wrong = problems(seats, "7a");
    expect(wrong.seats.map(Boolean)).toEqual([false, true, true, false]);
    expect(wrong.seed).toContain("7a");
    expect(problems(seats, " 42 ").seed).toBe("");
  });
});
