import { beforeEach, describe, expect, it } from "vitest";

import { draftOf, keepDraft, same, typed, valueOf } from "./figures";

describe("values as they are typed", () => {
  it.each([
    ["12", { kind: "whole" }, 7, 12],
    [" −2 ", { kind: "whole" }, -1, -2],
    ["", { kind: "whole" }, 7, ""],
    ["7.5", { kind: "whole" }, 7, "7.5"],
    ["5", { kind: "choice", choices: ["2-5", "5"] }, "2-5", "5"],
    ["4, 5 6", { kind: "list" }, [1, 2, 3], [4, 5, 6]],
    ["coal, oil", { kind: "list" }, ["oil"], ["coal", "oil"]],
    ["", { kind: "list" }, ["oil"], []],
    ["x, 5", { kind: "list" }, [1, 2], ["x", 5]],
    [
      "silver low, teal mid",
      { kind: "list" },
      [{ colour: "teal", grade: "low" }],
      [
        { colour: "silver", grade: "low" },
        { colour: "teal", grade: "mid" },
      ],
    ],
    ["essen duisburg 0", { kind: "list" }, [{ a: "x", b: "y", cost: 3 }], [{ a: "essen", b: "duisburg", cost: 0 }]],
    ['[{"a": [1]}]', { kind: "list" }, [{ a: [2] }], [{ a: [1] }]],
    ["[1", { kind: "list" }, [{ a: [2] }], "[1"],
    ["2-6", { kind: "text" }, "4-6", "2-6"],
  ])("%s", (text, kind, before, expected) => {
    expect(valueOf(text, kind, before)).toEqual(expected);
  });

  it.each([7, "2-5", true, [1, 2], ["coal", "oil"], [{ colour: "teal", grade: "low" }], [{ ports: ["N", "E"] }]])(
    "%j is read as it is shown",
    (value) => {
      const kind = Array.isArray(value) ? "list" : typeof value === "number" ? "whole" : "text";
      const read = valueOf(typed(value), { kind }, value);
      expect(same(read, typeof value === "boolean" ? String(value) : value)).toBe(true);
    },
  );
});

describe("what this browser keeps", () => {
  beforeEach(() => localStorage.clear());

  it("is there again, for each game", () => {
    keepDraft("factory-manager", { name: "Mine", values: { "tiles/tiles/MA01/price": 8 } });
    expect(draftOf("factory-manager")).toEqual({ name: "Mine", values: { "tiles/tiles/MA01/price": 8 } });
    expect(draftOf("pipeline")).toBeNull();
  });

  it("is gone when nothing is changed any more", () => {
    keepDraft("pipeline", { name: "Mine", values: { a: 1 } });
    keepDraft("pipeline", { name: "Mine", values: {} });
    expect(draftOf("pipeline")).toBeNull();
  });

  it.each(["no json", "[]", "7", '{"values": 3}', '{"values": null}'])("%s is no draft", (text) => {
    localStorage.setItem("powerhouse-figures-pipeline", text);
    expect(draftOf("pipeline")).toBeNull();
  });
});
