import { describe, expect, it } from "vitest";

import type { LogEntry } from "../../lib/game";
import { say, players } from "./testing";
import { words } from "./words";

const line = (text: string, seat: number | null, heading = "round 2, step 1, auction") =>
  words({ number: 0, seat, text, heading, forced: false }, { players, say, log: [] });

/** The lines of a log from "seat: move" each, a reveal without a seat. */
function lines(...moves: string[]): string[] {
  const log = moves.map((move, number): LogEntry => {
    const [, seat, text] = /^(?:(\d): )?(.*)$/.exec(move)!;
    return {
      number,
      seat: seat ? Number(seat) : null,
      text: text!,
      heading: "round 2, step 1, auction",
      forced: false,
    };
  });
  return log.map((entry) => words(entry, { players, say, log }));
}

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

  it("tells at the end of an auction who got the plant and for how much", () => {
    expect(lines("0: offer 8", "0: bid 8", "1: bid 9", "2: pass", "0: pass", "draw 21")).toEqual([
      "Anna offers plant 8",
      "Anna bids 8",
      "Boris bids 9",
      "Clara passes",
      "Anna passes: Boris gets plant 8 for 9",
      "Plant 21 is drawn",
    ]);
    expect(lines("0: offer 8", "0: bid 12", "1: pass").at(-1)).toBe("Boris passes");
  });

  it("tells an auction and the passes after it apart where no card is drawn", () => {
    expect(lines("0: offer 8", "0: bid 8", "1: pass", "1: pass", "2: offer 9").slice(2, 4)).toEqual([
      "Boris passes: Anna gets plant 8 for 8",
      "Boris passes",
    ]);
  });

  it("tells what the last buyer takes without a bid", () => {
    expect(lines("2: offer 13", "draw 21")[0]).toBe("Clara takes plant 13");
    expect(lines("2: offer 13")[0]).toBe("Clara offers plant 13");
  });

  it("counts tokens that are bought one after the other", () => {
    expect(lines("0: buy coal", "0: buy coal", "0: buy oil", "1: buy oil")).toEqual([
      "",
      "Anna buys 2 coal",
      "Anna buys 1 oil",
      "Boris buys 1 oil",
    ]);
  });

  it("leaves what it does not know as it is", () => {
    expect(line("juggle 3", 0)).toBe("juggle 3");
    expect(line("comet", null)).toBe("comet");
  });
});
