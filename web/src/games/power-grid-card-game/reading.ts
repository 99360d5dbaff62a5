/** What the line under the market tells: of the thing that is looked at, otherwise of what the round ends with. */

import { remarks } from "../../lib/words";
import type { Thing } from "./look.svelte";
import { listed, nameOf } from "../../parts/names";
import { burns, ownerOf, plantName, plantNames, plantOf, unitsInWords } from "./say";
import type { Choice, Game, Plant } from "./types";

export interface Reading {
  head: string;
  text: string;
}

export function reading(game: Game, thing: Thing | null): Reading {
  switch (thing?.kind) {
    case "plant":
      return ofPlant(game, plantOf(game, thing.name));
    case "card":
      return ofCard(game, thing);
    case "own":
      return ofOwn(game, thing.name);
    case "deck":
      return ofDeck(game);
    case "pile":
      return ofPile(game, thing.pile);
    default:
      return ofRound(game);
  }
}

function ofPlant(game: Game, plant: Plant): Reading {
  const { say, shown, players } = game;
  const lot = shown.lots.find((one) => one.plant === plant.name);
  const minimum = shown.market.minimums[plant.name];
  const own = game.seat === null ? null : shown.players[game.seat]!;
  const head = say("cg-read-plant", {
    plant: plantName(say, plant),
    burns: burns(say, plant),
    income: plant.income,
  });
  return {
    head,
    text: remarks(
      say,
      minimum === undefined
        ? say("cg-read-plant-soon")
        : say(shown.market.token === plant.name ? "cg-read-plant-token" : "cg-read-plant-from", { minimum }),
      lot && own && say("cg-read-plant-all", { before: own.capacity, after: lot.capacity }),
      lot?.drops && say("cg-read-plant-drops", { plant: plantName(say, plantOf(game, lot.drops)) }),
      lot && plant.need > 0 && fuelFor(game, plant),
      lot &&
        lot.rivals.length > 0 &&
        say("cg-read-rivals", {
          count: lot.rivals.length,
          names: listed(
            say,
            lot.rivals.map((seat) => nameOf(players, seat)),
          ),
        }),
    ),
  };
}

/** What a run of a plant on offer would cost on the market. */
export function fuelFor({ say, shown }: Game, plant: Plant): string {
  const lot = shown.lots.find((one) => one.plant === plant.name);
  if (!lot) return "";
  if (lot.cost === null) return say("cg-read-fuel-short", { units: lot.units });
  return say("cg-read-fuel", { cost: lot.cost, units: lot.units });
}

function ofCard(game: Game, card: Extract<Thing, { kind: "card" }>): Reading {
  const { say, shown, view, seat } = game;
  const head = say("cg-read-card", { units: card.units, fuel: card.fuel, price: card.price });
  const choice = shown.choices.find((one) => one.move === card.move) ?? null;
  const money = seat === null ? null : (view.players[seat]?.money ?? null);
  const left = seat === null ? null : (shown.players[seat]?.money ?? null);
  if (card.planned) {
    const step = game.plan.steps.find((one) => one.move === card.move);
    return { head, text: remarks(say, step && kept(game, step), say("cg-read-planned")) };
  }
  if (game.mine && view.ask === "buy" && choice && money !== null && left !== null) {
    const cost = choice.cost ?? 0;
    return {
      head,
      text: remarks(
        say,
        say("cg-read-sum", { sum: money - left + cost, left: left - cost }),
        kept(game, choice),
        then(game, choice),
      ),
    };
  }
  return { head, text: remarks(say, rivals(game, card.fuel)) };
}

/** What becomes of the units of a card. */
export function kept({ say }: Game, choice: Choice): string {
  const { keeps, leftover, lost } = choice;
  if (!leftover && !lost) return "";
  return say("cg-read-kept", { keeps: keeps ?? 0, leftover: leftover ?? 0, lost: lost ?? 0 });
}

/** What could run with a card of the market. */
function then(game: Game, choice: Choice): string {
  const { say, shown, seat } = game;
  const before = seat === null ? 0 : shown.players[seat]!.ready;
  const income = choice.income ?? 0;
  if (income === before) return say("cg-read-same", { income });
  return say("cg-read-more", { income, before, plants: plantNames(game, choice.runs ?? []) });
}

function rivals({ say, shown, players }: Game, fuel: string): string {
  const some = shown.players.filter(({ plants }) => plants.some((plant) => plant.fuels.includes(fuel)));
  const names = some.map(({ seat }) => nameOf(players, seat));
  return names.length ? say("cg-read-burners", { names: listed(say, names) }) : say("cg-read-nobody");
}

function ofOwn(game: Game, name: string): Reading {
  const { say } = game;
  const plant = plantOf(game, name);
  const { plants, loads } = game.shown.players[ownerOf(game)]!;
  const store = loads[plants.findIndex((one) => one.name === name)]?.room ?? 0;
  return {
    head: say("cg-read-plant", { plant: plantName(say, plant), burns: burns(say, plant), income: plant.income }),
    text: plant.need ? say("cg-read-own", { store }) : say("cg-read-own-free"),
  };
}

function ofDeck({ say, shown, board }: Game): Reading {
  const { market } = shown;
  const numbers = (names: string[]) =>
    names.map((name) => board.plants.find((plant) => plant.name === name)?.number ?? name);
  return {
    head: say("cg-read-deck", { cards: market.deck }),
    text: remarks(
      say,
      market.unseen.length > 0 && say("cg-read-unseen", { numbers: numbers(market.unseen) }),
      market.under.length > 0 && say("cg-deck-under", { numbers: numbers(market.under) }),
    ),
  };
}

function ofPile({ say, shown, board }: Game, pile: "deck" | "discard" | "stack"): Reading {
  const { resources } = shown;
  if (pile === "stack")
    return { head: say("cg-read-stack"), text: unitsInWords(say, resources.stack) || say("cg-read-stack-none") };
  const cards = (pile === "deck" ? resources.deck : resources.discard).map(({ fuel, units, count }) =>
    say("cg-read-cards", { count, units, fuel }),
  );
  const coming = board.plusplus.reduce((sum, { count }) => sum + count, 0);
  const plusplus = pile === "discard" && resources.plusplus && say("cg-read-plusplus", { cards: coming });
  return {
    head: say(pile === "deck" ? "cg-read-pile-deck" : "cg-read-pile-discard"),
    text: remarks(say, cards.length ? say("cg-read-pile", { cards }) : say("cg-read-pile-none"), plusplus),
  };
}

/** The bookkeeping that ends the round, as things are. */
function ofRound(game: Game): Reading {
  const { say, shown } = game;
  if (shown.ask === "over") return { head: say("cg-read-over"), text: "" };
  if (shown.last_round) return { head: say("cg-read-last"), text: say("cg-read-last-help") };
  const { refill } = shown;
  if (!refill) return { head: "", text: "" };
  const free = refill.free.reduce((sum, places) => sum + places, 0);
  return {
    head: say("cg-read-round"),
    text: remarks(
      say,
      say("cg-read-refill", { cards: free }),
      refill.shuffles && say("cg-read-shuffle"),
      refill.leaves && say("cg-read-leaves", { plant: plantNames(game, [refill.leaves]) }),
      refill.under && say("cg-read-under", { plant: plantNames(game, [refill.under]) }),
      shown.next_is_last && say("cg-read-next-last"),
    ),
  };
}
