/// <reference types="node" />
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import type { BoardFacts } from "../types";
import { collisions, visible } from "./collisions";
import { CANVAS } from "./geometry";
import { germany } from "./germany";
import { draw } from "./index";
import { ground } from "./ground";
import { usa } from "./usa";

interface MapData {
  map: string;
  canvas: { width: number; height: number };
  regions: { id: string; colour: string; cities: string[] }[];
  cities: { id: string; name: string; region: string; x: number; y: number }[];
  connections: { a: string; b: string; cost: number }[];
}

/** The board as the server would send it, from the data of the engine. */
function boardOf(id: string): BoardFacts {
  const file = resolve(process.cwd(), `../src/powerhouse/games/power_grid/data/${id}.json`);
  const data = JSON.parse(readFileSync(file, "utf8")) as MapData;
  return {
    map: id,
    name: data.map,
    ...data.canvas,
    regions: data.regions,
    cities: data.cities,
    links: data.connections,
    plants: [],
    house_costs: [10, 15, 20],
    payments: [],
  };
}

/** Names of cities in other languages. */
const NAMES = import.meta.glob<string>("../../../../../src/powerhouse/games/power_grid/texts/*/names.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

describe.each(["germany", "usa"])("the map %s", (id) => {
  const board = boardOf(id);
  const map = draw(board);

  it("has a place of ours for every city", () => {
    const places = { germany, usa }[id]!.places;
    expect(Object.keys(places).sort()).toEqual(board.cities.map((city) => city.id).sort());
  });

  it("lets no box, name or disc touch another, and no link run under a city", () => {
    expect(collisions(map, 3)).toEqual([]);
  });

  it.each(Object.keys(NAMES))("has room for the names in %s", (file) => {
    const names = new Map(
      [...NAMES[file]!.matchAll(/^city-([\w-]+) = (.*)$/gm)].map(([, city, name]) => [city, name!]),
    );
    const named = draw(board, (city) => names.get(city.id)!);
    expect(named.cities.filter((city) => !city.name)).toEqual([]);
    expect(collisions(named, -4)).toEqual([]);
  });

  it("draws links of cost 0 short, but to be seen", () => {
    for (const link of map.links.filter((one) => one.cost === 0)) {
      expect(visible(map, link.key)).toBeGreaterThan(12);
      expect(visible(map, link.key)).toBeLessThan(90);
    }
  });

  it("fills its canvas", () => {
    const xs = map.cities.map((city) => city.place.x);
    const ys = map.cities.map((city) => city.place.y);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(CANVAS.width * 0.75);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(CANVAS.height * 0.75);
  });

  it("has ground for every region", () => {
    const { regions } = ground(id, map);
    expect([...regions.keys()].sort()).toEqual(board.regions.map((region) => region.id).sort());
  });
});

it("finds what touches", () => {
  const board = boardOf("germany");
  const [one, two] = board.cities;
  board.cities = [
    { ...one!, id: "one" },
    { ...two!, id: "two", x: one!.x + 1, y: one!.y },
  ];
  board.links = [];
  expect(collisions(draw(board), 0)).toContain(`the box of ${one!.name} touches the box of ${two!.name}`);
});
