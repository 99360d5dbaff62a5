/** What is expected, in a sentence, and what it would bring. */

import { wide } from "../../lib/screen.svelte";
import { oilName, actionName } from "./names";
import { acting, find } from "./plans";
import type { Game } from "./types";

export function sentence(game: Game): string {
  const { shown, say } = game;
  if (shown.ask === "over") return say("pl-ask-over");
  if (!acting(game)) {
    if (game.mine && game.plan.steps.length) return say("pl-ask-planned", { name: nextName(game) });
    const name = shown.actor === null ? "" : (game.players[shown.actor]?.name ?? "");
    return say(`pl-wait-${shown.ask}`, { name });
  }
  const turn = shown.turn!;
  switch (shown.ask) {
    case "start-tanks":
      return say("pl-ask-start-tanks", { tanks: turn.tanks, cubes: game.board.cubes_per_tank });
    case "work":
      if (turn.main) return say(turn.actions ? "pl-ask-work-again" : "pl-ask-work");
      if (!turn.second.length) return say("pl-ask-work-end");
      return say("pl-ask-work-second", {
        actions: say("one-of", { items: turn.second.map((action) => actionName(say, action)) }),
        cost: turn.second_cost,
      });
    case "trade":
      return say(turn.buying ? "pl-ask-trade-buy" : "pl-ask-trade", { market: actionName(say, turn.action ?? "") });
    case "shop":
      return say(`pl-ask-shop-${turn.action}`);
    case "pipes":
      return say("pl-ask-pipes", { tiles: turn.pipes_left });
    case "benefit": {
      const due = Object.entries(turn.due).filter(([, count]) => count);
      return say("pl-ask-benefit", {
        due: say("all-of", { items: due.map(([kind, count]) => say(`due-${kind}`, { count })) }),
      });
    }
    case "government":
      return say(turn.hand.length ? "pl-ask-government-more" : "pl-ask-government", { cost: next(game) });
    case "stand":
      return say(turn.action === "machine" ? "pl-ask-stand-machine" : "pl-ask-stand");
    case "refine":
      return say("pl-ask-refine", { lines: turn.lines.length });
    case "serve":
      return say("pl-ask-serve", { oil: turn.need ? oilName(say, turn.need.colour, turn.need.grade) : "" });
    case "machines":
      return say(turn.machines_ran ? "pl-ask-machines-ran" : "pl-ask-machines", { cost: turn.machines_cost });
    case "sign":
      return say(find(shown, "loan") ? "pl-ask-sign-loan" : "pl-ask-sign");
    case "place":
      return say(wide.current ? "pl-ask-place" : "pl-ask-place-touch");
    default:
      return say(`pl-ask-${shown.ask}`);
  }
}

function nextName({ shown, players }: Game): string {
  return shown.actor === null ? "" : (players[shown.actor]?.name ?? "");
}

/** What one tile more costs; nothing if none can be had. */
function next(game: Game): number {
  return game.shown.choices.find((choice) => choice.verb === "take")?.cost ?? 0;
}

/** What to know besides. */
export function outlook(game: Game): string {
  const { shown, say } = game;
  if (!acting(game)) return "";
  const turn = shown.turn!;
  if (shown.ask === "place" && (turn.hand.length || turn.pipes_left)) {
    const more = turn.hand.length + turn.pipes_left;
    return say("pl-more-tiles", { tiles: more });
  }
  if (shown.ask === "work" && turn.main && !game.plan.steps.length)
    return say("pl-work-help", { cost: turn.second_cost });
  if (shown.ask === "disc") return say("pl-disc-help");
  if (shown.ask === "refine") return say("pl-refine-help");
  return "";
}
