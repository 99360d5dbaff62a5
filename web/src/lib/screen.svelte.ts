/** What the page must know of the screen and of whoever sits in front of it. The widths are also in the styles, which
 *  cannot read them from here: three columns from 1,100 px, a phone up to 760 px. */

import { MediaQuery } from "svelte/reactivity";

/** Board, market and players side by side; with less, market, players and log are sheets over the board. */
export const wide = new MediaQuery("min-width: 1100px");

/** Beside these there is room for the rules. */
export const roomy = new MediaQuery("min-width: 1280px");

/** As narrow as a phone. */
export const phone = new MediaQuery("max-width: 760px");

/** A phone held sideways: sheets and bar beside the board. */
export const sideways = new MediaQuery("(max-width: 1099px) and (max-height: 520px)");

/** Too low for market and log one above the other. */
export const low = new MediaQuery("max-height: 720px");

/** Nothing should move. */
export const calm = new MediaQuery("prefers-reduced-motion: reduce");

class Stage {
  /** So many pixels at the lower edge of the board lie under an open sheet; also the CSS length `--covered`. */
  covered = $state(0);
}

export const stage = new Stage();
