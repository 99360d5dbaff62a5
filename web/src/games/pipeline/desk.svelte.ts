/** What the parts of the board tell each other while somebody looks around and lays tiles. */

import type { Place, Side } from "./geometry";
import type { Choice } from "./types";

export const PAGES = ["actions", "network", "company", "market", "tenders", "shops", "government", "upgrades"] as const;
export type Page = (typeof PAGES)[number];

class Desk {
  /** What lies in the middle. */
  page = $state<Page>("network");
  /** Which market lies open there. */
  market = $state("crude");
  /** Whose network is on the sheet; null is one's own. */
  seat = $state<number | null>(null);
  /** The line under the pointer or the focus. */
  line = $state<number | null>(null);
  /** The way in which the tile in hand is turned. */
  side = $state<Side>("east");
  /** Where the tile, the machine or the worker in hand is held. */
  ghost = $state.raw<Place | null>(null);
  /** It is carried there from the bar with the mouse held down. */
  carried = $state(false);
  /** Why it cannot be laid there. */
  refusal = $state("");
  /** Why a grade cannot be reached. */
  said = $state("");
  /** The best places are marked. */
  best = $state(false);
  /** What could be refined before the first run that is planned. */
  runs = $state.raw<Choice[]>([]);
  /** The grade at which a cube was taken up for a line. */
  from = $state.raw<{ line: number; grade: string } | null>(null);

  show(page: Page, market = this.market): void {
    this.page = page;
    this.market = market;
  }

  drop(): void {
    this.ghost = null;
    this.refusal = "";
    this.best = false;
  }
}

export const desk = new Desk();
