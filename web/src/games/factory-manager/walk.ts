/** Many small things that are one stop for Tab; arrow keys walk between them to the nearest in that direction. */

import type { Attachment } from "svelte/attachments";

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

/** The parts with `data-walk` are walked between; one of them, the last that had the focus, can be reached by Tab. */
export const walk: Attachment<HTMLElement> = (place) => {
  let current: HTMLElement | null = null;
  const parts = () => [...place.querySelectorAll<HTMLElement>("[data-walk]")];
  const settle = () => {
    const all = parts();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  const entered = (event: FocusEvent) => {
    const part = (event.target as Element).closest<HTMLElement>("[data-walk]");
    if (!part) return;
    current = part;
    settle();
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const part = (event.target as Element).closest<HTMLElement>("[data-walk]");
    if (!arrow || !part || event.altKey || event.ctrlKey || event.metaKey) return;
    const others = parts().filter((one) => one !== part);
    const at = nearest(middle(part), others.map(middle), arrow);
    if (at < 0) return;
    event.preventDefault();
    others[at]!.focus();
    others[at]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(place, { childList: true, subtree: true });
  place.addEventListener("focusin", entered);
  place.addEventListener("keydown", key);
  return () => {
    changes.disconnect();
    place.removeEventListener("focusin", entered);
    place.removeEventListener("keydown", key);
  };
};
