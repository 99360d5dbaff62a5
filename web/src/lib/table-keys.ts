/** What the keys do at a table. */

import { forPage } from "./keys";
import { goNext } from "./next";
import { rules } from "./rules.svelte";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

/** What the page itself opens. */
interface Doors {
  menu: () => void;
  keys: () => void;
  talk: (tab: "log" | "chat") => void;
}

export function pressed(event: KeyboardEvent, store: TableStore, doors: Doors): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    if (store.bar.ready) store.bar.press();
    return;
  }
  if (!forPage(event)) return;
  if (event.key === "Escape") escape(event, store);
  else if (event.key === "Enter" && store.bar.ready) store.bar.press();
  else if (event.key === "Backspace") void store.plan.removeLast();
  else if (event.key === "u") store.wantUndo();
  else if (event.key === "r" && store.table.redo) void store.redo();
  else if (event.key === "s" && store.botsPlay) store.skip();
  else if (event.key === "h" && store.mine) void store.askHint();
  else if (event.key === "m") settings.sound = !settings.sound;
  else if (event.key === "t") doors.menu();
  else if (event.key === "n") void goNext(store.table.id);
  else if (event.key === "b") rules.toggle();
  else if (event.key === "l") doors.talk("log");
  else if (event.key === "c") doors.talk("chat");
  else if (event.key === "?") doors.keys();
  else return;
  event.preventDefault();
}

/** Leaves a field, and what is looked at, asked or planned, one after the other. */
function escape(event: KeyboardEvent, store: TableStore): void {
  const field = event.target instanceof Element && event.target.closest("input, textarea");
  if (field) (event.target as HTMLElement).blur();
  if (store.past) void store.lookAt(null);
  else if (store.bar.asked !== null || store.askingUndo || store.askingPlayOn) {
    store.bar.asked = null;
    store.askingUndo = store.askingPlayOn = false;
  } else if (store.hint) store.hint = null;
  else store.plan.clear();
}
