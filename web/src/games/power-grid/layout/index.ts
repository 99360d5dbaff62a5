/** A map ready to be drawn: every city with its boxes, every link with its line and disc. */

import type { BoardFacts, City, Link } from "../types";
import { CANVAS, cityBox, discMiddle, discOverlap, linkKey, nameBox, nameMiddle } from "./geometry";
import type { Layout, Place, Point, Rect } from "./geometry";
import { germany } from "./germany";
import { usa } from "./usa";

const LAYOUTS: Record<string, Layout> = { germany, usa };

export interface DrawnCity extends City {
  place: Place;
  box: Rect;
  name: string;
  nameAt: Point;
  nameBox: Rect;
}

export interface DrawnLink extends Link {
  key: string;
  from: Point;
  to: Point;
  disc: Point;
}

export interface DrawnMap {
  cities: DrawnCity[];
  byId: Map<string, DrawnCity>;
  links: DrawnLink[];
  byKey: Map<string, DrawnLink>;
}

/** A city that we have not placed ourselves stands where the data says, scaled to the canvas. */
function placeOf(city: City, board: BoardFacts): Place {
  const own = LAYOUTS[board.map]?.places[city.id];
  const x = (city.x / board.width) * CANVAS.width;
  const y = (city.y / board.height) * CANVAS.height;
  return own ?? { x, y, side: "below" };
}

/** A name that is longer than ours moves along its box, away from a cost that it would cover. */
function stepAside(city: DrawnCity, links: DrawnLink[]): void {
  if (city.place.side === "left" || city.place.side === "right") return;
  const touched = links.find(({ cost, disc }) => cost > 0 && discOverlap(disc, city.nameBox) > 0);
  if (!touched) return;
  const deep = discOverlap(touched.disc, city.nameBox) + 2;
  const aside = touched.disc.x > city.nameAt.x ? -deep : deep;
  city.nameAt = { ...city.nameAt, x: city.nameAt.x + aside };
  city.nameBox = { ...city.nameBox, left: city.nameBox.left + aside, right: city.nameBox.right + aside };
}

export function draw(board: BoardFacts, nameOf: (city: City) => string = (city) => city.name): DrawnMap {
  const cities = board.cities.map((city): DrawnCity => {
    const place = placeOf(city, board);
    const name = nameOf(city);
    const written = nameBox(place, name);
    const { x, y } = nameMiddle(place, name);
    // A name that is longer than ours stays on the map.
    const aside = Math.max(0, -written.left) - Math.max(0, written.right - CANVAS.width);
    return {
      ...city,
      name,
      place,
      box: cityBox(place),
      nameAt: { x: x + aside, y },
      nameBox: { ...written, left: written.left + aside, right: written.right + aside },
    };
  });
  const byId = new Map(cities.map((city) => [city.id, city]));
  const links = board.links.map((link): DrawnLink => {
    const key = linkKey(link.a, link.b);
    const [a, b] = link.a < link.b ? [link.a, link.b] : [link.b, link.a];
    const from = byId.get(a)!.place;
    const to = byId.get(b)!.place;
    return { ...link, key, from, to, disc: discMiddle(from, to, LAYOUTS[board.map]?.discs[key]) };
  });
  for (const city of cities) stepAside(city, links);
  return { cities, byId, links, byKey: new Map(links.map((link) => [link.key, link])) };
}
