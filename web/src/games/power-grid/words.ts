/** The log in words, from the notation of moves and reveals. */

import type { LogEntry, PlayerStyle, Say } from "../../lib/game";
import { listed, nameOf, tokensInWords } from "./say";
import { readRun } from "./runs";

type Teller = { players: PlayerStyle[]; say: Say };

export function words(entry: LogEntry, { players, say }: Teller): string {
  const [verb = "", ...rest] = entry.text.split(" ");
  return entry.seat === null
    ? (reveal(verb, rest.join(" "), players, say) ?? entry.text)
    : (move(entry, verb, rest.join(" "), nameOf(players, entry.seat), say) ?? entry.text);
}

function move(entry: LogEntry, verb: string, rest: string, name: string, say: Say): string | null {
  switch (verb) {
    case "offer":
    case "scrap":
      return say(`pg.log.${verb}`, { name, plant: rest });
    case "bid":
      return say("pg.log.bid", { name, amount: rest });
    case "pass":
      return say("pg.log.pass", { name });
    case "buy":
    case "return":
      return say(`pg.log.${verb}`, { name, fuel: say(`pg.fuel.${rest}`) });
    case "build":
    case "place":
    case "mark":
      return say(`pg.log.${verb}`, { name, city: say(`pg.city.${rest}`) });
    case "run":
      return runs(entry.text, name, say);
    case "done": {
      const phase = ["fuel", "building"].find((one) => entry.heading.endsWith(one));
      return say(phase ? `pg.log.done.${phase}` : "pg.log.done", { name });
    }
    default:
      return null;
  }
}

function runs(text: string, name: string, say: Say): string {
  const run = readRun({ move: text, cost: null, house: null, way: null, supplies: null, income: null });
  if (!run.plants.length) return say("pg.log.run.nothing", { name });
  const numbers = listed(say, run.plants.map(String));
  const plants = say(run.plants.length > 1 ? "pg.log.run.plants" : "pg.log.run.plant", { plants: numbers });
  if (!run.coal && !run.oil) return say("pg.log.run", { name, plants });
  return say("pg.log.run.mix", { name, plants, tokens: tokensInWords(say, { coal: run.coal, oil: run.oil }) });
}

function reveal(verb: string, rest: string, players: PlayerStyle[], say: Say): string | null {
  switch (verb) {
    case "draw":
      return rest === "step-3" ? say("pg.log.draw.step3") : say("pg.log.draw", { plant: rest });
    case "back":
      return say("pg.log.back", { back: say(`pg.market.back.${rest}`) });
    case "zone":
      return say("pg.log.zone", {
        regions: listed(
          say,
          rest.split("+").map((region) => say(`pg.region.${region}`)),
        ),
      });
    case "order":
      return say("pg.log.order", { name: nameOf(players, Number(rest) - 1) });
    default:
      return null;
  }
}
