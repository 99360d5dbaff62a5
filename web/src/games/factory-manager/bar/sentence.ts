/** What is expected now and of whom, in a sentence with the numbers that matter. */

import { acting } from "../../../parts/plans";
import { chosen, hired, prospect, stopped, useless, whyNot } from "../plans";
import { capital } from "../../../lib/catalogue";
import { plain, remarks } from "../../../lib/words";
import { playerName, range, tilesInWords } from "../say";
import { spread } from "../tiles";
import type { Game } from "../types";

export function sentence(game: Game): string {
  const { shown, say } = game;
  if (shown.ask === "over") return over(game);
  if (game.mine && !acting(game)) return say("fm-ask-ready");
  return acting(game) ? expected(game) : waiting(game);
}

function expected(game: Game): string {
  const { shown, say } = game;
  const { auction } = shown;
  switch (shown.ask) {
    case "bid": {
      if (!auction) return "";
      const lot = { tile: auction.tile, most: shown.most_bid ?? 0, least: shown.lowest_bid ?? 0 };
      if (shown.unopposed) return say("fm-ask-bid-last", lot);
      if (auction.bid === null) return say("fm-ask-bid-open", lot);
      const holds = { ...lot, bid: auction.bid, name: playerName(game, auction.leader) };
      if (!shown.bids) return say("fm-ask-bid-poor", holds);
      return say(lot.least === lot.most ? "fm-ask-bid-one" : "fm-ask-bid", holds);
    }
    case "bring":
      return shown.left
        ? say("fm-ask-bring", { left: shown.left, extra: shown.extra })
        : say("fm-ask-bring-more", { extra: shown.extra });
    case "buy":
      if (shown.left) return say("fm-ask-buy", { left: shown.left });
      return say(
        hired(game) || shown.choices.some(({ verb }) => verb === "hire") ? "fm-ask-buy-done" : "fm-ask-buy-end",
      );
    default:
      return say(`fm-ask-${shown.ask}`);
  }
}

/** What the plan would do, or a warning about it. */
export function outlook(game: Game): { text: string; warns: boolean } {
  const { shown, say } = game;
  if (!acting(game)) return { text: "", warns: false };
  if (shown.ask === "buy") return buying(game);
  if (shown.ask === "run") {
    const why = whyNot(game);
    if (why.length) return { text: capital(say("each-of", { items: why })), warns: true };
    const run = chosen(game)?.run;
    if (!run) return { text: "", warns: false };
    const profit = range(game, run.profits, plain);
    const all = !stopped(game).length;
    return { text: say(all ? "fm-outlook-run-all" : "fm-outlook-run", { profit, free: run.free }), warns: false };
  }
  if (shown.ask === "bid" || shown.ask === "offer") return { text: say("fm-outlook-bid"), warns: false };
  return { text: "", warns: false };
}

function buying(game: Game): { text: string; warns: boolean } {
  const { say, shown } = game;
  const beside = spread(shown.players[game.seat!]!.beside);
  if (beside.length) {
    const tiles = tilesInWords(game, beside);
    return { text: say("fm-warn-beside", { tiles, count: beside.length }), warns: true };
  }
  const none = useless(game);
  if (none.length) {
    const tiles = tilesInWords(game, none);
    return { text: say("fm-warn-useless", { tiles, count: none.length }), warns: true };
  }
  const { now, then } = prospect(game, game.seat);
  if (!now || !then) return { text: "", warns: false };
  const [was, becomes] = [range(game, now.run.profits, plain), range(game, then.run.profits, plain)];
  return {
    text: was === becomes ? say("fm-outlook-same", { becomes }) : say("fm-outlook-buy", { was, becomes }),
    warns: false,
  };
}

function waiting(game: Game): string {
  const { shown, say } = game;
  const { auction } = shown;
  const name = playerName(game, shown.actor);
  if (shown.ask === "bid" && auction) {
    if (auction.bid === null) return say("fm-wait-open", { name, tile: auction.tile });
    const holds = { name, tile: auction.tile, bid: auction.bid, leader: playerName(game, auction.leader) };
    return say(auction.leader === game.seat ? "fm-wait-bid-you" : "fm-wait-bid", holds);
  }
  return remarks(say, say(`fm-wait-${shown.ask}`, { name }), place(game));
}

/** Where this visitor stands in the line, in phases that have one. */
function place(game: Game): string {
  const { shown, seat, say } = game;
  if (seat === null || !["bring", "buy", "run"].includes(shown.ask)) return "";
  const ahead = shown.waiting.indexOf(seat);
  if (ahead < 0) return say("fm-wait-done");
  if (ahead < 2) return say("fm-wait-next");
  const names = shown.waiting.slice(0, ahead).map((other) => playerName(game, other));
  return say("fm-wait-later", { names: say("all-of", { items: names }) });
}

function over(game: Game): string {
  const { shown, say } = game;
  const names = shown.winners.map((seat) => playerName(game, seat));
  const money = shown.players[shown.winners[0]!]?.money ?? 0;
  return names.length > 1
    ? say("fm-over-shared", { names: say("all-of", { items: names }), money })
    : say("fm-over", { name: names[0] ?? "?", money });
}

/** Whether anything was done or could still be done in phase 3. */
export function idle(game: Game): boolean {
  const can = game.shown.choices.some(({ verb }) => ["buy", "place", "hire"].includes(verb));
  return can && !game.plan.steps.length && !hired(game);
}
