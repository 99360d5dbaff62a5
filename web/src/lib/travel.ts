/** Pieces that travel: what leaves one place of the table and appears at another is seen on its way there. The piece is
 *  at its new place at once; only a picture of it flies, over everything and without being in the way of a click. */

import type { Attachment } from "svelte/attachments";

import { calm } from "./screen.svelte";

/** Milliseconds of a flight. */
const FLIGHT = 220;
/** What left longer ago has nothing to do with what arrives. */
const FRESH = 600;
/** More pieces at once would be a swarm. */
const MOST = 10;

interface Departure {
  key: string;
  node: Element;
}

const there = new Set<Departure>();
let before: { one: Departure; from: DOMRect }[] = [];
let when = 0;
let flying = 0;

/** Notes where everything lies that may leave: to be called before the table is drawn anew. */
export function remember(): void {
  if (calm.current) return;
  when = performance.now();
  before = [...there].map((one) => ({ one, from: one.node.getBoundingClientRect() }));
}

const kept = new Map<string, Attachment>();

/** One and the same attachment for a key, so that a piece is not taken for a new one when it is drawn again. */
function once(name: string, make: () => Attachment): Attachment {
  let found = kept.get(name);
  if (!found) kept.set(name, (found = make()));
  return found;
}

/** For a piece that may be taken from here; where it lies in a heap, `count` tells that one was. */
export function leaves(key: string, count = 1): Attachment {
  return once(`${key} from ${count}`, () => (node) => {
    const departure = { key, node };
    there.add(departure);
    return () => there.delete(departure);
  });
}

/** For the place where such a piece comes to lie. */
export function arrives(key: string): Attachment {
  return once(`${key} to`, () => (node) => {
    const gone = departed(key);
    if (gone) requestAnimationFrame(() => fly(node, gone));
  });
}

/** A piece of this key that has just left, and where it was; each is told once. */
export function departed(key: string): { node: Element; from: DOMRect } | null {
  if (calm.current || performance.now() - when > FRESH) return null;
  const at = before.findIndex(({ one }) => one.key === key && !there.has(one));
  const [gone] = at < 0 ? [] : before.splice(at, 1);
  return gone ? { node: gone.one.node, from: gone.from } : null;
}

/** A part of a drawing cannot be shown without it: then what has left is seen on its way, as it was. */
const part = (node: Element) => node instanceof SVGElement && node.ownerSVGElement !== null;

function fly(node: Element, gone: { node: Element; from: DOMRect }): void {
  const { from } = gone;
  const to = node.getBoundingClientRect();
  const visible = from.width > 0 && to.width > 0 && node.checkVisibility();
  const far = Math.hypot(from.x - to.x, from.y - to.y) > 12;
  if (!visible || !far || flying >= MOST) return;
  const picture = document.createElement("div");
  picture.className = "travelling";
  picture.inert = true;
  const inDrawing = part(node);
  const size = inDrawing ? from : to;
  picture.append((inDrawing ? gone.node : node).cloneNode(true));
  Object.assign(picture.style, {
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  document.body.append(picture);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / size.width}, ${from.height / size.height})`;
  const timing = { duration: FLIGHT, easing: "ease-out" };
  if (!inDrawing) node.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  flying += 1;
  const done = () => {
    flying -= 1;
    picture.remove();
  };
  const end = inDrawing ? `scale(${Math.max(to.width, to.height) / Math.max(from.width, from.height)})` : "none";
  picture.animate([{ transform: start }, { transform: end }], timing).finished.then(done, done);
}
