/** The analysis of a game: asked for, watched while it is made, and there. */

import type { Past } from "../lib/api";
import { sentence } from "../lib/catalogue";
import { analyse, analysis, type AnalysisInfo } from "./doors";

/** How often one looks how far it is. */
const AGAIN = 1_000;

export class Judged {
  info = $state.raw<AnalysisInfo | null>(null);
  failure = $state("");
  report = $derived(this.info?.report ?? null);
  readonly #past: Past;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(past: Past) {
    this.#past = past;
  }

  /** Looks whether there is one, and has it made otherwise. */
  async open(): Promise<void> {
    await this.#ask(() => analysis(this.#past));
    if (this.info?.state === "none") await this.begin();
  }

  begin(): Promise<void> {
    return this.#ask(() => analyse(this.#past));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(door: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.info = await door();
      this.failure = "";
    } catch (error) {
      this.failure = sentence(error);
    }
    // What could not be asked while it is being made is asked again.
    if (!this.#closed && this.info?.state === "under-way")
      this.#timer = setTimeout(() => void this.#ask(() => analysis(this.#past)), AGAIN);
  }
}
