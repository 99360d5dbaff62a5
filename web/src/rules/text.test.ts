import { describe, expect, it } from "vitest";

import { hasRules } from "../lib/rules.svelte";
import { blocks, parts, rulesOf } from "./text";

describe("the text of the rules", () => {
  it("is taken apart into headings, clauses, lists and tables", () => {
    const source =
      "# Power Grid\n\n## PG-1 Order\n\n**PG-1.1** One may\npass (PG-2.4). *(our reading)*\n\n- `a`\n- b\n\n| fuel | room |\n|---|---|\n| coal | 24 |\n";
    expect(blocks(source)).toEqual([
      { kind: "heading", level: 1, id: null, spans: [{ text: "Power Grid" }] },
      { kind: "heading", level: 2, id: "PG-1", spans: [{ text: "PG-1", clause: "PG-1" }, { text: " Order" }] },
      {
        kind: "text",
        id: "PG-1.1",
        spans: [
          { text: "PG-1.1", style: "strong", clause: "PG-1.1" },
          { text: " One may pass (" },
          { text: "PG-2.4", clause: "PG-2.4" },
          { text: "). " },
          { text: "(our reading)", style: "em" },
        ],
      },
      { kind: "list", items: [[{ text: "a", style: "code" }], [{ text: "b" }]] },
      { kind: "table", head: [[{ text: "fuel" }], [{ text: "room" }]], rows: [[[{ text: "coal" }], [{ text: "24" }]]] },
    ]);
  });

  it("has every clause of Power Grid once, and nothing for games from outside", async () => {
    const found = await rulesOf("power-grid", "en");
    const clauses = found.flatMap((block) => (block.kind === "text" && block.id ? [block.id] : []));
    expect(clauses).toContain("PG-4.2");
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(hasRules("power-grid")).toBe(true);
    expect(hasRules("bare-grid")).toBe(false);
    expect(await rulesOf("bare-grid", "en")).toEqual([]);
  });

  it("is English in a language without a page of its own", async () => {
    expect(await rulesOf("pipeline", "xx")).toEqual(await rulesOf("pipeline", "en"));
  });

  it("is searched whatever the capitals and accents", () => {
    expect(parts("Čuvati i ČUVATI", "cuv")).toEqual([
      { text: "Čuv", hit: true },
      { text: "ati i ", hit: false },
      { text: "ČUV", hit: true },
      { text: "ATI", hit: false },
    ]);
    expect(parts("aaa", "aa")).toEqual([
      { text: "aa", hit: true },
      { text: "a", hit: false },
    ]);
    expect(parts("plant", "p")).toEqual([{ text: "plant", hit: false }]);
  });
});
