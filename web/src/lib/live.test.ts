import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { backoff, Live, type LineState } from "./live";
import type { Frame } from "./types";

class FakeSocket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  readyState = 0;
  sent: string[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opened() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  receive(frame: unknown) {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) } as never);
  }
  lost(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code } as never);
  }
}

let sockets: FakeSocket[];
let frames: Frame[];
let lines: LineState[];
let number: number;

function live(): Live {
  return new Live({
    address: () => `from=${number}`,
    frame: (frame) => frames.push(frame),
    state: (line) => lines.push(line),
    socket: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
  });
}
const newest = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  frames = [];
  lines = [];
  number = 4;
});
afterEach(() => vi.useRealTimers());

describe("the wait before another try", () => {
  it("doubles up to 15 seconds", () => {
    expect([0, 1, 2, 3].map((tries) => backoff(tries, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(20, 1)).toBe(15_000);
  });
  it("is spread over a quarter, so that clients do not come all at once", () => {
    expect(backoff(1, 0)).toBe(750);
  });
});

describe("the live connection", () => {
  it("comes back by itself and asks from where it is now", () => {
    live().open();
    newest().opened();
    number = 9;
    newest().lost();
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(500);
    expect(sockets.map((socket) => socket.address)).toEqual(["from=4", "from=9"]);
    newest().opened();
    expect(lines).toEqual(["connecting", "open", "waiting", "connecting", "open"]);
  });

  it("waits longer each time it fails, and starts anew after a success", () => {
    live().open();
    for (const wait of [500, 1000, 2000]) {
      newest().lost();
      const before = sockets.length;
      vi.advanceTimersByTime(wait * 0.74);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(wait * 0.27);
      expect(sockets.length).toBe(before + 1);
    }
    newest().opened();
    newest().lost();
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(5);
  });

  it("tries at once when the network comes back", () => {
    const line = live();
    line.open();
    newest().lost();
    line.nudge();
    expect(sockets.length).toBe(2);
    line.nudge();
    expect(sockets.length).toBe(2);
  });

  it("hands on a whole position where only changes came", () => {
    live().open();
    newest().opened();
    const table = { id: "a", actor: 0 };
    const head = { log: [], from: 4, number: 5 };
    newest().receive({ type: "moves", seq: 1, ...head, view: { round: 1 }, table, orders: [], orderable: null });
    newest().receive({ type: "table", seq: 2, table: { ...table, actor: 1 } });
    newest().receive({ type: "changes", seq: 3, ...head, changes: { view: { round: [2] } } });
    expect(frames.at(-1)).toEqual({
      ...{ type: "moves", seq: 3, ...head },
      ...{ view: { round: 2 }, table: { id: "a", actor: 1 }, orders: [], orderable: null },
    });
  });

  it("takes each frame once, and counts anew after a reconnect", () => {
    live().open();
    newest().opened();
    newest().receive({ type: "chat", chat: [], seq: 7 });
    newest().receive({ type: "chat", chat: [], seq: 7 });
    newest().receive({ type: "closing", seq: 8 });
    expect(frames.map((frame) => "seq" in frame && frame.seq)).toEqual([7, 8]);
    newest().lost();
    vi.advanceTimersByTime(500);
    newest().receive({ type: "closing", seq: 1 });
    expect(frames.map((frame) => "seq" in frame && frame.seq)).toEqual([7, 8, 1]);
  });

  it("lets pass what it cannot read", () => {
    live().open();
    newest().receive("<html>");
    newest().receive({ type: "pong" });
    expect(frames).toEqual([{ type: "pong" }]);
  });

  it("notices a line that is dead without saying so", () => {
    live().open();
    newest().opened();
    expect(newest().sent).toEqual(['{"type":"ping"}']); // at once, to hear which pages the server has
    newest().receive({ type: "pong" });
    vi.advanceTimersByTime(25_000);
    expect(newest().sent.length).toBe(2);
    newest().receive({ type: "pong" });
    vi.advanceTimersByTime(25_000 + 10_000);
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(2);
  });

  it("says when the page is in the background, and when it is looked at again", () => {
    const line = live();
    line.looked(); // not before there is a connection
    line.open();
    newest().opened();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    line.looked();
    hidden.mockReturnValue(false);
    line.looked();
    expect(newest().sent).toEqual(['{"type":"ping"}', '{"type":"ping","hidden":true}', '{"type":"ping"}']);
    hidden.mockRestore();
  });

  it("does not come back to a table that is not there for it", () => {
    live().open();
    newest().lost(4403);
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(lines.at(-1)).toBe("closed");
  });

  it("stays closed when it is closed", () => {
    const line = live();
    line.open();
    const socket = newest();
    socket.opened();
    line.close();
    socket.lost();
    line.nudge();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(lines.at(-1)).toBe("closed");
  });
});
