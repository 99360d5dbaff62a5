import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { catalogueOf, languageName, say, speak } from "./catalogue";

const GAME = "took = { $items } taken";
/** A server whose games speak English alone. */
const server = (path: string) => Promise.resolve(new Response(path.endsWith("/en") ? GAME : ""));

describe("a language that is partial", () => {
  beforeEach(() => void vi.stubGlobal("fetch", server));
  afterEach(async () => {
    await speak("en");
    vi.unstubAllGlobals();
  });

  it("is offered by the name that it gives itself", () => {
    expect(languageName("de")).toBe("Deutsch (Spieltexte englisch)");
  });

  it("says the frame, while a game that does not speak it is English as a whole", async () => {
    const items = { key: "all-of", values: { items: ["3", "4"] } };
    const before = await catalogueOf("nim");
    await speak("de");
    const after = await catalogueOf("pachisi");
    expect(say("settings")).toBe("Einstellungen");
    expect(say(items)).toBe("3 und 4");
    for (const game of [before, after]) expect(game.say("took", { items })).toBe("3 and 4 taken");
  });
});
