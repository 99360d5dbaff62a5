import { afterEach, describe, expect, it, vi } from "vitest";

import { Reach } from "./reach.svelte";

function at(address: string, answer: unknown) {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } })),
  );
}
afterEach(() => vi.unstubAllGlobals());

describe("the way to this server", () => {
  it("is where the page is, if that is not this machine alone", async () => {
    at("https://play.example/t/1", { everywhere: false, addresses: [] });
    const reach = new Reach();
    await reach.look();
    expect(reach.origins).toEqual(["https://play.example"]);
    expect(reach.alone).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
  it("is an address of the local network for who sits at the machine itself", async () => {
    at("http://localhost:8000/t/1", { everywhere: true, addresses: ["http://192.168.7.5:8000"] });
    const reach = new Reach();
    await reach.look();
    expect(reach.origins).toEqual(["http://192.168.7.5:8000"]);
    expect(reach.alone).toBe(false);
  });
  it("is nowhere else if the server listens to this machine only", async () => {
    at("http://127.0.0.1:8000/", { everywhere: false, addresses: [] });
    const reach = new Reach();
    await reach.look();
    expect(reach.origins).toEqual(["http://127.0.0.1:8000"]);
    expect(reach.alone).toBe(true);
  });
});
