import { describe, expect, it } from "vitest";

import { blocks, hasRules, rulesOf } from "./rules";

describe("the text of the rules", () => {
  it("is taken apart into headings, clauses, lists and tables", () => {
    const source =
      "# Power Grid\n\n**PG-1.1** One may\npass. *(our reading)*\n\n- `a`\n- b\n\n| fuel | room |\n|---|---|\n| coal | 24 |\n";
    expect(blocks(source)).toEqual([
      { kind: "heading", level: 1, spans: [{ text: "Power Grid" }] },
      {
        kind: "text",
        id: "PG-1.1",
        spans: [
          { text: "PG-1.1", style: "strong" },
          { text: " One may pass. " },
          { text: "(our reading)", style: "em" },
        ],
      },
      { kind: "list", items: [[{ text: "a", style: "code" }], [{ text: "b" }]] },
      { kind: "table", head: [[{ text: "fuel" }], [{ text: "room" }]], rows: [[[{ text: "coal" }], [{ text: "24" }]]] },
    ]);
  });

  it("has every clause of Power Grid once, and nothing for games from outside", async () => {
    const found = await rulesOf("power-grid");
    const clauses = found.flatMap((block) => (block.kind === "text" && block.id ? [block.id] : []));
    expect(clauses).toContain("PG-4.2");
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(hasRules("bare-grid")).toBe(false);
  });
});
