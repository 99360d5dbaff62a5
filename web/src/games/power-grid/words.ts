/** The log in words, from the notation of moves and reveals. */

import type { LogEntry, PlayerStyle, Say, Teller } from "../../lib/game";
import { listed, nameOf, tokensInWords } from "./say";
import { readRun } from "./runs";

export function words(entry: LogEntry, teller: Teller): string {
  const [verb = "", ...rest] = entry.text.split(" ");
  return entry.seat === null
    ? (reveal(verb, rest.join(" "), teller.players, teller.say) ?? entry.text)
    : (move(entry, verb, rest.join(" "), teller) ?? entry.text);
}

function move(entry: LogEntry, verb: string, rest: string, teller: Teller): string | null {
  const { say, players, log } = teller;
  const name = nameOf(players, entry.seat);
  switch (verb) {
    case "offer":
      return say(taken(entry, log) ? "pg.log.take" : "pg.log.offer", { name, plant: rest });
    case "scrap":
      return say("pg.log.scrap", { name, plant: rest });
    case "bid":
    case "pass": {
      const sale = sold(entry, log);
      if (!sale) return say(`pg.log.${verb}`, { name, amount: rest });
      const { plant, amount } = sale;
      return say(`pg.log.${verb}.sold`, { name, plant, amount, winner: nameOf(players, sale.seat) });
    }
    case "buy":
    case "return": {
      const count = repeated(entry, log);
      return count ? say(`pg.log.${verb}`, { name, count, fuel: say(`pg.fuel.${rest}`) }) : "";
    }
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

/** How often in a row this was done; nothing if it is done once more, for the last line tells them all. */
function repeated(entry: LogEntry, log: LogEntry[]): number {
  const same = (other?: LogEntry) => other?.seat === entry.seat && other.text === entry.text;
  let at = log.indexOf(entry);
  if (same(log[at + 1])) return 0;
  let count = 1;
  while (same(log[--at])) count++;
  return count;
}

/** The last buyer of a round gets the plant without a bid. */
function taken(entry: LogEntry, log: LogEntry[]): boolean {
  const at = log.indexOf(entry);
  const next = log[at + 1];
  return at >= 0 && next !== undefined && !auctioned(next);
}

const auctioned = (entry: LogEntry) => entry.seat !== null && /^(bid|pass\b)/.test(entry.text);

/** What an auction that ends with this line comes to: the plant, who gets it and for how much. */
function sold(entry: LogEntry, log: LogEntry[]): { plant: string; seat: number | null; amount: string } | null {
  const end = log.indexOf(entry);
  const start = log.findLastIndex((other, at) => at < end && /^offer /.test(other.text));
  if (start < 0) return null;
  const out = new Set<number | null>();
  let last: LogEntry | null = null;
  for (let at = start + 1; at < log.length; at++) {
    const line = log[at]!;
    // Who is out bids no more: a line of theirs belongs to what comes after the auction.
    if (!auctioned(line) || out.has(line.seat)) {
      const plant = log[start]!.text.slice("offer ".length);
      return at === end + 1 && last ? { plant, seat: last.seat, amount: last.text.slice("bid ".length) } : null;
    }
    if (line.text === "pass") out.add(line.seat);
    else last = line;
  }
  return null;
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
