/** What market, board and bar tell each other while somebody looks around. */

import { Pointed } from "../../lib/pointed.svelte";

class Hover {
  /** The city under the pointer. */
  city = $state<string | null>(null);
  /** The seat under the pointer or the focus, whose network is shown. */
  seat = $state<number | null>(null);
  /** The fuel or plant under the pointer, the finger or the focus. */
  readonly things = new Pointed<string | number>();
  /** Cities a chosen run would supply, shown before it is made. */
  supplies = $state<number | null>(null);
}

export const hover = new Hover();
