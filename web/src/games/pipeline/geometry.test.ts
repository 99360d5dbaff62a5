import { describe, expect, it } from "vitest";

import {
  bounds,
  covered,
  distance,
  fromOtherEnd,
  halves,
  lay,
  lineAt,
  nearest,
  opposite,
  pieceKey,
  pipe,
  port,
  reading,
  SIDES,
  spread,
  tagSpots,
  turned,
} from "./geometry";
import { line as some } from "./testing";
import type { Company, Line, Tile } from "./types";

/** Two straight orange pipes across the tile, and a teal and a silver one crossing them. */
const CROSSED: Tile = {
  id: "P1",
  first: [
    { a: "east", b: "west", colour: "orange" },
    { a: "south", b: "north", colour: "teal" },
  ],
  second: [
    { a: "east", b: "west", colour: "orange" },
    { a: "south", b: "north", colour: "silver" },
  ],
  symmetric: false,
};
/** One bend through both halves. */
const BENT: Tile = {
  id: "P2",
  first: [
    { a: "east", b: "north", colour: "orange" },
    { a: "south", b: "west", colour: "teal" },
  ],
  second: [
    { a: "west", b: "south", colour: "orange" },
    { a: "east", b: "north", colour: "silver" },
  ],
  symmetric: false,
};
const TILES = new Map([CROSSED, BENT].map((tile) => [tile.id, tile]));

function line(number: number, colour: string, segments: Line["segments"]): Line {
  return some(number, colour, { length: segments.length, segments });
}

function company(figures: Partial<Company> = {}): Pick<Company, "tiles" | "machines" | "lines"> {
  return {
    tiles: [{ id: "P1", x: 0, y: 0, side: "east" }],
    machines: [],
    lines: [
      line(1, "orange", [
        { x: 0, y: 0, a: "east", b: "west" },
        { x: 1, y: 0, a: "east", b: "west" },
      ]),
      line(2, "teal", [{ x: 0, y: 0, a: "south", b: "north" }]),
    ],
    ...figures,
  };
}

describe("sides", () => {
  it("turn clockwise, as the rules turn tiles", () => {
    expect(SIDES.map((side) => turned(side, 1))).toEqual(["south", "west", "north", "east"]);
    expect(turned("east", -1)).toBe("north");
    expect(opposite("north")).toBe("south");
  });

  it("have their ports in the middle", () => {
    expect(port("east")).toEqual([100, 50]);
    expect(port("north")).toEqual([50, 0]);
  });
});

describe("a tile", () => {
  it("covers the cell of its first half and the one beside it", () => {
    expect(covered({ x: 3, y: -1, side: "south" })).toEqual([
      { x: 3, y: -1 },
      { x: 3, y: 0 },
    ]);
  });

  it("turns its pipes with it", () => {
    const [first, second] = halves(BENT, { x: 0, y: 0, side: "south" });
    expect(first.paths).toContainEqual({ a: "south", b: "east", colour: "orange" });
    expect(second).toMatchObject({ x: 0, y: 1 });
    expect(second.paths).toContainEqual({ a: "north", b: "west", colour: "orange" });
  });

  it("told from its other end lies on the same cells", () => {
    const place = { x: 2, y: 2, side: "west" };
    const other = fromOtherEnd(place);
    expect(other).toEqual({ x: 1, y: 2, side: "east" });
    expect(covered(other).toReversed()).toEqual(covered(place));
  });
});

describe("a pipe", () => {
  it("is straight, or a quarter of a circle that bends inwards", () => {
    expect(pipe("east", "west")).toBe("M100,50L0,50");
    expect(pipe("east", "south")).toBe("M100,50A50 50 0 0 0 50,100");
    expect(pipe("east", "north")).toBe("M100,50A50 50 0 0 1 50,0");
  });

  it("is found where it lies", () => {
    expect(distance("east", "west", 10, 50)).toBe(0);
    expect(distance("south", "north", 62, 10)).toBe(12);
    expect(distance("east", "south", 100, 50)).toBe(0);
    expect(distance("east", "south", 50, 50)).toBeCloseTo(20.7, 1);
  });
});

describe("a network", () => {
  it("knows the line under a point", () => {
    const laid = lay(TILES, company());
    expect(lineAt(laid, 20, 52)?.number).toBe(1);
    expect(lineAt(laid, 52, 12)?.number).toBe(2);
    expect(lineAt(laid, 20, 5)).toBeNull();
    expect(lineAt(laid, 500, 50)).toBeNull();
  });

  it("has no pipes under a machine", () => {
    const laid = lay(TILES, company({ machines: [{ x: 0, y: 0 }] }));
    expect(lineAt(laid, 20, 52)).toBeNull();
  });

  it("is as large as its tiles", () => {
    expect(bounds(lay(TILES, company()))).toEqual({ left: 0, top: 0, right: 2, bottom: 1 });
    expect(bounds(lay(TILES, company()), [{ x: -3, y: 4 }])).toEqual({ left: -3, top: 0, right: 2, bottom: 5 });
    expect(bounds(lay(TILES, company({ tiles: [] })))).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });

  it("knows a piece whichever of its sides is named first", () => {
    expect(pieceKey(2, 0, "west", "east")).toBe(pieceKey(2, 0, "east", "west"));
  });
});

describe("tags", () => {
  it("stand beyond a free end first", () => {
    const laid = lay(TILES, company());
    const [first] = tagSpots(laid, company().lines[0]!);
    expect(first!.x < 0 || first!.x > 200).toBe(true);
  });

  it("do not lie on one another where there is another spot", () => {
    const spots = spread(
      [
        { number: 1, spots: [{ x: 0, y: 0 }] },
        {
          number: 2,
          spots: [
            { x: 4, y: 0 },
            { x: 60, y: 0 },
          ],
        },
      ],
      40,
      20,
    );
    expect(spots.get(2)).toEqual({ x: 60, y: 0 });
  });
});

it("places are read row by row, and the nearest is found", () => {
  const places = [
    { x: 2, y: 1 },
    { x: 5, y: 0 },
    { x: -1, y: 1 },
  ];
  expect(reading(places)).toEqual([
    { x: 5, y: 0 },
    { x: -1, y: 1 },
    { x: 2, y: 1 },
  ]);
  expect(nearest(places, { x: 0, y: 1 })).toEqual({ x: -1, y: 1 });
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});
