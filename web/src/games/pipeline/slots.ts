/** Where a planned cube is shown among slots that are alike. */

import type { Slot } from "./types";

/**
 * Slots of one price are one and the same to the rules, which take the last: what is planned is shown in the slot that
 * was pressed. `was` are the cubes without the plan, `pressed` the slots in the order of the presses.
 */
export function asPressed(slots: readonly Slot[], was: readonly (string | null)[], pressed: readonly number[]): Slot[] {
  const shown = [...slots];
  const changed = (at: number) => shown[at]!.cube !== was[at];
  for (const at of pressed) {
    if (!shown[at] || changed(at)) continue;
    const other = shown.findIndex(
      (slot, place) =>
        slot.yours === shown[at]!.yours && was[place] === was[at] && changed(place) && !pressed.includes(place),
    );
    if (other >= 0) [shown[at], shown[other]] = [shown[other]!, shown[at]!];
  }
  return shown;
}
