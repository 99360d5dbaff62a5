/** Whether the page is as narrow as a phone. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 760px");
