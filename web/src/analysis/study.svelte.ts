/** A finished game that is studied: its analysis, the panel, another plan that is tried, mistakes to learn from. */

import { alsoSay, sentence } from "../lib/catalogue";
import { notices } from "../lib/notices.svelte";
import type { ReplayStore } from "../lib/replay.svelte";
import { nearest } from "../lib/replay.svelte";
import type { Decision } from "./doors";
import { Judged } from "./judged.svelte";
import { BAD, lucky, marked } from "./sentences";
import { WhatIf } from "./what-if.svelte";

export class Study {
  readonly store: ReplayStore;
  readonly judged: Judged;
  /** Shows the position with this index. */
  readonly show: (index: number) => void;
  /** The panel is open. */
  open = $state(true);
  whatIf = $state.raw<WhatIf | null>(null);
  /** The mistakes that somebody goes through, and which of them it is. */
  mistakes = $state.raw<Decision[]>([]);
  at = $state(0);
  task = $derived<Decision | null>(this.mistakes[this.at] ?? null);
  report = $derived.by(() => this.judged.report);
  /** The numbers of all positions that have a mark or much luck, in order. */
  stops = $derived.by(() => {
    const { decisions = [], reveals = [] } = this.report ?? {};
    const numbers = [...decisions.filter(marked), ...reveals.filter(lucky)].map(({ number }) => number);
    return [...new Set(numbers)].sort((a, b) => a - b);
  });

  private constructor(store: ReplayStore, show: (index: number) => void) {
    this.store = store;
    this.show = show;
    this.judged = new Judged(store.past);
  }

  static async open(store: ReplayStore, show: (index: number) => void): Promise<Study> {
    await alsoSay("judge");
    const study = new Study(store, show);
    void study.judged.open();
    return study;
  }

  close(): void {
    this.judged.close();
  }

  showNumber(number: number): void {
    this.show(nearest(this.store.stops, number));
  }

  /** The next or the previous position with a mark. */
  step(by: 1 | -1): void {
    const here = this.store.number;
    const goal = by > 0 ? this.stops.find((stop) => stop > here) : this.stops.findLast((stop) => stop < here);
    if (goal !== undefined) this.showNumber(goal);
  }

  mistakesOf(seat: number): Decision[] {
    return (this.report?.decisions ?? []).filter((one) => one.seat === seat && BAD.includes(one.mark));
  }

  learn(mistakes: Decision[]): void {
    this.mistakes = mistakes;
    void this.#learn(0);
  }

  next(): void {
    void this.#learn(this.at + 1);
  }

  async #learn(at: number): Promise<void> {
    this.at = at;
    const task = this.mistakes[at];
    if (!task) return this.leave();
    this.showNumber(task.number);
    await this.tryHere(task.number);
  }

  /** Lets another plan be played, here or at another position. */
  async tryHere(number = this.store.number): Promise<void> {
    try {
      this.whatIf = await WhatIf.open(this.store, number);
    } catch (error) {
      notices.warn(sentence(error));
    }
  }

  leave(): void {
    this.whatIf = null;
    this.mistakes = [];
    this.at = 0;
  }

  /** Keys while another plan is played; true if the key was for it. */
  pressed(event: KeyboardEvent): boolean {
    const here = this.whatIf;
    if (!here) return false;
    here.pressed(event, () => this.leave());
    return true;
  }
}
