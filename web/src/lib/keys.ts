/** Which key does what; keys that belong to a field or a button stay with it. */

/** The keys to press for each thing, by the names of their caps. */
export const CAPS: Record<string, string[]> = {
  confirm: ["enter"],
  anywhere: ["ctrl", "enter"],
  clear: ["esc"],
  back: ["backspace"],
  undo: ["u"],
  redo: ["r"],
  skip: ["s"],
  hint: ["h"],
  chat: ["c"],
  log: ["l"],
  table: ["t"],
  rules: ["b"],
  sound: ["m"],
  next: ["n"],
  "next-puzzle": ["n"],
  walk: ["left", "right", "up", "down"],
  help: ["question"],
  step: ["left", "right"],
  round: ["p", "n"],
  ends: ["home", "end"],
  play: ["space"],
};

/** Those that a table has, as they are listed there. */
export const AT_TABLE = [
  "confirm",
  "anywhere",
  "clear",
  "back",
  "undo",
  "redo",
  "skip",
  "hint",
  "chat",
  "log",
  "table",
  "rules",
  "sound",
  "next",
  "walk",
  "help",
];

const FIELDS = "input, textarea, select, [contenteditable]";
const BUTTONS = "button, a[href], summary, [role=button], [role=tab], [role=option], [role=checkbox], [role=radio]";

/** True if the key should go to the page and not to what has the focus. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return event.key === "Escape";
  if ((event.key === "Enter" || event.key === " ") && target?.closest(BUTTONS)) return false;
  return true;
}

/** A button that was clicked with the mouse gives the focus back, so that Enter confirms the plan and does not press it again. */
export function releaseFocus(event: MouseEvent): void {
  const active = document.activeElement;
  if (event.detail === 0 || !active || active === document.body) return;
  if (active.closest(FIELDS) || active.closest("dialog") || !active.closest(BUTTONS)) return;
  (active as HTMLElement | SVGElement).blur();
}
