/** Where tiles stand on the floor. It means nothing in the game, so it is chosen to be read: above what makes, below what stores. */

import { tileOf, without } from "./tiles";
import type { BoardFacts } from "./types";

export interface Slot {
  tile: string | null;
  /** The tile is planned, not yet there. */
  planned: boolean;
  /** A tile that stood here and is to be demolished. */
  gone: string | null;
}

const isStorage = (board: BoardFacts, id: string) => tileOf(board, id).type === "storage";

/** The halls, then the building sites, each with its tile: what finds no place in its row goes to the other one. */
export function arrange(board: BoardFacts, tiles: readonly string[]): (string | null)[] {
  const order = board.tiles.map(({ id }) => id);
  const sorted = [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const [upper, lower] = [board.halls_upper, board.halls_lower];
  const [makers, stores] = [sorted.filter((id) => !isStorage(board, id)), sorted.filter((id) => isStorage(board, id))];
  const slots: (string | null)[] = Array<null>(board.halls + board.sites).fill(null);
  makers.slice(0, upper).forEach((id, at) => (slots[at] = id));
  stores.slice(0, lower).forEach((id, at) => (slots[upper + at] = id));
  for (const id of [...makers.slice(upper), ...stores.slice(lower)]) {
    const halls = slots.slice(0, board.halls).lastIndexOf(null);
    slots[halls >= 0 ? halls : slots.indexOf(null)] = id;
  }
  return slots;
}

/** Slots that were pressed, by number: whether to stop or demolish what stands there rather than its like, or not. */
export type Pressed = ReadonlyMap<number, boolean>;

/** Numbers of slots: those that were pressed for it, then the others, last those that were pressed to stay. */
const asPressed = (pressed: Pressed, slots: number[]): number[] => {
  const rank = (at: number) => [true, undefined, false].indexOf(pressed.get(at));
  return slots.sort((one, two) => rank(one) - rank(two));
};

/** The floor before and after a plan: what stays does not move, what comes takes a freed place of its row first. */
export function layOut(
  board: BoardFacts,
  before: readonly string[],
  after: readonly string[],
  pressed: Pressed = new Map(),
): Slot[] {
  const slots: Slot[] = arrange(board, before).map((tile) => ({ tile, planned: false, gone: null }));
  for (const id of without(before, after)) {
    const alike = slots.flatMap((one, at) => (one.tile === id && !one.gone ? [at] : []));
    const slot = slots[asPressed(pressed, alike)[0]!]!;
    slot.gone = id;
    slot.tile = null;
  }
  for (const id of without(after, before)) {
    const own = isStorage(board, id) ? [board.halls_upper, board.halls] : [0, board.halls_upper];
    const inRow = slots.slice(own[0], own[1]);
    const slot =
      inRow.find((one) => !one.tile && one.gone) ??
      inRow.find((one) => !one.tile) ??
      slots.slice(0, board.halls).find((one) => !one.tile) ??
      slots.find((one) => !one.tile);
    if (slot) {
      slot.tile = id;
      slot.planned = true;
    }
  }
  return slots;
}

/** Which of these slots rest, as many of each kind as do: those that were pressed, else the last ones. */
export function restingSlots(
  slots: readonly Slot[],
  resting: readonly string[],
  pressed: Pressed = new Map(),
): boolean[] {
  const left = [...resting];
  const rests = Array<boolean>(slots.length).fill(false);
  for (const slot of asPressed(pressed, [...slots.keys()].reverse())) {
    const at = left.indexOf(slots[slot]!.tile ?? "");
    if (at < 0) continue;
    left.splice(at, 1);
    rests[slot] = true;
  }
  return rests;
}
