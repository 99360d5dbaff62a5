/** What the page must know of the screen and of whoever sits in front of it. */

import { MediaQuery } from "svelte/reactivity";

/** As narrow as a phone. */
export const phone = new MediaQuery("max-width: 760px");

/** Too low for market and log one above the other. */
export const low = new MediaQuery("max-height: 720px");

/** Nothing should move. */
export const calm = new MediaQuery("prefers-reduced-motion: reduce");
