import { describe, expect, it } from "vitest";

import { germany } from "../../src/games/power-grid/layout/germany";
import { LANDS } from "../../src/games/power-grid/layout/land";
import { usa } from "../../src/games/power-grid/layout/usa";
import { affine, bend, leastJacobian, type XY } from "./bend";
import { distance, inside } from "./rings";

/** The rings of a path as the tool writes it: `M x y l dx dy ... z`, several times. */
function rings(path: string): XY[][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i): XY => {
        [x, y] = [x + numbers[2 * i]!, y + numbers[2 * i + 1]!];
        return [x, y];
      });
    });
}

describe.each([
  ["germany", germany],
  ["usa", usa],
])("the land of %s", (id, layout) => {
  const { land, others, lakes } = LANDS[id]!;

  it("has every city ashore, and none in a lake", () => {
    for (const [city, { x, y }] of Object.entries(layout.places)) {
      const ring = rings(land).find((one) => inside([x, y], one));
      expect(ring, city).toBeDefined();
      expect(distance([x, y], [ring!]), city).toBeGreaterThan(3);
      if (id === "germany") expect(rings(lakes).some((one) => inside([x, y], one))).toBe(false);
    }
  });

  it("is a few kilobytes", () => {
    expect(land.length + others.length + lakes.length).toBeLessThan(10_000);
  });

  it("crosses itself nowhere", () => {
    const all = rings(land);
    const main = all.reduce((one, two) => (two.length > one.length ? two : one));
    expect(crossings(main)).toEqual([]);
  });
});

/** Lines of a ring that cross: a fold of the map would make some. */
function crossings(ring: XY[]): string[] {
  const lines = ring.map((point, i) => [point, ring[(i + 1) % ring.length]!] as const);
  const side = (a: XY, b: XY, c: XY) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return lines.flatMap(([a, b], i) =>
    lines
      .slice(i + 2)
      .filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
      .map((line) => `${a} to ${b} crosses ${line}`),
  );
}

describe("bending", () => {
  const square: XY[] = [0, 100, 200, 300].flatMap((x) => [0, 100, 200, 300].map((y): XY => [x, y]));
  const frame: XY[] = [
    [-300, -300],
    [600, -300],
    [600, 600],
    [-300, 600],
  ];

  it("brings points near their goals without a fold, however far they go", () => {
    const goals = square.map(([x, y]): XY => [x + 70 * Math.sin(y / 60), y + 60 * Math.cos(x / 50)]);
    const warp = bend(square, goals, frame);
    square.forEach((point, i) => {
      const [x, y] = warp(point);
      expect(Math.hypot(x - goals[i]![0], y - goals[i]![1])).toBeLessThan(12);
    });
    expect(leastJacobian(warp, -250, -250, 550, 550, 40)).toBeGreaterThan(0);
  });

  it("notices a fold", () => {
    expect(leastJacobian(([x, y]) => [Math.abs(x), y], -10, -10, 10, 10, 1)).toBeLessThan(0);
  });

  it("finds the affine map between two drawings", () => {
    const fit = affine(
      square,
      square.map(([x, y]): XY => [2 * x + y + 5, y - x]),
    );
    const [x, y] = fit([10, 20]);
    expect(x).toBeCloseTo(45);
    expect(y).toBeCloseTo(10);
  });
});
