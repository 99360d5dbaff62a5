import { beforeEach, describe, expect, it, vi } from "vitest";

import { calm } from "./screen.svelte";
import { arrives, departed, leaves, remember } from "./travel";

const piece = (x: number): Element => {
  const node = document.createElement("i");
  node.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
  return node;
};

describe("pieces that travel", () => {
  beforeEach(() => vi.spyOn(calm, "current", "get").mockReturnValue(false));

  it("comes from where one of its kind has just left, each once", () => {
    const [stays, goes] = [piece(1), piece(2)];
    leaves("coal")(stays);
    const gone = leaves("coal")(goes) as () => void;
    remember();
    expect(departed("coal")).toBeNull();
    gone();
    expect(departed("oil")).toBeNull();
    expect(departed("coal")).toEqual({ node: goes, from: goes.getBoundingClientRect() });
    expect(departed("coal")).toBeNull();
  });

  it("comes from a heap that became smaller", () => {
    const heap = piece(3);
    const two = leaves("tile", 2)(heap) as () => void;
    remember();
    two();
    leaves("tile", 1)(heap);
    expect(departed("tile")?.from.x).toBe(3);
  });

  it("is the same attachment whenever it is drawn", () => {
    expect(leaves("coal")).toBe(leaves("coal"));
    expect(arrives("coal")).toBe(arrives("coal"));
    expect(leaves("coal", 2)).not.toBe(leaves("coal"));
  });

  it("rests for those who want it calm", () => {
    vi.spyOn(calm, "current", "get").mockReturnValue(true);
    const gone = leaves("gas")(piece(4)) as () => void;
    remember();
    gone();
    expect(departed("gas")).toBeNull();
  });
});
