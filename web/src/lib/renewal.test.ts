import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Renewal } from "./renewal.svelte";

let reloads: number;

beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
  vi.stubGlobal("location", { reload: () => reloads++ });
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("a page and the server's build", () => {
  it("is as new as the server, or a build that says nothing of itself", () => {
    for (const own of ["a1", null]) {
      const renewal = new Renewal(own);
      renewal.meets("a1");
      renewal.meets(null);
      expect(renewal.newer).toBe(null);
    }
    const unbuilt = new Renewal(null);
    unbuilt.meets("b2");
    expect(unbuilt.newer).toBe(null);
  });

  it("knows when it is older, and loads itself once for each build", () => {
    const renewal = new Renewal("a1");
    renewal.meets("b2");
    expect(renewal.newer).toBe("b2");
    expect(renewal.tried).toBe(false);
    renewal.now();
    expect(reloads).toBe(1);
    expect(renewal.tried).toBe(true);
    renewal.meets("c3");
    expect(renewal.tried).toBe(false);
  });

  it("is not loaded again under somebody's hands", () => {
    const renewal = new Renewal("a1");
    let planned = true;
    const stop = renewal.guard(() => planned);
    expect(renewal.busy).toBe(true);
    planned = false;
    expect(renewal.busy).toBe(false);
    planned = true;
    stop();
    expect(renewal.busy).toBe(false);

    document.body.innerHTML = "<input value='hel' /><dialog></dialog>";
    document.querySelector("input")!.focus();
    expect(renewal.busy).toBe(true);
    document.querySelector("input")!.blur();
    expect(renewal.busy).toBe(false);
    document.querySelector("dialog")!.setAttribute("open", "");
    expect(renewal.busy).toBe(true);
  });
});
