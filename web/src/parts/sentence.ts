/** What both Power Grids say alike of whose turn it is, what may be offered and bid, and who is still to come. */

import type { PlayerStyle, Say } from "../lib/game";
import { remarks } from "../lib/words";
import { find, type Choice } from "./plans";

interface Auction {
  bid: number | null;
  leader: number | null;
  minimum: number;
  lowest: number;
}

interface Position {
  choices: Choice[];
  ask: string;
  actor: number | null;
  auction: Auction | null;
  bids: readonly number[] | null;
  unopposed: boolean;
  waiting: readonly number[];
}

export interface PlantGame {
  shown: Position;
  say: Say;
  players: readonly PlayerStyle[];
  seat: number | null;
}

const name = ({ players }: PlantGame, seat: number | null) => (seat === null ? "" : (players[seat]?.name ?? ""));

/** It is a turn at this screen, but of another seat than the one that looks. */
export const turnOf = (game: PlantGame): string => game.say("plants-ask-turn", { name: name(game, game.shown.actor) });

/** Which plant shall be offered. */
export function offer({ shown, say }: PlantGame): string {
  if (!find(shown, "offer")) return say("plants-ask-offer-poor");
  const mayPass = find(shown, "pass") !== null;
  if (shown.unopposed) return say(mayPass ? "plants-ask-offer-last" : "plants-ask-offer-lastFirst");
  return say(mayPass ? "plants-ask-offer" : "plants-ask-offer-first");
}

/** What may be bid for a plant, under its name. */
export function bid(game: PlantGame, plant: string | number): string {
  const { shown, say } = game;
  const { auction } = shown;
  if (!auction) return "";
  if (auction.bid === null) return say("plants-ask-open", { plant, minimum: auction.minimum });
  const standing = { plant, bid: auction.bid, leader: name(game, auction.leader) };
  return shown.bids
    ? say("plants-ask-bid", { ...standing, least: auction.lowest })
    : say("plants-ask-bid-poor", standing);
}

/** For whom one waits, and in `lines`, phases in which all act one after the other, for how long. */
export function waiting(game: PlantGame, plant: string | number, lines: readonly string[]): string {
  const { shown, say } = game;
  const { auction } = shown;
  const actor = name(game, shown.actor);
  if (shown.ask === "bid" && auction) {
    const { bid, leader } = auction;
    if (bid === null) return say("plants-wait-open", { name: actor, plant });
    if (leader !== null && leader === game.seat) return say("plants-wait-bid-you", { name: actor, plant, bid });
    return say("plants-wait-bid", { name: actor, plant, bid, leader: name(game, leader) });
  }
  return remarks(say, say(`plants-wait-${shown.ask}`, { name: actor }), lines.includes(shown.ask) && place(game));
}

/** Where this visitor stands in the line. */
function place(game: PlantGame): string {
  const { shown, seat, say } = game;
  if (seat === null) return "";
  const ahead = shown.waiting.indexOf(seat);
  if (ahead < 0) return say("plants-wait-done");
  if (ahead < 2) return say("plants-wait-next");
  return say("plants-wait-later", {
    names: say("all-of", { items: shown.waiting.slice(0, ahead).map((other) => name(game, other)) }),
  });
}
