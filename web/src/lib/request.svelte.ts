/** One thing asked of the server: whether it is on its way, and what went wrong. */

import { untrack } from "svelte";

import { sentence, type Catalogue } from "./catalogue";

export class ServerRequest {
  busy = $state(false);
  /** The sentence for the visitor, empty while nothing is wrong. */
  error = $state("");
  readonly #tell: (text: string) => void;

  /** `tell` says what went wrong where the page has no place of its own for it. */
  constructor(tell: (text: string) => void = () => undefined) {
    this.#tell = tell;
  }

  /** Asks; undefined if it failed or is still being asked. A refusal may need the texts of a game. */
  async run<T>(ask: () => Promise<T>, catalogue?: Catalogue): Promise<T | undefined> {
    if (untrack(() => this.busy)) return undefined; // an effect that asks must not run again when the answer comes
    this.busy = true;
    this.error = "";
    try {
      return await ask();
    } catch (thrown) {
      this.error = sentence(thrown, catalogue);
      this.#tell(this.error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
