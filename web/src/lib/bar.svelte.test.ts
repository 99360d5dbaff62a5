import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { BarState } from "./bar.svelte";

describe("the gold button", () => {
  it("is the board's, otherwise the shell's", () => {
    const [confirm, build] = [vi.fn(), vi.fn()];
    const bar = new BarState(() => ({ label: "Confirm", act: confirm }));
    bar.press();
    bar.hold({ label: "Build and finish", act: build });
    bar.press();
    expect([confirm.mock.calls.length, build.mock.calls.length]).toEqual([1, 1]);
  });

  it("stays where a board has changed it before the one before is gone", () => {
    const bar = new BarState();
    let next = $state(false);
    const stop = $effect.root(() => {
      $effect.pre(() => (next ? bar.hold({ label: "Bring 2", act: vi.fn() }) : undefined));
      $effect.pre(() => (next ? undefined : bar.hold({ label: "Bid 1", act: vi.fn() })));
    });
    flushSync();
    expect(bar.own?.label).toBe("Bid 1");
    flushSync(() => (next = true));
    expect(bar.own?.label).toBe("Bring 2");
    stop();
    expect(bar.own).toBeNull();
  });

  it("is none for keys while it rests or something better can be done", () => {
    const act = vi.fn();
    const bar = new BarState();
    expect(bar.ready).toBe(false);
    bar.hold({ label: "Finish", act, quiet: true });
    expect(bar.ready).toBe(false);
    bar.hold({ label: "Finish", act, resting: true });
    expect(bar.ready).toBe(false);
    bar.press();
    expect(act).not.toHaveBeenCalled();
  });

  it("asks once before something bold, and anew when it has changed", () => {
    const act = vi.fn();
    const bar = new BarState();
    bar.hold({ label: "Bid 60", act, sure: "60 of 90?" });
    bar.press();
    expect(bar.question).toBe("60 of 90?");
    bar.hold({ label: "Bid 70", act, sure: "70 of 90?" });
    expect(bar.question).toBeNull();
    bar.press();
    expect(act).not.toHaveBeenCalled();
    bar.press();
    expect(act).toHaveBeenCalledOnce();
    expect(bar.question).toBeNull();
  });
});
