/** What is expected now and of whom, in a sentence with the numbers that matter. */

import { find } from "../../../parts/plans";
import { bid, offer, turnOf, waiting } from "../../../parts/sentence";
import { listed, nameOf } from "../../../parts/names";
import { plantName, plantNames, plantOf } from "../say";
import type { Game } from "../types";

/** Phases in which all act one after the other. */
const LINES = ["buy", "run"];

/** The plant under the hammer, in words. */
const lot = ({ shown, say }: Game) => (shown.auction ? plantName(say, shown.auction.plant) : "");

export function sentence(game: Game): string {
  if (game.shown.ask === "over") return over(game);
  if (!game.mine) return waiting(game, lot(game), LINES);
  return game.shown.actor === game.seat ? expected(game) : turnOf(game);
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
    case "bid":
      return bid(game, lot(game));
    case "return":
      return say("cg-ask-return", { units: shown.too_many });
    case "buy":
      return say(!plan.steps.length && !find(shown, "buy") ? "cg-ask-buy-none" : "cg-ask-buy");
    default:
      return say(`cg-ask-${shown.ask}`);
  }
}

function over({ shown, say, players }: Game): string {
  const winners = shown.players.filter((player) => player.place === 1);
  const names = winners.map(({ seat }) => nameOf(players, seat));
  const points = winners[0]?.points ?? 0;
  return winners.length > 1
    ? say("cg-ask-over-shared", { names: listed(say, names), points })
    : say("cg-ask-over", { name: names[0] ?? "", points });
}
