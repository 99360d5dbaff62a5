import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { joined, since } from "./log";
import { notices } from "./notices.svelte";
import { story } from "./story";
import { TableStore } from "./table.svelte";
import type { LogEntry, Snapshot, TableInfo } from "./types";

function entry(number: number, seat: number | null, forced = false): LogEntry {
  return { number, seat, text: `move ${number}`, verb: "move", arguments: {}, heading: null, forced, news: [] };
}
const numbers = (log: LogEntry[]) => log.map((line) => line.number);

describe("the log", () => {
  it("takes newer entries over its end", () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
    expect(numbers(joined(log, [entry(2, 1), entry(3, 0)], 2))).toEqual([0, 1, 2, 3]);
    expect(joined(log, [entry(2, 1)], 2)[2]!.seat).toBe(1);
  });
  it("marks what came after the seat's own last decision", () => {
    const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 0, true), entry(4, null)];
    expect(numbers(since(log, 0))).toEqual([2, 3, 4]);
  });
  it("marks what the own decision meant for others", () => {
    const passed = {
      ...entry(1, 0),
      news: [
        { code: "passed", seat: 0 },
        { code: "sold", seat: 1 },
      ],
    };
    const found = since([entry(0, 1), passed as LogEntry], 0);
    expect(found.flatMap(({ news }) => news.map(({ code }) => code))).toEqual(["sold"]);
  });
  it("marks whole what the own decision meant for everybody", () => {
    const ran = {
      ...entry(1, 0),
      news: [
        { code: "stopped", seat: 0, line: "stops" },
        { code: "energy-price", line: "profits", thread: "", opens: true },
        { code: "profit", seat: 0, line: "profits", thread: "" },
        { code: "profit", seat: 1, line: "profits", thread: "" },
      ],
    };
    const [told, ...rest] = story(since([ran as LogEntry], 0)).map((line) => line.phrase());
    expect(rest).toEqual([]);
    expect(told!.key).toBe("line-profits-opened");
    expect(told!.values!.parts).toHaveLength(2);
  });
  it("marks nothing of the deal before anybody has acted", () => {
    expect(since([entry(0, null), entry(1, null)], 0)).toEqual([]);
    expect(numbers(since([entry(0, null), entry(1, 1)], 0))).toEqual([1]);
  });
});

/** A server and a line of our own: what it answers by path, and what was asked. */
const answers = new Map<string, { status: number; body: unknown }>();
const asked: { path: string; body: unknown }[] = [];
let line: {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  address: string;
  send?: (text: string) => void;
};

