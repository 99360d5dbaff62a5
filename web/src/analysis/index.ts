/** What a studied game needs beside a replay; fetched when somebody goes there. */

export { default as Panel } from "./Panel.svelte";
export { default as Strip } from "./Strip.svelte";
export { Study } from "./study.svelte";
export { default as WhatIfBar } from "./WhatIfBar.svelte";
export { default as WhatIfNotes } from "./WhatIfNotes.svelte";
