import { expect, it } from "vitest";

import { ApiError } from "./api";
import { ServerRequest } from "./request.svelte";

it("says in a sentence what went wrong, until it is tried again", async () => {
  const request = new ServerRequest();
  const refused = new ApiError(409, { said: { key: "conflict-name-taken", values: { name: "Anna" } } });
  expect(await request.run(() => Promise.reject(refused))).toBeUndefined();
  expect(request.error).toBe("somebody is called Anna already");
  expect(await request.run(async () => 7)).toBe(7);
  expect(request.error).toBe("");
});

it("says in English what needs texts that are not here", async () => {
  const request = new ServerRequest();
  const text = "the record has no such city";
  const refused = new ApiError(400, { said: { key: "record-at", values: { line: { key: "no-city" } } }, text });
  await request.run(() => Promise.reject(refused));
  expect(request.error).toBe(text);
});

it("is not run twice at a time", async () => {
  const request = new ServerRequest();
  let done = (): void => undefined;
  const first = request.run(() => new Promise<number>((resolve) => (done = () => resolve(1))));
  expect(request.busy).toBe(true);
  expect(await request.run(async () => 2)).toBeUndefined();
  done();
  expect(await first).toBe(1);
  expect(request.busy).toBe(false);
});
