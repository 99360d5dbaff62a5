/** What part of the map is shown while nobody has chosen it. */

import { untrack } from "svelte";

import type { Camera } from "../../../lib/camera.svelte";
import { stage } from "../../../lib/screen.svelte";
import type { DrawnCity } from "../layout";
import { cityOf } from "../plans";
import type { Game } from "../types";
import { around, middleOf } from "./aim";

/** Costs are 10 pixels high at this scale. */
export const READABLE = 0.69;
/** At a little less they are drawn larger. */
const NEARLY = 0.86 * READABLE;

/** How much larger words and figures are drawn than the map. */
export const growth = (scale: number): number => (scale < NEARLY ? 1 : Math.max(1, READABLE / scale));

export class Sight {
  readonly #camera: Camera;
  readonly #game: () => Game;
  readonly #inPlay: () => DrawnCity[];

  constructor(camera: Camera, game: () => Game, inPlay: () => DrawnCity[]) {
    this.#camera = camera;
    this.#game = game;
    this.#inPlay = inPlay;
    // A window of another size, or a sheet that opens or folds, shows the zone anew, unless somebody has chosen what to see.
    $effect(() => {
      camera.covered = stage.covered;
      if (camera.width && camera.height && !camera.moved) untrack(() => this.#home());
    });
    // What a lesson speaks of must be seen.
    const taught = $derived(this.#cities((game().wanted ?? []).filter(({ verb }) => verb === "build").map(cityOf)));
    $effect(() => {
      if (!camera.width || !camera.height) return;
      const places = taught.map((city) => city.place);
      untrack(() => places.forEach(({ x, y }) => camera.show(x, y)));
    });
  }

  zone(): void {
    this.#camera.look(around(this.#inPlay()));
  }

  /** The zone in play; while one plays, a small window shows the part around the own network, or the middle of the zone,
   *  in which figures can be read. */
  #home(): void {
    const camera = this.#camera;
    const { shown, seat } = this.#game();
    this.zone();
    if (camera.scale >= NEARLY || shown.ask === "over") return;
    camera.zoomBy(READABLE / camera.scale);
    const own = this.#cities(seat === null ? [] : (shown.players[seat]?.cities ?? []));
    const middle = middleOf(own.length ? own : this.#inPlay());
    camera.centre(middle.x, middle.y);
  }

  #cities(ids: (string | null)[]): DrawnCity[] {
    return this.#inPlay().filter((city) => ids.includes(city.id));
  }
}
