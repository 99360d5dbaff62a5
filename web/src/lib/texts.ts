/** Texts by key, with parameters and the plurals of the language. */

import { en } from "../texts/en";
import type { Say } from "./game";

export type Texts = Record<string, string>;
type Params = Record<string, string | number>;

const language = "en";
const plurals = new Intl.PluralRules(language);

/** Fills `{name}` with the parameter of that name. */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The text of a key: itself, or its plural form for the parameter `n` (`key.one`, `key.few`, `key.other`). */
function find(texts: Texts, key: string, params: Params): string | undefined {
  if (texts[key] !== undefined) return texts[key];
  if (typeof params.n !== "number") return undefined;
  return texts[`${key}.${plurals.select(params.n)}`] ?? texts[`${key}.other`];
}

/** A `say` that looks into the given texts first, then into the shell's; an unknown key is said as it is. */
export function sayWith(texts: Texts = {}): Say {
  return (key, params = {}) => fill(find(texts, key, params) ?? find(en, key, params) ?? key, params);
}

export const say: Say = sayWith();

/** The text of a key if there is one, otherwise the word made readable: `start-cities` becomes `Start cities`. */
export function sayOr(key: string, word: string, speak: Say = say): string {
  const text = speak(key);
  return text === key ? readable(word) : text;
}

/** Where a game stands, from the server's "round 3, step 1, auction": each part by its key, without one as it is. */
export function sayHeading(heading: string, speak: Say = say): string {
  const parts = heading.split(", ").map((part) => {
    const [, word = part, number = ""] = /^(.*?)(?: (\d+))?$/.exec(part) ?? [];
    const key = `heading.${word}`;
    const text = speak(key, { number });
    return text === key ? part : text;
  });
  return parts.join(" · ");
}

export function readable(word: string): string {
  const spaced = word.replace(/[-_]+/g, " ").trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
