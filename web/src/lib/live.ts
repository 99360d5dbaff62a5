/** The live connection of a table: it reconnects by itself, asks for what it missed, and notices a dead line. */

import { changed, type Change } from "./changes";
import type { Frame, MovesFrame, WireFrame } from "./types";

type Position = Pick<MovesFrame, "view" | "table" | "orders" | "orderable">;

export type LineState = "connecting" | "open" | "waiting" | "closed";

interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  readyState: number;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  address(): string;
  frame(frame: Frame): void;
  state(line: LineState): void;
  socket?: (address: string) => Socket;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;
/** The server says that there is nothing to come back to: not for this visitor, or not at all. */
const FINAL = [4403, 4404];

/** How long to wait before the n-th try (from 0), doubled each time; `spread` in 0..1 keeps clients apart. */
export function backoff(tries: number, spread: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return Math.round(most * (0.75 + 0.25 * spread));
}

export class Live {
  readonly #options: LiveOptions;
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #seen = -1;
  /** What this connection was told last, from which changes lead on. */
  #position: Position | null = null;
  #stopped = false;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  open(): void {
    this.#stopped = false;
    this.#connect();
  }

  /** The page came to the front, or went into the background. */
  looked(): void {
    if (this.#socket && this.#ping !== undefined) this.#sendPing();
  }

  /** Try at once instead of waiting, as when the network or the page comes back. */
  nudge(): void {
    if (this.#stopped || this.#socket) return;
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#stopped = true;
    this.#drop();
    this.#options.state("closed");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#options.state("connecting");
    const make = this.#options.socket ?? ((address: string) => new WebSocket(address) as unknown as Socket);
    const socket = make(this.#options.address());
    this.#socket = socket;
    this.#seen = -1; // a restarted server counts anew
    this.#position = null;
    socket.onopen = () => {
      this.#tries = 0;
      this.#options.state("open");
      this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
      this.#sendPing(); // the answer says which pages the server has
    };
    socket.onmessage = (event: { data: string }) => this.#receive(event.data);
    socket.onclose = (event?: { code?: number }) => this.#lost(socket, event?.code);
  }

  #receive(data: string): void {
    clearTimeout(this.#answer);
    let said: WireFrame;
    try {
      said = JSON.parse(data) as WireFrame;
    } catch {
      return; // a proxy's greeting is nothing to us
    }
    const frame = this.#whole(said);
    if ("seq" in frame) {
      if (frame.seq <= this.#seen) return;
      this.#seen = frame.seq;
    }
    this.#options.frame(frame);
  }

  /** The frame as it would be without changes; the position is remembered. */
  #whole(frame: WireFrame): Frame {
    if (frame.type === "changes") {
      const { changes, ...head } = frame;
      this.#position = changed(this.#position, changes as Change) as Position;
      return { ...head, ...this.#position, type: "moves" };
    }
    if (frame.type === "snapshot" || frame.type === "moves") {
      const { view, table, orders, orderable } = frame;
      this.#position = { view, table, orders, orderable };
    } else if (frame.type === "table" && this.#position) {
      this.#position = { ...this.#position, table: frame.table };
    }
    return frame;
  }

  #sendPing(): void {
    // Who has the page in the background wants to be told of a turn all the same.
    const hidden = document.hidden || undefined;
    this.#socket?.send(JSON.stringify({ type: "ping", hidden }));
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => {
      const socket = this.#socket;
      if (!socket) return;
      socket.close();
      this.#lost(socket);
    }, ANSWER_WITHIN);
  }

  #lost(socket: Socket, code = 0): void {
    if (this.#socket !== socket) return;
    if (FINAL.includes(code)) this.close();
    this.#drop();
    if (this.#stopped) return;
    this.#options.state("waiting");
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries++, Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    clearTimeout(this.#answer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState < 2) socket.close();
  }
}
