/** Which page lies in the middle for what is asked. */

import type { Page } from "./desk.svelte";
import { acting } from "./plans";
import type { Game } from "./types";

const PAGE: Record<string, Page> = {
  trade: "market",
  sign: "tenders",
  serve: "tenders",
  shop: "shops",
  pipes: "shops",
  government: "government",
  upgrade: "upgrades",
};

/** The page, and the market on it. Where all pages do not fit side by side (`narrow`), actions have one of their own. */
export function pageFor(game: Game, narrow: boolean): { page: Page; market: string | null } {
  const { shown } = game;
  const market = shown.turn?.markets[0] ?? null;
  if (narrow && game.mine && game.view.ask === "start-tanks") return { page: "company", market };
  if (!acting(game)) return { page: "network", market };
  if (shown.ask === "benefit") return { page: shown.turn?.due.government ? "government" : "shops", market };
  if (narrow && ["work", "disc", "machines"].includes(shown.ask)) return { page: "actions", market };
  return {
    page: PAGE[shown.ask] ?? "network",
    market: shown.turn?.markets.find((one) => one === shown.turn?.action) ?? market,
  };
}
