/** The service worker's notices, with a browser put together for it. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

type Handler = (event: Record<string, unknown>) => void;

function worker(windows: { url: string; focused: boolean }[]) {
  const handlers: Record<string, Handler> = {};
  const shown: [string, Record<string, unknown>][] = [];
  const opened: string[] = [];
  const clients = {
    matchAll: () => Promise.resolve(windows.map((window) => ({ ...window, focus: () => opened.push("focus") }))),
    openWindow: (path: string) => opened.push(path),
  };
  const registration = {
    showNotification: (title: string, options: Record<string, unknown>) => shown.push([title, options]),
  };
  const source = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
  const names = ["BUILD", "SHELL", "addEventListener", "clients", "registration"];
  const add = (name: string, handler: Handler) => (handlers[name] = handler);
  new Function(...names, source)("1", [], add, clients, registration);
  async function happen(name: string, event: Record<string, unknown>): Promise<void> {
    let done: unknown;
    handlers[name]!({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  }
  return { shown, opened, happen };
}

const turn = { data: { json: () => ({ title: "Your turn", body: "Power Grid", path: "/t/abc" }) } };

test("a turn is shown, one notice a table", async () => {
  const { shown, happen } = worker([{ url: "https://house.example/", focused: true }]);
  await happen("push", turn);
  expect(shown).toHaveLength(1);
  expect(shown[0]![0]).toBe("Your turn");
  expect(shown[0]![1]).toMatchObject({ body: "Power Grid", tag: "/t/abc", data: { path: "/t/abc" } });
});

test("who has the table before the eyes sees no notice", async () => {
  const { shown, happen } = worker([{ url: "https://house.example/t/abc", focused: true }]);
  await happen("push", turn);
  expect(shown).toHaveLength(0);
});

test("a table in the background is no reason to be silent", async () => {
  const { shown, happen } = worker([{ url: "https://house.example/t/abc", focused: false }]);
  await happen("push", turn);
  expect(shown).toHaveLength(1);
});

test("a click goes to the table: to its window, or to a new one", async () => {
  const notification = { close: () => undefined, data: { path: "/t/abc" } };
  const none = worker([{ url: "https://house.example/", focused: false }]);
  await none.happen("notificationclick", { notification });
  expect(none.opened).toEqual(["/t/abc"]);
  const there = worker([{ url: "https://house.example/t/abc", focused: false }]);
  await there.happen("notificationclick", { notification });
  expect(there.opened).toEqual(["focus"]);
});
