/** What is looked at in a part of the page when its size or its contents have changed. */

import type { Attachment } from "svelte/attachments";

/**
 * Calls `look` at first, and after each change once the page has been painted: whoever asks for sizes in the middle of
 * a change lets the browser lay out the page once more.
 */
export function measured(look: (place: HTMLElement) => void): Attachment<HTMLElement> {
  return (place) => {
    let waiting = false;
    let gone = false;
    const later = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() =>
        setTimeout(() => {
          waiting = false;
          if (!gone) look(place);
        }),
      );
    };
    const sizes = new ResizeObserver(later);
    const contents = new MutationObserver(later);
    sizes.observe(place);
    contents.observe(place, { childList: true, subtree: true, characterData: true });
    look(place);
    return () => {
      gone = true;
      sizes.disconnect();
      contents.disconnect();
    };
  };
}
