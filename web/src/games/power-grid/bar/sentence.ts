/** What is expected now and of whom, in a sentence with the numbers that matter. */

import { remarks } from "../../../lib/words";
import { find } from "../../../parts/plans";
import { listed, nameOf } from "../say";
import type { Game } from "../types";

export function sentence(game: Game): string {
  if (game.shown.ask === "over") return over(game);
  if (!game.mine) return waiting(game);
  if (game.shown.actor !== game.seat) {
    return game.say("pg-ask-turn", { name: nameOf(game.players, game.shown.actor) });
  }
  return expected(game);
}

/** What the fuel and the cities of the visitor add up to, where that helps to decide. */
export function outlook({ mine, seat, shown, say }: Game): string {
  const company = mine && shown.actor === seat && seat !== null ? shown.players[seat] : undefined;
  if (!company || (shown.ask !== "fuel" && shown.ask !== "build")) return "";
  return say(`pg-${shown.ask}-ready`, { ready: company.ready, cities: say("pg-cities", { n: company.cities.length }) });
}

function expected(game: Game): string {
  const { shown, say, plan } = game;
  const { auction } = shown;
  switch (shown.ask) {
    case "offer": {
      const planned = plan.steps.at(-1);
      // The last buyer gets the plant at once; a card is drawn for it, so the plan cannot show what follows.
      return planned
        ? say("pg-ask-offer-yours", { plant: planned.arguments.plant!, minimum: planned.cost })
        : offer(game);
    }
    case "bid": {
      if (!auction) return "";
      if (auction.bid === null) return say("pg-ask-open", { plant: auction.plant, minimum: auction.minimum });
      const standing = { plant: auction.plant, bid: auction.bid, leader: nameOf(game.players, auction.leader) };
      return shown.bids ? say("pg-ask-bid", { ...standing, least: auction.lowest }) : say("pg-ask-bid-poor", standing);
    }
    case "scrap": {
      const paid = shown.renovation && say("pg-ask-scrap-paid", { paid: shown.renovation[0]! });
      return remarks(say, say("pg-ask-scrap"), paid);
    }
    case "build": {
      if (!find(shown, "build")) return say("pg-ask-build-none");
      const first = shown.players[game.seat!]?.cities.length === 0;
      return say(first ? "pg-ask-build-first" : "pg-ask-build");
    }
    default:
      return say(`pg-ask-${shown.ask}`);
  }
}

function offer({ shown, say }: Game): string {
  if (!find(shown, "offer")) return say("pg-ask-offer-poor");
  const mayPass = find(shown, "pass") !== null;
  if (shown.unopposed) return say(mayPass ? "pg-ask-offer-last" : "pg-ask-offer-lastFirst");
  return say(mayPass ? "pg-ask-offer" : "pg-ask-offer-first");
}

function waiting(game: Game): string {
  const { shown, say, players } = game;
  const name = nameOf(players, shown.actor);
  const { auction } = shown;
  if (shown.ask === "bid" && auction) {
    const { plant, bid, leader } = auction;
    if (bid === null) return say("pg-wait-open", { name, plant });
    if (leader !== null && leader === game.seat) return say("pg-wait-bid-you", { name, plant, bid });
    return say("pg-wait-bid", { name, plant, bid, leader: nameOf(players, leader) });
  }
  return remarks(say, say(`pg-wait-${shown.ask}`, { name }), place(game));
}

/** Where this visitor stands in the line, in phases that have one. */
function place({ shown, seat, say, players }: Game): string {
  if (seat === null || !["fuel", "build", "run"].includes(shown.ask)) return "";
  const ahead = shown.waiting.indexOf(seat);
  if (ahead < 0) return say("pg-wait-done");
  if (ahead < 2) return say("pg-wait-next");
  return say("pg-wait-later", {
    names: listed(
      say,
      shown.waiting.slice(0, ahead).map((other) => nameOf(players, other)),
    ),
  });
}

function over({ shown, say, players }: Game): string {
  const { winners } = shown;
  const cities = say("pg-cities", { n: shown.players[winners[0]!]!.supplies });
  const names = winners.map((seat) => nameOf(players, seat));
  return winners.length > 1
    ? say("pg-ask-over-shared", { names: listed(say, names), cities })
    : say("pg-ask-over", { name: names[0]!, cities });
}
