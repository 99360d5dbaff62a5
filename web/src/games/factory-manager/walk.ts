/**
 * Many small things that are one stop for Tab; arrow keys walk between them to the nearest in that direction, Home and
 * End to the first and the last.
 */

import type { Attachment } from "svelte/attachments";
import { keepFocus } from "../../lib/focus";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, or -1. */
export function nearest(from: Spot, spots: readonly Spot[], [right, down]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const along = (spot.x - from.x) * right + (spot.y - from.y) * down;
    const aside = Math.abs((spot.x - from.x) * down) + Math.abs((spot.y - from.y) * right);
    const far = along + aside * 2;
    if (along > 1 && far < least) [best, least] = [at, far];
  });
  return best;
}

const middle = (one: Element): Spot => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The parts with `data-walk` are walked between; one of them, the last that had the focus, can be reached by Tab. When
 * that one goes away, as the last tile of its kind does, the nearest to where it was follows it.
 */
export const walk: Attachment<HTMLElement> = (place) => {
  let current: HTMLElement | null = null;
  let stood: Spot = { x: 0, y: 0 };
  const parts = () => [...place.querySelectorAll<HTMLElement>("[data-walk]")];
  const settle = () => {
    const all = parts();
    if (!current) current = all[0] ?? null;
    else if (!all.includes(current))
      current = all.reduce<HTMLElement | null>(
        (best, one) => (best && apart(middle(best), stood) <= apart(middle(one), stood) ? best : one),
        null,
      );
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  const entered = (event: FocusEvent) => {
    const part = (event.target as Element).closest<HTMLElement>("[data-walk]");
    if (!part) return;
    current = part;
    stood = middle(part);
    settle();
  };
  const key = (event: KeyboardEvent) => {
    const part = (event.target as Element).closest<HTMLElement>("[data-walk]");
    if (!part || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = aim(event.key, part);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const aim = (key: string, part: HTMLElement): HTMLElement | undefined => {
    if (key === "Home") return parts()[0];
    if (key === "End") return parts().at(-1);
    const arrow = ARROWS[key];
    const others = parts().filter((one) => one !== part);
    return arrow && others[nearest(middle(part), others.map(middle), arrow)];
  };
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(place, { childList: true, subtree: true });
  place.addEventListener("focusin", entered);
  place.addEventListener("keydown", key);
  const release = keepFocus("[data-walk][tabindex='0']")(place);
  return () => {
    release?.();
    changes.disconnect();
    place.removeEventListener("focusin", entered);
    place.removeEventListener("keydown", key);
  };
};
