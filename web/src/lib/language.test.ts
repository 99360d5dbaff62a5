import { describe, expect, it } from "vitest";

import { languageName } from "./catalogue";
import { accented, bestOf } from "./language.svelte";

const KNOWN = ["en", "ru", "sr-Cyrl", "sr-Latn"];

describe("the language of the pages", () => {
  it.each([
    [["en-GB"], "en"],
    [["", "xx", "EN"], "en"],
    [["sr-RS"], "sr-Latn"],
    [["sr-Latn-RS"], "sr-Latn"],
    [["sr-Cyrl"], "sr-Cyrl"],
    [["ru-Cyrl"], "ru"],
    [["de-DE", "ru"], "ru"],
    [["*"], null],
  ])("is the first of %j that there is", (wanted, found) => {
    expect(bestOf(wanted, KNOWN)).toBe(found);
  });

  it("is made longer by words that may be wrapped, where it is none", () => {
    expect(accented("Plan")).toBe("Þļåñ~");
    expect(accented("a".repeat(60))).toBe("å".repeat(60) + "~~~~~~~~~ ~~~~~~~~~ ~~");
  });

  it("is called as it calls itself", () => {
    expect(languageName("en")).toBe("English");
    expect(languageName("ru")).toBe("Русский");
    expect(languageName("sr-Cyrl")).toBe("Српски (ћирилица)");
  });
});
