import { describe, expect, it, vi } from "vitest";

import { TrialPlan } from "./plan.svelte";
import type { Refusal, Trial } from "./types";

const refusal: Refusal = {
  code: "money",
  clause: "X-1",
  said: { key: "refusal-money", values: { cost: 21, money: 17 } },
  text: "it costs 21, you have 17 (X-1)",
};
const steps = (...moves: string[]) => moves.map((move) => ({ move }));

/** A table that lets every move be tried, except those that are named. */
function table({ illegal = "", revealing = "", ending = "", commits = true } = {}) {
  const view = (moves: string[]) => moves as unknown as Trial["view"];
  const attempt = vi.fn(async (moves: string[]): Promise<Trial> => {
    const bad = moves.indexOf(illegal);
    if (bad >= 0) return { view: null, played: bad, refusals: [refusal], stopped: null };
    const shown = moves.indexOf(revealing);
    if (shown >= 0) return { view: view(moves.slice(0, shown)), played: shown, refusals: [], stopped: "reveal" };
    const end = moves.indexOf(ending);
    if (end >= 0) return { view: view(moves.slice(0, end + 1)), played: end + 1, refusals: [], stopped: "turn" };
    return { view: view(moves), played: moves.length, refusals: [], stopped: null };
  });
  const commit = vi.fn(async (_moves: string[]) => {
    if (commits) plan.clear(); // as the position does that the moves lead to
    return commits;
  });
  const failed = vi.fn();
  const plan = new TrialPlan({ attempt, commit, failed });
  return { plan, attempt, commit, failed };
}

describe("a plan", () => {
  it("grows move by move and shows where they lead", async () => {
    const { plan, attempt } = table();
    expect(await plan.add(...steps("a"))).toBe(true);
    expect(await plan.add(...steps("b", "c"))).toBe(true);
    expect(plan.moves).toEqual(["a", "b", "c"]);
    expect(plan.view).toEqual(["a", "b", "c"]);
    expect(attempt).toHaveBeenLastCalledWith(["a", "b", "c"]);
  });

  it("keeps what its choices told", async () => {
    const { plan } = table({ ending: "done" });
    const choice = { move: "take 3", verb: "take", arguments: { count: 3 }, cost: 4 };
    await plan.add(choice, ...steps("done", "b"));
    expect(plan.steps).toEqual([choice, { move: "done" }]);
  });

  it("stays as it was when a move is illegal, and says why", async () => {
    const { plan } = table({ illegal: "x" });
    await plan.add(...steps("a"));
    expect(await plan.add(...steps("x"))).toBe(false);
    expect(plan.moves).toEqual(["a"]);
    expect(plan.view).toEqual(["a"]);
    expect(plan.refusals).toEqual([refusal]);
    await plan.add(...steps("b"));
    expect(plan.refusals).toEqual([]);
  });

  it("works off quick clicks in their order", async () => {
    const { plan } = table();
    const all = [plan.add(...steps("a")), plan.add(...steps("b")), plan.add(...steps("c"))];
    expect(plan.busy).toBe(true);
    await Promise.all(all);
    expect(plan.moves).toEqual(["a", "b", "c"]);
    expect(plan.busy).toBe(false);
  });

  it("keeps a revealing move as its last one, and takes no more", async () => {
    const { plan } = table({ revealing: "r" });
    await plan.add(...steps("a", "r", "b"));
    expect(plan.moves).toEqual(["a", "r"]);
    expect(plan.view).toEqual(["a"]);
    expect(plan.stopped).toBe("reveal");
    expect(plan.overfull).toBe(true);
    expect(await plan.add(...steps("c"))).toBe(false);
    expect(plan.moves).toEqual(["a", "r"]);
  });

  it("ends where another seat decides, and goes on when that move is taken out", async () => {
    const { plan } = table({ ending: "done" });
    await plan.add(...steps("a", "done", "b"));
    expect(plan.moves).toEqual(["a", "done"]);
    expect(plan.stopped).toBe("turn");
    await plan.removeLast();
    expect(plan.overfull).toBe(false);
    expect(plan.moves).toEqual(["a"]);
    expect(await plan.add(...steps("b"))).toBe(true);
  });

  it("is empty after its only move is taken out, without asking the server", async () => {
    const { plan, attempt } = table();
    await plan.add(...steps("a"));
    await plan.removeLast();
    expect(plan.moves).toEqual([]);
    expect(plan.view).toBeNull();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it("is not brought back by an answer that comes after it was cleared", async () => {
    const { plan } = table();
    const late = plan.add(...steps("a"));
    plan.clear();
    expect(await late).toBe(false);
    expect(plan.moves).toEqual([]);
    expect(plan.view).toBeNull();
  });

  it("is sent once and is empty then", async () => {
    const { plan, commit } = table();
    await plan.add(...steps("a", "b"));
    await Promise.all([plan.confirm(), plan.confirm()]);
    expect(commit).toHaveBeenCalledTimes(1);
    expect(commit).toHaveBeenCalledWith(["a", "b"]);
    expect(plan.moves).toEqual([]);
  });

  it("is kept when the table refuses it", async () => {
    const { plan } = table({ commits: false });
    await plan.add(...steps("a"));
    await plan.confirm();
    expect(plan.moves).toEqual(["a"]);
  });

  it("tells of a broken line and stays usable", async () => {
    const { plan, attempt, failed } = table();
    attempt.mockRejectedValueOnce(new Error("gone"));
    expect(await plan.add(...steps("a"))).toBe(false);
    expect(failed).toHaveBeenCalledOnce();
    expect(plan.busy).toBe(false);
    expect(await plan.add(...steps("a"))).toBe(true);
  });
});
