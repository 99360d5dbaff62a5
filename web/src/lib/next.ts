/** From table to table: the next one that waits for this visitor. */

import { myGames } from "./api-mine";
import { say, sentence } from "./catalogue";
import { notices } from "./notices.svelte";
import { paths, router } from "./router.svelte";
import type { TableInfo } from "./types";

/** Whether it is this visitor's turn there. */
export const waits = (table: TableInfo): boolean =>
  table.status === "playing" && table.actor !== null && table.own.includes(table.actor);

/** Of tables in the order in which they wait, the first that is not the present one. */
export const nextOf = (tables: TableInfo[], present = ""): TableInfo | undefined =>
  tables.find((table) => waits(table) && table.id !== present);

export async function goNext(present = ""): Promise<void> {
  try {
    const next = nextOf((await myGames()).running, present);
    if (next) router.go(paths.table(next.id));
    else notices.tell(say(present ? "next-none-other" : "next-none"));
  } catch (error) {
    notices.warn(sentence(error));
  }
}
