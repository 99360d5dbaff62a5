/** Finds what touches on a drawn map; the layouts are proven with it. */

import { CANVAS, DISC, discOverlap, lengthInside, overlap, type Rect } from "./geometry";
import type { DrawnMap } from "./index";

/** Every pair that is closer than `gap`, as a sentence. */
export function collisions(map: DrawnMap, gap: number): string[] {
  return [...boxes(map, gap), ...discs(map, gap), ...lines(map), ...edges(map)];
}

function boxesOf(map: DrawnMap): { owner: string; what: string; box: Rect }[] {
  return map.cities.flatMap((city) => [
    { owner: city.id, what: `the box of ${city.name}`, box: city.box },
    { owner: city.id, what: `the name ${city.name}`, box: city.nameBox },
  ]);
}

function boxes(map: DrawnMap, gap: number): string[] {
  const all = boxesOf(map);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((two) => one.owner !== two.owner && overlap(one.box, two.box) > -gap)
      .map((two) => `${one.what} touches ${two.what}`),
  );
}

function discs(map: DrawnMap, gap: number): string[] {
  const all = map.links.filter((link) => link.cost > 0);
  const onBoxes = all.flatMap((link) =>
    boxesOf(map)
      .filter(({ box }) => discOverlap(link.disc, box) > -gap)
      .map(({ what }) => `the disc of ${link.key} touches ${what}`),
  );
  const onDiscs = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((two) => Math.hypot(one.disc.x - two.disc.x, one.disc.y - two.disc.y) < 2 * DISC + gap)
      .map((two) => `the disc of ${one.key} touches that of ${two.key}`),
  );
  return [...onBoxes, ...onDiscs];
}

/** A link never runs under the box of a city that it does not join. */
function lines(map: DrawnMap): string[] {
  return map.links.flatMap((link) =>
    map.cities
      .filter((city) => city.id !== link.a && city.id !== link.b && lengthInside(link.from, link.to, city.box) > 0)
      .map((city) => `the link ${link.key} runs under ${city.name}`),
  );
}

function edges(map: DrawnMap): string[] {
  return boxesOf(map)
    .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > CANVAS.width || box.bottom > CANVAS.height)
    .map(({ what }) => `${what} leaves the canvas`);
}

/** The visible length of a link between its two boxes. */
export function visible(map: DrawnMap, key: string): number {
  const link = map.byKey.get(key)!;
  const [a, b] = [map.byId.get(link.a)!, map.byId.get(link.b)!];
  const whole = Math.hypot(link.from.x - link.to.x, link.from.y - link.to.y);
  return whole - lengthInside(link.from, link.to, a.box) - lengthInside(link.from, link.to, b.box);
}
