/** What is expected now and of whom, in a sentence with the numbers that matter. */

import { remarks } from "../../../lib/words";
import { find } from "../../../parts/plans";
import { bid, offer, turnOf, waiting } from "../../../parts/sentence";
import { listed, nameOf } from "../../../parts/names";
import type { Game } from "../types";

/** Phases in which all act one after the other. */
const LINES = ["fuel", "build", "run"];

export function sentence(game: Game): string {
  if (game.shown.ask === "over") return over(game);
  if (!game.mine) return waiting(game, game.shown.auction?.plant ?? 0, LINES);
  return game.shown.actor === game.seat ? expected(game) : turnOf(game);
}

/** What the fuel and the cities of the visitor add up to, where that helps to decide. */
export function outlook({ mine, seat, shown, say }: Game): string {
  const company = mine && shown.actor === seat && seat !== null ? shown.players[seat] : undefined;
  if (!company || (shown.ask !== "fuel" && shown.ask !== "build")) return "";
  return say(`pg-${shown.ask}-ready`, { ready: company.ready, cities: say("pg-cities", { n: company.cities.length }) });
}

function expected(game: Game): string {
  const { shown, say, plan } = game;
  switch (shown.ask) {
    case "offer": {
      const planned = plan.steps.at(-1);
      // The last buyer gets the plant at once; a card is drawn for it, so the plan cannot show what follows.
      return planned
        ? say("pg-ask-offer-yours", { plant: planned.arguments.plant!, minimum: planned.cost })
        : offer(game);
    }
    case "bid":
      return bid(game, shown.auction?.plant ?? 0);
    case "scrap": {
      const paid = shown.renovation && say("pg-ask-scrap-paid", { paid: shown.renovation[0]! });
      return remarks(say, say("pg-ask-scrap"), paid);
    }
    case "build": {
      if (!find(shown, "build")) return say(plan.steps.length ? "pg-ask-build-full" : "pg-ask-build-none");
      const first = shown.players[game.seat!]?.cities.length === 0;
      return say(first ? "pg-ask-build-first" : "pg-ask-build");
    }
    default:
      return say(`pg-ask-${shown.ask}`);
  }
}

function over({ shown, say, players }: Game): string {
  const { winners } = shown;
  const cities = say("pg-cities", { n: shown.players[winners[0]!]!.supplies });
  const names = winners.map((seat) => nameOf(players, seat));
  return winners.length > 1
    ? say("pg-ask-over-shared", { names: listed(say, names), cities })
    : say("pg-ask-over", { name: names[0]!, cities });
}
