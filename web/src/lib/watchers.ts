/** Those who look on, as one phrase: names first, then how many guests without one. */

import type { Phrase } from "./types";

export function watching(names: string[]): Phrase {
  const named = names.filter(Boolean);
  const guests = names.length - named.length;
  const items: (string | Phrase)[] = [...named];
  if (guests) items.push({ key: "watchers-guests", values: { n: guests } });
  return { key: "all-of", values: { items } };
}
