import { afterEach, expect, test, vi } from "vitest";

import * as api from "./api";
import { ENGLISH, language } from "./language.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  language.code = ENGLISH;
});

test("the server is asked in the language of the page, whatever the browser's is", async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, wish: RequestInit) => {
    asked.push(wish);
    return new Response("{}");
  });
  await api.json("GET", "/notices");
  language.code = "ru";
  await api.json("POST", "/notices/feed", {});
  const spoken = asked.map((wish) => new Headers(wish.headers).get("accept-language"));
  expect(spoken).toEqual(["en", "ru"]);
});
