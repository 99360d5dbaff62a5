/** What is expected now, and where its choices are shown. */

import { sayOr } from "../../lib/catalogue";
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

const hasArguments = (choice: PlainChoice) => Object.keys(choice.arguments).length > 0;

export function expected(game: Game): Expected {
  const view = game.shown ?? {};
  const acts = "actor" in view ? view.actor === game.seat : !game.plan.steps.length;
  // After a plan that nothing can follow, what the view lists is what was chosen from.
  const open = game.mine && acts && !game.plan.stopped;
  const listed = open ? choices(view) : [];
  const range = open ? bids(view) : null;
  const many = listed.length > FIT;
  return {
    sentence: sentence(game, listed, range !== null),
    open,
    here: many ? listed.filter((choice) => !hasArguments(choice)) : listed,
    onBoard: many ? listed.filter(hasArguments) : [],
    byHand: open && !listed.length && !range,
  };
}

/** What is asked in the words of the game, if it has a text `asked-…` for it; otherwise its id made readable. */
function asked({ shown, say }: Game): string {
  const ask = shown?.ask;
  return typeof ask === "string" && ask ? sayOr(`asked-${ask.replaceAll("_", "-")}`, ask, say).toLocaleLowerCase() : "";
}

function sentence(game: Game, listed: PlainChoice[], bidding: boolean): string {
  const { say, table, plan } = game;
  const ask = asked(game);
  if (game.mine) {
    if (plan.steps.length) return say(listed.length ? "plain-more" : "plain-full");
    if (!listed.length && !bidding) return say("plain-typed");
    return ask ? say("plain-yours-ask", { ask }) : say("plain-yours");
  }
  if (table.status === "over" || table.actor === null) return say("plain-over");
  const name = table.seats[table.actor]?.name ?? "";
  return ask ? say("plain-waiting-ask", { name, ask }) : say("plain-waiting", { name });
}
