/** What is expected now, and where its choices are shown. */

import type { GameProps } from "../../lib/game";
import { bids, choices, type PlainChoice, type PlainView } from "./shape";

type Game = GameProps<PlainView, unknown>;

/** As many choices fit into the bar; more of them stand on the board. */
const FIT = 6;

export interface Expected {
  sentence: string;
  /** Something more can be planned. */
  open: boolean;
  /** Choices in the bar, and choices on the board. */
  here: PlainChoice[];
  onBoard: PlainChoice[];
  /** The view lists nothing, so the move has to be typed. */
  byHand: boolean;
}

export function expected(game: Game): Expected {
  const view = game.shown ?? {};
  const acts = "actor" in view ? view.actor === game.seat : !game.plan.moves.length;
  const listed = game.mine && acts ? choices(view) : [];
  const range = game.mine && acts ? bids(view) : null;
  const many = listed.length > FIT;
  return {
    sentence: sentence(game, listed, range !== null),
    open: game.mine && acts,
    here: many ? listed.filter((choice) => !choice.rest) : listed,
    onBoard: many ? listed.filter((choice) => choice.rest) : [],
    byHand: game.mine && acts && !listed.length && !range,
  };
}

function sentence(game: Game, listed: PlainChoice[], bidding: boolean): string {
  const { say, table, plan } = game;
  const ask = typeof game.shown?.ask === "string" ? game.shown.ask.replace(/[-_]+/g, " ") : "";
  if (game.mine) {
    if (plan.moves.length) return say(listed.length ? "plain.more" : "plain.full");
    if (!listed.length && !bidding) return say("plain.typed");
    return ask ? say("plain.yours.ask", { ask }) : say("plain.yours");
  }
  if (table.status === "over" || table.actor === null) return say("plain.over");
  const name = table.seats[table.actor]?.name ?? "";
  return ask ? say("plain.waiting.ask", { name, ask }) : say("plain.waiting", { name });
}
