/** What is under the pointer, the finger or the focus, for the line that tells of it; and what is chosen to run. */

import { Pointed } from "../../lib/pointed.svelte";

export type Thing =
  | { kind: "plant"; name: string; move: string | undefined }
  | { kind: "card"; fuel: string; units: number; price: number; move: string; planned: boolean }
  | { kind: "own"; name: string }
  | { kind: "deck" }
  | { kind: "pile"; pile: "deck" | "discard" | "stack" };

class Look extends Pointed<Thing> {
  /** Which plants should run, and how much gas their hybrids burn, in the position with this number. */
  run = $state.raw<{ number: number; plants: string[]; gas: number | null } | null>(null);
}

export const look = new Look();