function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = ["Anna", "Boris"].map((name, seat) => {
    return {
      seat,
      name,
      kind: "person" as const,
      bot: null,
      present: true,
      mine: seat === 0,
      absence: null,
      away: null,
      proposal: null,
    };
  });
  return {
    id: "t1",
    game: "no-such-game",
    options: {},
    players: 2,
    status: "playing",
    undo: "free",
    seats,
    owner: true,
    seat: 0,
    own: [0],
    number: 2,
    actor: 0,
    heading: null,
    invite: null,
    watch: true,
    created: "",
    undo_wish: null,
    seed: null,
    clock: { used: [0, 0], left: null, limit: null, since: null, paused: false, wish: null, decided: [0, 0] },
    absence: 900,
    rated: false,
    learning: false,
    lesson: null,
    rematch: null,
    hides: true,
    redo: false,
    shared: true,
    watchers: [],
    ...more,
  };
}
function snapshot(number: number, more: Partial<TableInfo> = {}): Snapshot {
  const log = Array.from({ length: number }, (_, at) => entry(at, at % 2));
  const shown = table({ number, ...more });
  const view = { number } as unknown as Snapshot["view"];
  return {
    table: shown,
    number,
    view,
    log,
    chat: [],
    orders: [],
    orderable: null,
    standings: null,
    reason: null,
    tie_break: null,
  };
}
const moved = { type: "moves", from: 2, number: 3, log: [entry(2, 0)], view: { number: 3 }, orders: [], seq: 1 };
const receive = (frame: object) => line.onmessage!({ data: JSON.stringify(frame) });
const answer = (path: string, body: unknown, status = 200) => answers.set(path, { status, body });

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  notices.messages = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: body ? JSON.parse(String(body)) : null });
    const found = answers.get(path.split("?")[0]!) ?? {
      status: 404,
      body: { error: "unknown", said: { key: "unknown-page" } },
    };
    return new Response(JSON.stringify(found.body), { status: found.status });
  });
  vi.stubGlobal("WebSocket", function (this: typeof line, address: string) {
    this.address = address;
    this.send = () => undefined;
    line = this;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function sit(): Promise<TableStore> {
  answer("/api/tables/t1", snapshot(2));
  const store = await TableStore.open("t1");
  line.onopen?.();
  return store;
}

describe("a table", () => {
  it("opens with the plain board where there is no other, and listens from where it is", async () => {
    const store = await sit();
    expect(store.mine).toBe(true);
    expect(store.view).toEqual({ number: 2 });
    expect(line.address).toContain("/api/tables/t1/live?from=2");
    expect(store.line).toBe("open");
    store.close();
  });

  it("follows the moves of others", async () => {
    const store = await sit();
    receive({ ...moved, table: table({ number: 3, actor: 1 }) });
    expect(store.number).toBe(3);
    expect(store.view).toEqual({ number: 3 });
    expect(numbers(store.log)).toEqual([0, 1, 2]);
    expect(store.mine).toBe(false);
    store.close();
  });

  it("asks for the whole when it missed something", async () => {
    const store = await sit();
    answer("/api/tables/t1", snapshot(6));
    receive({ type: "moves", from: 5, number: 6, log: [entry(5, 1)], view: {}, orders: [], seq: 1, table: table() });
    await vi.waitFor(() => expect(store.number).toBe(6));
    expect(numbers(store.log)).toEqual([0, 1, 2, 3, 4, 5]);
    store.close();
  });

  it("drops a plan that something else overtook", async () => {
    const store = await sit();
    answer("/api/tables/t1/trial", { view: { tried: true }, played: 1, refusals: [], stopped: null });
    expect(await store.plan.add({ move: "go" })).toBe(true);
    expect(store.shown).toEqual({ tried: true });
    receive({ type: "snapshot", seq: 1, ...snapshot(3) });
    expect(store.plan.moves).toEqual([]);
    expect(store.shown).toEqual({ number: 3 });
    store.close();
  });

  it("waits for the frame that brings what a move changed", async () => {
    const store = await sit();
    answer("/api/tables/t1/moves", { number: 3 });
    answer("/api/tables/t1/trial", { view: { tried: true }, played: 1, refusals: [], stopped: null });
    await store.plan.add({ move: "go" });
    const confirming = store.plan.confirm();
    await vi.waitFor(() => expect(asked.at(-1)!.path).toBe("/api/tables/t1/moves"));
    expect(store.busy).toBe(true);
    expect(store.shown).toEqual({ tried: true });
    receive({ ...moved, table: table({ number: 3, actor: 1 }) });
    await confirming;
    expect(store.busy).toBe(false);
    expect(store.shown).toEqual({ number: 3 });
    expect(store.plan.moves).toEqual([]);
    expect(asked.at(-1)!.path).toBe("/api/tables/t1/moves");
    store.close();
  });

  it("asks for the new position where no frame brings it", async () => {
    const store = await sit();
    store.line = "waiting";
    answer("/api/tables/t1/moves", { number: 3 });
    answer("/api/tables/t1", snapshot(3));
    expect(await store.send("go")).toBe(true);
    expect(store.number).toBe(3);
    store.close();
  });

  it("is not set back by what comes late", async () => {
    const store = await sit();
    receive({ type: "snapshot", seq: 1, ...snapshot(5) });
    receive({ ...moved, seq: 2, table: table({ number: 3 }) });
    expect(store.number).toBe(5);
    expect(store.view).toEqual({ number: 5 });
    store.close();
  });

  it("tells what happened", async () => {
    const store = await sit();
    const news = [{ code: "move", seat: 1, values: { move: "go" } }];
    receive({ ...moved, log: [{ ...entry(2, 1), news }], table: table({ number: 3, actor: 1 }) });
    expect(notices.spoken).toBe("Boris: go.");
    store.close();
  });

  it("takes the new state and says so when a move comes too late", async () => {
    const store = await sit();
    answer(
      "/api/tables/t1/moves",
      { error: "stale", said: { key: "problem-stale" }, snapshot: snapshot(4, { actor: 1 }) },
      409,
    );
    expect(await store.send("go")).toBe(false);
    expect(asked.at(-1)).toEqual({ path: "/api/tables/t1/moves", body: { moves: ["go"], number: 2, seat: 0 } });
    expect(store.number).toBe(4);
    expect(notices.messages.map((message) => message.text)).toEqual([
      "the game has gone on since; look at the table again",
    ]);
    store.close();
  });

  it("shows why a move was refused", async () => {
    const store = await sit();
    const refusal = { code: "money", clause: "X-1", said: { key: "refusal-over" }, text: "the game is over (X-1)" };
    answer("/api/tables/t1/moves", { error: "illegal", said: refusal.said, refusals: [refusal] }, 422);
    expect(await store.send("go")).toBe(false);
    expect(store.plan.refusals).toEqual([refusal]);
    store.close();
  });

  it("is not set back by an answer that the line has overtaken", async () => {
    const store = await sit();
    answer("/api/tables/t1/chat", snapshot(2));
    const writing = store.write("hello");
    receive({ type: "snapshot", seq: 1, ...snapshot(5) });
    await writing;
    expect(store.number).toBe(5);
    store.close();
  });

  it("hides the view of the next player at the same screen until they take over", async () => {
    answer("/api/tables/t1", snapshot(2, { own: [0, 1] }));
    const store = await TableStore.open("t1");
    expect(store.veiled).toBe(true);
    store.unveil();
    expect(store.veiled).toBe(false);
    expect(store.mine).toBe(true);
    receive({ type: "snapshot", seq: 1, ...snapshot(3, { own: [0, 1], seat: 1, actor: 1 }) });
    expect(store.veiled).toBe(true);
    expect(store.mine).toBe(false);
    store.close();
  });
});
