import { describe, expect, it } from "vitest";

import { capital, Catalogue, JOINING, readable, say, sayOr } from "./catalogue";
import { CAPS } from "./keys";
import type { Phrase } from "./types";

const texts = import.meta.glob<string>(
  [
    "../../../src/powerhouse/texts/en/{bots,core,judge,pages,puzzles,server}.ftl",
    "../../../src/powerhouse/parts/texts/en/*.ftl",
    "../../../src/powerhouse/games/*/texts/en/*.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/testing.ts", "!./api-types.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const MESSAGE = /^([a-zA-Z][\w-]*) =/gm;

/** The keys in the files whose path has this in it. */
function keysIn(path: string): string[] {
  const found = Object.entries(texts).filter(([file]) => file.includes(path));
  return found.flatMap(([, text]) => [...text.matchAll(MESSAGE)].map((match) => match[1]!));
}

/** Those that the server sends with a table: neither the terminal's, nor the workshop's and the teacher's. */
function tableKeys(path: string): string[] {
  const aside = ["box", "terminal", "tutorial"].flatMap((name) => keysIn(`${path}${name}.ftl`));
  return keysIn(path).filter((key) => !aside.includes(key));
}

/** The keys that some sources say, the patterns of those that are put together, and whether they name one at all. */
function saidIn(where: (file: string) => boolean): {
  keys: string[];
  patterns: RegExp[];
  used: (key: string) => boolean;
} {
  const chosen = Object.entries(sources).filter(([file]) => where(file));
  const all = chosen.map(([, text]) => text).join("\n");
  const plain = [...all.matchAll(/\b(?:say|shellSay|sayOr|speak|key:)\(?\s*["'`]([\w-]+)["'`]/g)];
  const either = [...all.matchAll(/\bsay\(\s*[^"]*?\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g)];
  const built = [...all.matchAll(/\b(?:say|sayOr)\(\s*`([\w-]*\$\{[^`]*)`/g)];
  const pattern = (key: string) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
  const named = new Set([...all.matchAll(/["'`]([\w-]+)["'`]/g)].map(([, key]) => key));
  const shapes = [...all.matchAll(/`([\w-]+-\$\{[^`]*)`/g)].map(([, key]) => pattern(key!));
  return {
    keys: [...plain, ...either].flatMap(([, ...keys]) => keys.map(String)),
    patterns: built.map(([, key]) => pattern(key!)),
    used: (key) => named.has(key) || shapes.some((shape) => shape.test(key)),
  };
}

const isBoard = (file: string) => file.startsWith("../games/") && !file.startsWith("../games/plain/");

describe("the texts of the pages", () => {
  const { keys, used } = saidIn((file) => !isBoard(file));
  const own = keysIn("/powerhouse/texts/");
  /** What boards share says texts that games share. */
  const floor = keysIn("/parts/texts/");

  it("are complete: every key that the pages say is there", () => {
    expect(keys.filter((key) => ![...own, ...floor, ...Object.keys(JOINING)].includes(key))).toEqual([]);
  });

  it("are all used", () => {
    expect(keysIn("/texts/en/pages.ftl").filter((key) => !used(key))).toEqual([]);
  });

  it("have no key twice", () => {
    expect(own.filter((key, at) => own.indexOf(key) < at)).toEqual([]);
  });

  it("have a key and a meaning for each shortcut", () => {
    const shortcuts = own.filter((key) => /^keys-[a-z]+$/.test(key));
    expect(shortcuts.length).toBeGreaterThan(10);
    expect(Object.keys(CAPS).map((name) => `keys-${name}`)).toEqual(expect.arrayContaining(shortcuts));
    for (const cap of Object.values(CAPS).flat()) expect(own).toContain(`key-cap-${cap}`);
  });
});

const boards = [
  ...new Set(
    Object.keys(sources)
      .filter(isBoard)
      .flatMap((file) => file.match(/games\/([\w-]+)\//)?.[1] ?? []),
  ),
];

describe.each(boards)("the texts of the board of %s", (board) => {
  const folder = `/games/${board.replaceAll("-", "_")}/texts/en/`;
  const plants = board.startsWith("power-grid");
  const { keys, patterns, used } = saidIn(
    (file) => file.includes(`/games/${board}/`) || (plants && file.includes("/parts/")),
  );

  it("are complete", () => {
    const floor = plants ? tableKeys("/parts/texts/en/") : [];
    const known = [...tableKeys(folder), ...floor, ...keysIn("/powerhouse/texts/"), ...Object.keys(JOINING)];
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
    for (const pattern of patterns)
      expect(
        known.some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true);
  });

  it("are all used, by the board or in another text", () => {
    const [, text] = Object.entries(texts).find(([file]) => file.includes(`${folder}board.ftl`))!;
    expect(keysIn(`${folder}board.ftl`).filter((key) => !used(key) && !text.includes(`{ ${key} }`))).toEqual([]);
  });
});

it.each(Object.entries(texts))("every text in %s can be read, and calls no wish invalid", (file, text) => {
  const catalogue = new Catalogue([text]);
  expect(keysIn(file).filter((key) => !catalogue.has({ key }))).toEqual([]);
  expect(text.toLowerCase()).not.toContain("invalid");
});

describe("a catalogue", () => {
  const catalogue = new Catalogue([
    Object.entries(texts).find(([file]) => file.endsWith("core.ftl"))![1],
    "came = { $plants } come\ncity-koln = Cologne\nseat = chair { $number }",
  ]);
  const names = ["Anna", "Boris"];
  const seat = (number: number): Phrase => ({ key: "seat", values: { seat: number } });
  const told = (phrase: Phrase) => catalogue.say(phrase, undefined, names);

  it("says a key with its values, the plural by the number", () => {
    expect(say("turn-theirs", { name: "Boris" })).toBe("Boris to act");
    expect(say("table-waiting", { n: 1 })).toBe("one seat open");
    expect(say("table-waiting", { n: 3 })).toBe("3 seats open");
  });

  it("says seats by their names, and by their numbers where there is none", () => {
    expect(told(seat(1))).toBe("Boris");
    expect(told(seat(2))).toBe("chair 3");
  });

  it("says numbers by their digits alone", () => {
    expect(catalogue.say("seat", { seat: 12344 })).toBe("chair 12345");
  });

  it("gives what is rounded to 0 no sign", () => {
    const percent = new Catalogue(['gain = { NUMBER($gain, style: "percent", maximumFractionDigits: 1) }'], "en");
    expect([-0.0004, -0, 0.0004, -0.0006].map((gain) => percent.say("gain", { gain }))).toEqual([
      "0%",
      "0%",
      "0%",
      "-0.1%",
    ]);
  });

  it("joins lists", () => {
    expect(told({ key: "came", values: { plants: [3, 4, 5] } })).toBe("3, 4, 5 come");
    expect(told({ key: "came", values: { plants: [] } })).toBe(" come");
    expect(told({ key: "all-of", values: { items: [seat(0), seat(1), "x"] } })).toBe("Anna, Boris and x");
    expect(told({ key: "one-of", values: { items: [1, 2] } })).toBe("1 or 2");
    expect(told({ key: "each-of", values: { items: ["a", "b", "c"] } })).toBe("a; b; c");
    expect(told({ key: "told-of", values: { items: ["A.", "B.", "C."] } })).toBe("A. B. C.");
    expect(told({ key: "beside-of", values: { items: ["a", "b"] } })).toBe("a · b");
    expect(told({ key: "all-of", values: { items: [7] } })).toBe("7");
  });

  it("says what has a name of its own by that, unless it knows better", () => {
    expect(told({ key: "city-essen", values: { text: "Essen" } })).toBe("Essen");
    expect(told({ key: "city-koln", values: { text: "Köln" } })).toBe("Cologne");
  });

  it("prefers the words of the game", () => {
    expect(told(seat(5))).toBe("chair 6");
    expect(say(seat(5))).toBe("seat 6");
  });

  it("knows whether it can say all of something", () => {
    expect(catalogue.has({ key: "came", values: { plants: [{ key: "city-koln" }, seat(0)] } })).toBe(true);
    expect(catalogue.has({ key: "came", values: { plants: [{ key: "nowhere" }] } })).toBe(false);
    expect(catalogue.has({ key: "all-of", values: { items: [{ key: "nowhere", values: { text: "there" } }] } })).toBe(
      true,
    );
  });

  it("says an unknown key as it is, or as a readable word", () => {
    expect(say("no-such-key")).toBe("no-such-key");
    expect(sayOr("option-start-cities", "start-cities")).toBe("Start cities");
    expect(readable("")).toBe("");
    expect(readable("start-cities_2")).toBe("Start cities 2");
    expect(readable("place -1,-1 east")).toBe("Place -1,-1 east");
    expect(readable("machine-10 for -5")).toBe("Machine 10 for -5");
    expect(capital("the zone")).toBe("The zone");
  });
});
