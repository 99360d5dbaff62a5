import { describe, expect, it } from "vitest";

import { say, players } from "./testing";
import { words } from "./words";

const line = (text: string, seat: number | null, heading = "round 2, step 1, auction") =>
  words({ number: 0, seat, text, heading, forced: false }, { players, say });

describe("the log in words", () => {
  it.each([
    ["offer 8", "Anna offers plant 8"],
    ["bid 12", "Anna bids 12"],
    ["pass", "Anna passes"],
    ["scrap 3", "Anna scraps plant 3"],
    ["buy coal", "Anna buys 1 coal"],
    ["return oil", "Anna gives back 1 oil"],
    ["build koln", "Anna connects Köln"],
    ["place salt_lake_city", "Anna places a house of the Trust in Salt Lake City"],
    ["mark essen", "Anna marks Essen as a start city"],
    ["run nothing", "Anna runs nothing"],
    ["run 8", "Anna runs plant 8"],
    ["run 5 10 with 1 coal 1 oil", "Anna runs plants 5 and 10, the hybrids with 1 coal and 1 oil"],
    ["run 5 with 2 oil", "Anna runs plant 5, the hybrids with 2 oil"],
  ])("tells the move %s", (text, told) => expect(line(text, 0)).toBe(told));

  it.each([
    ["draw 21", "Plant 21 is drawn"],
    ["draw step-3", "The Step 3 card is drawn"],
    ["back socket", "The next card has a socket"],
    ["zone west+northeast+east", "In play: west, northeast and east"],
    ["order 2", "Next in turn order: Boris"],
  ])("tells the reveal %s", (text, told) => expect(line(text, null)).toBe(told));

  it("knows what somebody has done with", () => {
    expect(line("done", 1, "round 2, step 1, fuel")).toBe("Boris buys no more fuel");
    expect(line("done", 1, "round 2, step 1, building")).toBe("Boris builds no more");
  });

  it("leaves what it does not know as it is", () => {
    expect(line("juggle 3", 0)).toBe("juggle 3");
    expect(line("comet", null)).toBe("comet");
  });
});
