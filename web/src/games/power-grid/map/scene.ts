/** What stands on the map now: houses, plans, light; worked out from the views. */

import { hover } from "../hover.svelte";
import { cityOf, pairs } from "../plans";
import { linkKey } from "../layout/geometry";
import type { Choice, Game, View } from "../types";

/** Who acts on cities, and the word for it. */
export function cityVerb(view: View): "build" | "place" | "mark" | null {
  return view.ask === "build" || view.ask === "place" || view.ask === "mark" ? view.ask : null;
}

/** Where the visitor decides: after the plan, or before it when the plan has given the turn away. */
export function position(game: Game): View {
  return game.shown.actor === game.seat ? game.shown : game.view;
}

/** The moves on cities that can be made now, by city. */
export function openCities(game: Game): Map<string, Choice> {
  const now = position(game);
  const verb = cityVerb(now);
  if (!game.mine || !verb) return new Map();
  return new Map(now.choices.filter((choice) => choice.verb === verb).map((choice) => [cityOf(choice)!, choice]));
}

/** Whether a link can be built along: both its cities are in play. */
export const linkInPlay = ({ sites }: View, { a, b }: { a: string; b: string }): boolean => a in sites && b in sites;

/** Links of the planned ways. */
export function plannedLinks(game: Game): Set<string> {
  return new Set(game.plan.steps.flatMap(({ way }) => wayLinks(way)));
}

export function wayLinks(way: string[] | null): string[] {
  return pairs(way ?? []).map(([a, b]) => linkKey(a, b));
}

/** Cities that have light, by seat: as many of a network as the game says, or would have with what is pointed at. */
export function litCities(game: Game): Map<number, Set<string>> {
  const { shown, seat } = game;
  const lit = new Map<number, Set<string>>();
  const light = (owner: number, count: number) =>
    lit.set(owner, new Set(shown.players[owner]?.cities.slice(0, count) ?? []));
  shown.lit.forEach((count, owner) => light(owner, count));
  if (hover.supplies !== null && seat !== null && shown.ask === "run") light(seat, hover.supplies);
  return lit;
}

/** Cities that others built in since the visitor last looked. */
export function freshCities(game: Game): Set<string> {
  const cities = game.fresh.filter((entry) => entry.seat !== game.seat).map(cityOf);
  return new Set(cities.filter((city) => city !== null));
}
