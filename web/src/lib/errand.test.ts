import { expect, it } from "vitest";

import { ApiError } from "./api";
import { Errand } from "./errand.svelte";

it("says in a sentence what went wrong, until it is tried again", async () => {
  const errand = new Errand();
  const refused = new ApiError(409, { error: "name-taken", text: "somebody is called Anna already" });
  expect(await errand.run(() => Promise.reject(refused))).toBeUndefined();
  expect(errand.error).toBe("somebody is called Anna already");
  expect(await errand.run(async () => 7)).toBe(7);
  expect(errand.error).toBe("");
});

it("is not run twice at a time", async () => {
  const errand = new Errand();
  let done = (): void => undefined;
  const first = errand.run(() => new Promise<number>((resolve) => (done = () => resolve(1))));
  expect(errand.busy).toBe(true);
  expect(await errand.run(async () => 2)).toBeUndefined();
  done();
  expect(await first).toBe(1);
  expect(errand.busy).toBe(false);
});
