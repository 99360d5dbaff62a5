import { expect, it } from "vitest";

import { say } from "./catalogue";
import { watching } from "./watchers";

it("names who has a name and counts the guests", () => {
  expect(say(watching(["Olga"]))).toBe("Olga");
  expect(say(watching([""]))).toBe("a guest");
  expect(say(watching(["Olga", "Petar", "", ""]))).toBe("Olga, Petar and 2 guests");
  expect(say("watchers", { names: watching(["Olga", ""]) })).toBe("Watching: Olga and a guest");
});
