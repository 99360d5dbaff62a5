/** How the focus is kept where a keyboard left it. */

import type { Attachment } from "svelte/attachments";
import { measured } from "./measured";

/**
 * A button that may rest: it says that it is disabled but stays where Tab finds it. A button that is really disabled
 * drops the focus, and the next key goes to nobody.
 */
export function press(act: (() => unknown) | null | undefined, resting = false) {
  const rests = resting || !act;
  return {
    "aria-disabled": rests ? ("true" as const) : undefined,
    onclick: (event: Event) => {
      if (rests) event.preventDefault();
      else void act();
    },
  };
}

/** If what has the focus goes away, the focus stays in this place: it goes to the part that `holds` names, or to the place. */
export function keepFocus(holds = ""): Attachment<HTMLElement> {
  return (place) => {
    let last: Element | null = null;
    const entered = (event: FocusEvent) => (last = event.target as Element);
    // Who leaves by Tab or by the mouse is still there a moment later; what was taken out is not.
    const left = (event: FocusEvent) =>
      setTimeout(() => {
        if (last === event.target && last?.isConnected) last = null;
      });
    const changes = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) (holds ? place.querySelector<HTMLElement>(holds) : place)?.focus();
    });
    place.addEventListener("focusin", entered);
    place.addEventListener("focusout", left);
    changes.observe(place, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      place.removeEventListener("focusin", entered);
      place.removeEventListener("focusout", left);
    };
  };
}

/** A part of the page that scrolls can be reached by Tab while there is something to scroll. */
export const reachable: Attachment<HTMLElement> = measured((place) => {
  const scrolls = place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
  if (scrolls) place.tabIndex = 0;
  else place.removeAttribute("tabindex");
});
