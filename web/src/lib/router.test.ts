import { describe, expect, it } from "vitest";

import { paths, route } from "./router.svelte";

describe("route", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new", figures: null }],
    ["/new/abc", { page: "new", figures: "abc" }],
    ["/workshop/pipeline", { page: "workshop", game: "pipeline", figures: null }],
    ["/workshop/pipeline/abc", { page: "workshop", game: "pipeline", figures: "abc" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/t/abc/", { page: "table", id: "abc" }],
    ["/t/abc/replay", { page: "replay", kind: "tables", id: "abc", number: null, studied: false }],
    ["/t/abc/replay/17", { page: "replay", kind: "tables", id: "abc", number: 17, studied: false }],
    ["/replay/x_-1", { page: "replay", kind: "replays", id: "x_-1", number: null, studied: false }],
    ["/replay/x/3", { page: "replay", kind: "replays", id: "x", number: 3, studied: false }],
    ["/t/abc/analysis", { page: "replay", kind: "tables", id: "abc", number: null, studied: true }],
    ["/analysis/x/3", { page: "replay", kind: "replays", id: "x", number: 3, studied: true }],
    ["/join/secret", { page: "join", invite: "secret" }],
    ["/games", { page: "mine" }],
    ["/puzzles", { page: "puzzles", id: null }],
    ["/puzzles/0a1b", { page: "puzzles", id: "0a1b" }],
    ["/device/secret", { page: "device", secret: "secret" }],
    ["/seat/secret", { page: "seat", secret: "secret" }],
    ["/welcome/code", { page: "welcome", code: "code" }],
  ])("%s", (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it.each([
    "/t",
    "/t/abc/replay/minus",
    "/t/abc/other",
    "/join",
    "/join/a/b",
    "/elsewhere",
    "/t/%E0%A4%A",
    "/replay/x/1/2",
    "/puzzles/a/b",
  ])("%s leads nowhere", (path) => {
    expect(route(path)).toEqual({ page: "lost" });
  });

  it("finds back what the paths say", () => {
    expect(route(paths.table("a/b"))).toEqual({ page: "table", id: "a/b" });
    expect(route(paths.puzzle("p"))).toEqual({ page: "puzzles", id: "p" });
    expect(route(paths.join("i"))).toEqual({ page: "join", invite: "i" });
    expect(route(paths.replay("tables", "t", 5))).toEqual({
      page: "replay",
      kind: "tables",
      id: "t",
      number: 5,
      studied: false,
    });
    const studied = { page: "replay", kind: "replays", id: "r", number: 5, studied: true };
    expect(route(paths.analysis("replays", "r", 5))).toEqual(studied);
    expect(route(paths.replay("replays", "r"))).toEqual({
      page: "replay",
      kind: "replays",
      id: "r",
      number: null,
      studied: false,
    });
  });
});
