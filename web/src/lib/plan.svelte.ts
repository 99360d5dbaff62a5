/** Moves that are tried on the server before they are made. */

import type { Plan, Step } from "./game";
import type { Move, Refusal, Trial } from "./types";

export interface PlanDoors {
  /** Tries the moves without making them. */
  attempt(moves: Move[]): Promise<Trial>;
  /** Makes the moves and clears the plan; false if they were refused. */
  commit(moves: Move[]): Promise<boolean>;
  /** Is told what is planned now. */
  changed?(steps: Step[]): void;
  /** Tells of something that went wrong on the way. */
  failed(error: unknown): void;
}

export class TrialPlan implements Plan {
  steps = $state.raw<Step[]>([]);
  moves = $derived(this.steps.map(({ move }) => move));
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

  add(...steps: Step[]): Promise<boolean> {
    return this.#inTurn(async (life) => {
      this.overfull = this.stopped !== null;
      if (this.stopped) return false;
      return this.#try([...this.steps, ...steps], life);
    });
  }

  replace(...steps: Step[]): Promise<boolean> {
    return this.#inTurn((life) => this.#exchange(steps, life));
  }

  async removeLast(): Promise<void> {
    await this.#inTurn((life) => this.#exchange(this.steps.slice(0, -1), life));
  }

  clear(): void {
    this.#life++;
    this.#empty();
  }

  async confirm(): Promise<void> {
    await this.#inTurn(async () => this.steps.length > 0 && this.#doors.commit(this.moves));
  }

  /** Shows why something was refused, in the place where refusals of the plan are shown. */
  refuse(refusals: Refusal[]): void {
    this.refusals = refusals;
  }

  #empty(): void {
    this.steps = [];
    this.refusals = [];
    this.view = null;
    this.stopped = null;
    this.overfull = false;
    this.#doors.changed?.([]);
  }

  async #exchange(steps: Step[], life: number): Promise<boolean> {
    this.stopped = null;
    this.overfull = false;
    if (steps.length) return this.#try(steps, life);
    this.#empty();
    return true;
  }

  async #try(steps: Step[], life: number): Promise<boolean> {
    const trial = await this.#doors.attempt(steps.map(({ move }) => move));
    if (life !== this.#life) return false;
    this.refusals = trial.refusals;
    if (trial.refusals.length) return false;
    // A move that would reveal something is kept as the last one: it can be made, but not shown.
    const kept = trial.stopped === "reveal" ? trial.played + 1 : trial.played;
    this.steps = trial.stopped ? steps.slice(0, kept) : steps;
    this.overfull = this.steps.length < steps.length;
    this.stopped = trial.stopped;
    this.view = trial.view;
    this.#doors.changed?.(this.steps);
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
