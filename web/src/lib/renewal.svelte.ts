/** A page that is older than the server's: it loads itself again, unless somebody is in the middle of something. */

import { SvelteSet } from "svelte/reactivity";

const KEPT = "powerhouse-renewed";

export class Renewal {
  /** The build that the server has, if it is another one than this page's. */
  newer = $state<string | null>(null);
  readonly #own: string | null;
  readonly #guards = new SvelteSet<() => boolean>();

  constructor(own: string | null) {
    this.#own = own;
  }

  /** Somebody plans or writes something that a reload would lose. */
  get busy(): boolean {
    return [...this.#guards].some((guard) => guard()) || writing();
  }

  /** Whether the page has been loaded again for this build already, and is still older: it does so only once. */
  get tried(): boolean {
    return read() === this.newer;
  }

  /** What the server says of its pages. */
  meets(build: string | null | undefined): void {
    if (this.#own && build && build !== this.#own) this.newer = build;
  }

  /** While this says so, the page is not loaded again by itself; returns how to end that. */
  guard(busy: () => boolean): () => void {
    this.#guards.add(busy);
    return () => void this.#guards.delete(busy);
  }

  now(): void {
    try {
      sessionStorage.setItem(KEPT, this.newer ?? "");
    } catch {
      // it may be tried once more
    }
    location.reload();
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function writing(): boolean {
  const field = document.activeElement;
  const text = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
  return text !== "" || document.querySelector("dialog[open]") !== null;
}

export const renewal = new Renewal(document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null);
