/** Moves that are tried on the server before they are made. */

import type { Plan } from "./game";
import type { Refusal, Trial } from "./types";

export interface PlanDoors {
  /** Tries the moves without making them. */
  attempt(moves: string[]): Promise<Trial>;
  /** Makes the moves; false if they were refused. */
  commit(moves: string[]): Promise<boolean>;
  /** Tells of something that went wrong on the way. */
  failed(error: unknown): void;
}

export class TrialPlan implements Plan {
  moves = $state<string[]>([]);
  refusals = $state<Refusal[]>([]);
  /** The view after the planned moves, or null. */
  view = $state.raw<unknown>(null);
  /** Why nothing more can be planned: something would be revealed, or another seat decides. */
  stopped = $state<Trial["stopped"]>(null);
  /** Something more was wanted after that. */
  overfull = $state(false);
  #waiting = $state(0);
  #queue: Promise<unknown> = Promise.resolve();
  /** Grows when the plan is dropped, so that a late answer finds nothing to change. */
  #life = 0;
  readonly #doors: PlanDoors;

  constructor(doors: PlanDoors) {
    this.#doors = doors;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  add(...moves: string[]): Promise<boolean> {
    return this.#inTurn(async (life) => {
      this.overfull = this.stopped !== null;
      if (this.stopped) return false;
      return this.#try([...this.moves, ...moves], life);
    });
  }

  async removeLast(): Promise<void> {
    await this.#inTurn(async (life) => {
      const fewer = this.moves.slice(0, -1);
      this.stopped = null;
      this.overfull = false;
      if (!fewer.length) {
        this.#empty();
        return true;
      }
      return this.#try(fewer, life);
    });
  }

  clear(): void {
    this.#life++;
    this.#empty();
  }

  async confirm(): Promise<void> {
    await this.#inTurn(async (life) => {
      if (!this.moves.length) return false;
      const done = await this.#doors.commit([...this.moves]);
      if (done && life === this.#life) this.clear();
      return done;
    });
  }

  /** Shows why something was refused, in the place where refusals of the plan are shown. */
  refuse(refusals: Refusal[]): void {
    this.refusals = refusals;
  }

  #empty(): void {
    this.moves = [];
    this.refusals = [];
    this.view = null;
    this.stopped = null;
    this.overfull = false;
  }

  async #try(moves: string[], life: number): Promise<boolean> {
    const trial = await this.#doors.attempt(moves);
    if (life !== this.#life) return false;
    this.refusals = trial.refusals;
    if (trial.refusals.length) return false;
    // A move that would reveal something is kept as the last one: it can be made, but not shown.
    const kept = trial.stopped === "reveal" ? trial.played + 1 : trial.played;
    this.moves = trial.stopped ? moves.slice(0, kept) : moves;
    this.overfull = this.moves.length < moves.length;
    this.stopped = trial.stopped;
    this.view = trial.view;
    return true;
  }

  /** Quick clicks are worked off one after the other. */
  #inTurn(work: (life: number) => Promise<boolean>): Promise<boolean> {
    const life = this.#life;
    this.#waiting++;
    const run = this.#queue.then(async () => {
      try {
        return life === this.#life ? await work(life) : false;
      } catch (error) {
        this.#doors.failed(error);
        return false;
      } finally {
        this.#waiting--;
      }
    });
    this.#queue = run;
    return run;
  }
}
