import { describe, expect, it } from "vitest";

import { en } from "../texts/en";

const tables = import.meta.glob<{ texts: Record<string, string> }>("./*/texts.ts", { eager: true });
const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./**/testing.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const PLURAL = /\.(one|two|few|many|other)$/;
/** Keys that the shell asks a board for. */
const FOR_SHELL = /^(option|figure|heading|fact|region|program)\./;

/** Every key that stands in the sources of a board, and the beginnings of those that are put together. */
function mentioned(board: string): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const [file, text] of Object.entries(sources)) {
    if (!file.startsWith(`./${board}/`) || file.endsWith("/texts.ts") || file.endsWith("/cities.ts")) continue;
    for (const match of text.matchAll(/["'`]([a-z]+\.[a-zA-Z0-9.-]+?)["'`]/g)) keys.add(match[1]!);
    for (const match of text.matchAll(/[`]([a-z]+\.(?:[a-zA-Z0-9-]+\.)*)\$\{/g)) beginnings.add(match[1]!);
  }
  return { keys, beginnings };
}

describe.each(Object.entries(tables))("the texts in %s", (file, { texts }) => {
  const board = file.split("/")[1]!;
  const { keys, beginnings } = mentioned(board);
  const own = Object.keys(texts)
    .find((key) => !FOR_SHELL.test(key))!
    .split(".")[0]!;

  it("are complete", () => {
    const known = (key: string) => [key, `${key}.other`].some((one) => texts[one] ?? en[one]);
    expect([...keys].filter((key) => key.startsWith(`${own}.`) && !known(key))).toEqual([]);
    for (const start of beginnings) {
      if (start.startsWith(`${own}.`))
        expect(
          Object.keys(texts).some((key) => key.startsWith(start)),
          start,
        ).toBe(true);
    }
  });

  it("are all used", () => {
    const used = (key: string) =>
      FOR_SHELL.test(key) ||
      keys.has(key) ||
      keys.has(key.replace(PLURAL, "")) ||
      [...beginnings].some((start) => key.startsWith(start));
    expect(Object.keys(texts).filter((key) => !used(key))).toEqual([]);
  });
});
