/** What is expected now and of whom, in a sentence with the numbers that matter. */

import { remarks } from "../../../lib/words";
import { find } from "../../../parts/plans";
import { listed, nameOf, plantName, plantNames, plantOf } from "../say";
import type { Game } from "../types";

export function sentence(game: Game): string {
  if (game.shown.ask === "over") return over(game);
  if (!game.mine) return waiting(game);
  if (game.shown.actor !== game.seat) {
    return game.say("cg-ask-turn", { name: nameOf(game.players, game.shown.actor) });
  }
  return expected(game);
}

/** What else helps to decide. */
export function outlook(game: Game): string {
  const { mine, seat, shown, say, plan } = game;
  if (!mine || seat === null || shown.actor !== seat) return "";
  const company = shown.players[seat]!;
  if (shown.ask === "buy") {
    const runs = company.plants.filter((_, at) => company.loads[at]!.runs).map(({ name }) => name);
    if (!plan.steps.length) return say("cg-buy-outlook", { ready: company.ready, capacity: company.capacity });
    return runs.length
      ? say("cg-buy-runs", { plants: plantNames(game, runs), count: runs.length, income: company.ready })
      : say("cg-buy-runs-none");
  }
  if (shown.ask === "bid" && shown.auction && shown.market.token === shown.auction.plant.name)
    return say("cg-bid-discount", { minimum: shown.auction.minimum });
  return "";
}

function expected(game: Game): string {
  const { shown, say, plan } = game;
  const { auction } = shown;
  switch (shown.ask) {
    case "offer": {
      const planned = plan.steps.at(-1);
      // The last buyer gets the plant at once; a card is drawn for it, so the plan cannot show what follows.
      return planned
        ? say("cg-ask-offer-yours", {
            plant: plantName(say, plantOf(game, String(planned.arguments.plant))),
            minimum: planned.cost ?? 0,
          })
        : offer(game);
    }
    case "bid": {
      if (!auction) return "";
      const plant = plantName(say, auction.plant);
      if (auction.bid === null) return say("cg-ask-open", { plant, minimum: auction.minimum });
      const standing = { plant, bid: auction.bid, leader: nameOf(game.players, auction.leader) };
      return shown.bids ? say("cg-ask-bid", { ...standing, least: auction.lowest }) : say("cg-ask-bid-poor", standing);
    }
    case "return":
      return say("cg-ask-return", { units: shown.too_many });
    case "buy":
      return say(!plan.steps.length && !find(shown, "buy") ? "cg-ask-buy-none" : "cg-ask-buy");
    default:
      return say(`cg-ask-${shown.ask}`);
  }
}

function offer({ shown, say }: Game): string {
  if (!find(shown, "offer")) return say("cg-ask-offer-poor");
  const mayPass = find(shown, "pass") !== null;
  if (shown.unopposed) return say(mayPass ? "cg-ask-offer-last" : "cg-ask-offer-lastFirst");
  return say(mayPass ? "cg-ask-offer" : "cg-ask-offer-first");
}

function waiting(game: Game): string {
  const { shown, say, players } = game;
  const name = nameOf(players, shown.actor);
  const { auction } = shown;
  if (shown.ask === "bid" && auction) {
    const plant = plantName(say, auction.plant);
    const { bid, leader } = auction;
    if (bid === null) return say("cg-wait-open", { name, plant });
    if (leader !== null && leader === game.seat) return say("cg-wait-bid-you", { name, plant, bid });
    return say("cg-wait-bid", { name, plant, bid, leader: nameOf(players, leader) });
  }
  return remarks(say, say(`cg-wait-${shown.ask}`, { name }), place(game));
}

/** Where this visitor stands in the line, in phases that have one. */
function place({ shown, seat, say, players }: Game): string {
  if (seat === null || !["buy", "run"].includes(shown.ask)) return "";
  const ahead = shown.waiting.indexOf(seat);
  if (ahead < 0) return say("cg-wait-done");
  if (ahead < 2) return say("cg-wait-next");
  return say("cg-wait-later", {
    names: listed(
      say,
      shown.waiting.slice(0, ahead).map((other) => nameOf(players, other)),
    ),
  });
}

function over({ shown, say, players }: Game): string {
  const winners = shown.players.filter((player) => player.place === 1);
  const names = winners.map(({ seat }) => nameOf(players, seat));
  const points = winners[0]?.points ?? 0;
  return winners.length > 1
    ? say("cg-ask-over-shared", { names: listed(say, names), points })
    : say("cg-ask-over", { name: names[0] ?? "", points });
}
