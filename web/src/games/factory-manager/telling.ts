/** What the strip tells of the thing that is looked at: what it is, what it would bring, and why not. */

import { capital } from "../../lib/catalogue";
import { remarks, signed } from "../../lib/words";
import { acting } from "../../parts/plans";
import { me, resting, stopped, thingOf } from "./plans";
import { gainInWords, orderTileInWords, playerName, range } from "./say";
import type { Seen } from "./look.svelte";
import { look } from "./look.svelte";
import { count, nameOf, spread, tileOf } from "./tiles";
import type { Game, Tile } from "./types";

export interface Told {
  /** The kind of tile to draw, and the tile itself where its figures are told. */
  type?: string;
  tile?: Tile;
  title: string;
  gain?: string;
  /** The gain is none. */
  loses?: boolean;
  more?: string;
  /** `more` says why something cannot be done. */
  refused?: boolean;
}

type Reasons = Parameters<Game["say"]>[0][];

export function tell(game: Game, seen: Seen | null): Told {
  const { say, shown } = game;
  switch (seen?.kind) {
    case "order": {
      const tile = shown.order_tiles.find(({ number }) => number === seen.number);
      return tile
        ? { title: say("fm-order-of", { number: tile.number }), more: orderTileInWords(game, tile) }
        : tip(game);
    }
    case "hire":
      return hire(game);
    case "site": {
      const fee = me(game)?.site_fee ?? game.board.site_fee;
      return { title: say("fm-site-title", { fee }), more: say("fm-site-tip", { halls: game.board.halls }) };
    }
    case "room":
      return {
        type: seen.type,
        title: say("fm-room", { type: seen.type }),
        more: say("fm-room-tip", { type: seen.type }),
      };
    case "tile": {
      const tile = tileOf(game.board, seen.tile);
      if (seen.place === "market" || seen.place === "board") return offered(game, tile, seen.place);
      return standing(game, tile, seen.place === "beside");
    }
    default:
      return tip(game);
  }
}

function tip({ say, shown }: Game): Told {
  return { title: say(`fm-tip-${shown.ask}`) };
}

/** The strip has room for one reason; the next is told when that one is gone. */
function because(game: Game, why: readonly unknown[]): Pick<Told, "more" | "refused"> {
  return { more: capital(game.say((why as Reasons)[0]!)), refused: true };
}

function hire(game: Game): Told {
  const { say, shown } = game;
  const hires = shown.buying?.hires ?? [];
  const first = hires[0];
  if (!first) return tip(game);
  const { gains } = first;
  return {
    title: say("fm-hire-title", { cost: first.cost, most: hires.length }),
    gain: gains.some(Boolean) ? say("fm-gain-now", { now: range(game, gains) }) : say("fm-gain-none"),
    loses: !gains.some(Boolean),
    ...(first.why.length ? because(game, first.why) : { more: say("fm-hire-tip") }),
  };
}

function offered(game: Game, tile: Tile, place: "market" | "board"): Told {
  const { say, shown } = game;
  const offer = [...shown.offers, ...game.view.offers].find((one) => one.tile === tile.id);
  const cost = shown.costs[tile.id] ?? game.view.costs[tile.id] ?? null;
  const name = nameOf(say, tile);
  const told: Told = {
    type: tile.type,
    tile,
    title:
      cost === null
        ? say("fm-strip-price", { tile: name, price: tile.price })
        : place === "market" && another(game, tile)
          ? say("fm-strip-again", { tile: name, cost })
          : say(cost === tile.price ? "fm-strip-full" : "fm-strip-cost", { tile: name, price: tile.price, cost }),
  };
  if (offer) {
    told.gain = gainInWords(game, offer);
    told.loses = offer.gains.every((gain) => gain <= 0) && offer.to_end <= 0;
  }
  if (place === "market" && !shown.market.some((pile) => pile.tile === tile.id))
    return { ...told, ...worthOf(game, tile), more: say("fm-strip-planned") };
  if (offer?.why.length && place === "market") return { ...told, ...because(game, offer.why) };
  if (place === "market" && acting(game) && shown.ask === "buy" && offer && !offer.room)
    return { ...told, more: say("fm-strip-no-room"), refused: true };
  if (place === "board") {
    const front = shown.fronts.includes(tile.id);
    const first = shown.order[0]!;
    const buyer =
      first === game.seat ? say("fm-strip-buyer-you") : say("fm-strip-buyer", { name: playerName(game, first) });
    if (!front) return { ...told, more: say("fm-strip-behind") };
    return { ...told, more: shown.ask === "bring" ? remarks(say, say("fm-strip-next"), buyer) : say("fm-strip-next") };
  }
  return { ...told, more: acting(game) && shown.ask === "buy" ? say("fm-strip-buy") : undefined };
}

/** What a tile of one's own, or one that is to be, is worth. */
function worthOf(game: Game, tile: Tile): Pick<Told, "gain" | "loses"> {
  const { say } = game;
  const worth = game.shown.owned.find((one) => one.tile === tile.id);
  if (!worth) return {};
  if (worth.losses.every((loss) => loss <= 0) && worth.to_end <= 0) return { gain: say("fm-worth-none"), loses: true };
  const losses = worth.losses.map((loss) => -loss);
  return { gain: say("fm-worth", { now: range(game, losses), end: signed(say, -worth.to_end) }), loses: true };
}

/** Some of this kind are planned, and some are left. */
function another(game: Game, tile: Tile): boolean {
  return (
    game.shown.market.some((pile) => pile.tile === tile.id) &&
    game.plan.steps.some((step) => step.verb === "buy" && thingOf(step) === tile.id)
  );
}

function standing(game: Game, tile: Tile, beside: boolean): Told {
  const { say, shown } = game;
  const seat = look.seat ?? game.seat;
  const told: Told = { type: tile.type, tile, title: nameOf(say, tile) };
  if (seat === null) return told;
  const own = seat === game.seat;
  if (own && shown.ask === "run" && acting(game)) {
    if (!tile.stoppable) return { ...told, more: say("fm-strip-always") };
    const rests = count(stopped(game), tile.id);
    return { ...told, more: rests ? say("fm-strip-resting", { rests }) : say("fm-strip-runs") };
  }
  const worth = own ? shown.owned.find((one) => one.tile === tile.id) : undefined;
  if (own) Object.assign(told, worthOf(game, tile));
  if (own && acting(game) && shown.ask === "buy") {
    if (beside) return { ...told, more: say("fm-strip-beside") };
    if (worth?.why.length) return { ...told, ...because(game, worth.why) };
    return { ...told, more: say("fm-strip-demolish") };
  }
  const idle = count(resting(game, seat), tile.id);
  const stands = count(spread(shown.players[seat]!.factory), tile.id);
  return {
    ...told,
    more: beside ? say("fm-strip-lies-beside") : say("fm-strip-stands", { stands, idle, name: playerName(game, seat) }),
  };
}
