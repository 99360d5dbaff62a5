/** What a city is called by a screen reader: "Essen, west, 2 houses: Anna, Boris; connect for 21". */

import { nameOf } from "../../../parts/names";
import { facts, regionName } from "../say";
import { TRUST, type Choice, type City, type Game } from "../types";

export function residents(game: Game, city: string): string[] {
  return (game.shown.houses[city] ?? [])
    .filter((owner) => owner !== null)
    .map((owner) => (owner === TRUST ? game.say("pg-trust") : nameOf(game.players, owner)));
}

export function cityLabel(
  game: Game,
  city: City,
  choice: Choice | null,
  planned: boolean,
  verb: "build" | "place" | "mark" | null,
): string {
  const { say, shown } = game;
  const where = [city.name, regionName(say, city.region)];
  if (!(city.id in shown.sites)) return say("pg-map-label", { parts: [...where, say("pg-map-out")] });
  const names = residents(game, city.id);
  const houses = names.length
    ? say("pg-map-houses", { houses: say("pg-houses", { n: names.length }), names })
    : say("pg-map-empty");
  const marked = shown.marked.includes(city.id) ? [say("pg-map-marked")] : [];
  const label = say("pg-map-label", { parts: [...where, houses, ...marked] });
  return facts(say, label, verb && offer(game, choice, planned, verb));
}

function offer({ say, shown, seat }: Game, choice: Choice | null, planned: boolean, verb: "build" | "place" | "mark") {
  if (planned) return say("pg-map-planned");
  if (!choice) return say("pg-map-closed");
  if (verb !== "build") return say(`pg-map-${verb}`);
  const first = seat !== null && shown.players[seat]?.cities.length === 0;
  return say(first ? "pg-map-start" : "pg-map-connect", { cost: choice.cost });
}
