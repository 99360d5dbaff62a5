import { describe, expect, it } from "vitest";

import { company, game } from "./testing";
import type { Choice, Game, View } from "./types";
import { deeds } from "./verbs";

const choice = (move: string, some: Partial<Choice> = {}): Choice =>
  ({ move, verb: move.split(" ")[0]!, arguments: {}, cost: null, income: null, ...some }) as unknown as Choice;

/** Somebody among the contracts: came there by this plan, or before it (`came`). */
function signing(steps: Choice[], came = false): Game {
  const asked: Partial<View> = { ask: "sign", choices: [choice("done")] };
  const table = game(company(), asked);
  const view = { ...table.view, ask: came ? "sign" : "work" };
  return { ...table, view, plan: { steps, moves: [], refusals: [] } } as unknown as Game;
}

describe("the end of an action", () => {
  it("is gold when something is planned, and quiet and asked once when nothing was done", () => {
    expect(deeds(signing([choice("go contracts"), choice("sign C-low-01")])).gold).toMatchObject({
      label: "Sign and finish",
    });
    expect(deeds(signing([choice("go contracts")])).gold).toMatchObject({
      label: "Leave without signing",
      quiet: true,
      sure: expect.stringMatching(/done nothing/) as string,
    });
  });

  it("claims nothing of what was done before the plan", () => {
    const { gold } = deeds(signing([], true));
    expect(gold).toMatchObject({ label: "Finish here", quiet: true });
    expect(gold?.sure).toBeUndefined();
    expect(deeds(signing([choice("sign C-low-01")], true)).gold).toMatchObject({ label: "Sign and finish" });
  });
});
