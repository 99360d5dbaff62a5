/** What lies on the desk of the workshop: the values that were typed, and what the server says of them. */

import * as api from "../../lib/api-figures";
import type { Cell, Checked, Fault, Values } from "../../lib/api-figures";
import { sentence } from "../../lib/catalogue";
import { draftOf, keepDraft, same } from "../../lib/figures";

/** After the last key, before the server is asked. */
const PAUSE = 250;

export class Desk {
  readonly game: string;
  /** Figures of a link are looked at; typing makes them one's own only when they are taken. */
  readonly shared: boolean;
  name = $state("");
  values = $state<Values>({});
  #checked = $state.raw<Checked | null>(null);
  /** What was typed last has not been answered yet. */
  asking = $state(false);
  error = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string, shared: boolean) {
    this.game = game;
    this.shared = shared;
    const draft = shared ? null : draftOf(game);
    if (draft) [this.name, this.values] = [draft.name, draft.values];
  }

  get changed(): number {
    return Object.keys(this.values).length;
  }

  get faults(): Fault[] {
    return this.#checked?.faults ?? [];
  }

  get totals(): Checked["totals"] {
    return this.#checked?.totals ?? [];
  }

  /** The file that says the same; empty while something is wrong. */
  get file(): string {
    return this.asking ? "" : (this.#checked?.file ?? "");
  }

  /** They can be played with, kept and shared. */
  get ready(): boolean {
    return this.changed > 0 && !this.asking && this.#checked !== null && !this.faults.length;
  }

  at(cell: Cell): unknown {
    return cell.place in this.values ? this.values[cell.place] : cell.value;
  }

  isChanged(cell: Cell): boolean {
    return cell.place in this.values;
  }

  faultsAt(place: string): Fault[] {
    return this.faults.filter((fault) => fault.place === place);
  }

  set(cell: Cell, value: unknown): void {
    if (same(value, cell.value)) delete this.values[cell.place];
    else this.values[cell.place] = value;
    this.touched();
  }

  rename(name: string): void {
    this.name = name;
    this.touched();
  }

  take(name: string, values: Values): void {
    [this.name, this.values] = [name, values];
    this.touched(0);
  }

  clear(): void {
    this.take("", {});
  }

  /** Keeps it in this browser and asks the server what is wrong with it. */
  touched(pause = PAUSE): void {
    if (!this.shared) keepDraft(this.game, { name: this.name, values: $state.snapshot(this.values) });
    this.asking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), pause);
  }

  async check(): Promise<void> {
    const number = ++this.#asked;
    try {
      const found = await api.check(this.game, { name: this.name.trim(), values: $state.snapshot(this.values) });
      if (number !== this.#asked) return;
      this.#checked = found;
      this.error = "";
    } catch (thrown) {
      if (number === this.#asked) this.error = sentence(thrown);
    }
    if (number === this.#asked) this.asking = false;
  }

  /** Takes over what a file says; what is wrong with it is told like anything that was typed. */
  async open(text: string): Promise<void> {
    const found = await api.check(this.game, { text });
    if (found.faults.length && !Object.keys(found.values).length) this.#checked = found;
    else this.take(found.name, found.values);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
