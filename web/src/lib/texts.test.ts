import { describe, expect, it } from "vitest";

import { en } from "../texts/en";
import { readable, say, sayHeading, sayOr, sayWith } from "./texts";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../games/*/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const PLURAL = /\.(one|two|few|many|other)$/;
/** Keys that are put together from a known beginning and a word of the server or of this page. */
const BUILT = ["bot.", "keys.", "kind.", "line.", "number.", "plan.stopped.", "program.", "settings.theme.", "undo."];

function used(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    for (const match of text.matchAll(/\b(?:say|shellSay)\(\s*["'`]([a-zA-Z0-9.-]+)["'`]/g)) found.set(match[1]!, file);
    for (const match of text.matchAll(/\bsay\([^()]*\?\s*"([a-zA-Z.-]+)"\s*:\s*"([a-zA-Z.-]+)"/g)) {
      found.set(match[1]!, file);
      found.set(match[2]!, file);
    }
  }
  return found;
}

describe("the texts", () => {
  it("are complete: every key that the pages say is there", () => {
    const missing = [...used()].filter(([key]) => en[key] === undefined && en[`${key}.other`] === undefined);
    expect(missing).toEqual([]);
  });

  it("are all used", () => {
    const said = used();
    const idle = Object.keys(en).filter((key) => {
      const stem = key.replace(PLURAL, "");
      return !said.has(key) && !said.has(stem) && !BUILT.some((beginning) => key.startsWith(beginning));
    });
    expect(idle).toEqual([]);
  });

  it("have a general form wherever they have a plural", () => {
    for (const key of Object.keys(en).filter((key) => PLURAL.test(key))) {
      expect(en[key.replace(PLURAL, ".other")], key).toBeDefined();
    }
  });

  it("have a key and a meaning for each shortcut", () => {
    const shortcuts = Object.keys(en).filter((key) => /^keys\.\w+$/.test(key));
    expect(shortcuts.length).toBeGreaterThan(10);
    for (const key of shortcuts) expect(en[`${key}.key`], key).toBeDefined();
  });

  it("never call a wish invalid", () => {
    for (const [key, text] of Object.entries(en)) expect(text.toLowerCase(), key).not.toContain("invalid");
  });
});

describe("say", () => {
  it("fills in parameters and takes the plural of n", () => {
    expect(say("turn.of", { name: "Boris" })).toBe("Boris to act");
    expect(say("table.waiting", { n: 1 })).toBe("one seat open");
    expect(say("table.waiting", { n: 3 })).toBe("3 seats open");
  });
  it("prefers the words of the game", () => {
    const speak = sayWith({ market: "Bazaar" });
    expect(speak("market")).toBe("Bazaar");
    expect(speak("chat")).toBe("Chat");
  });
  it("tells where a game stands, in the words of the game where it has some", () => {
    const speak = sayWith({ "heading.round": "Runde {number}", "heading.fuel": "buying fuel" });
    expect(sayHeading("round 12, step 2, fuel", speak)).toBe("Runde 12 · step 2 · buying fuel");
    expect(sayHeading("set-up")).toBe("set-up");
    expect(sayHeading("")).toBe("");
  });
  it("says an unknown key as it is, or as a readable word", () => {
    expect(say("no.such.key")).toBe("no.such.key");
    expect(sayOr("option.start-cities", "start-cities")).toBe("Start cities");
    expect(readable("")).toBe("");
  });
});
