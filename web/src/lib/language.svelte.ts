/** The language of the pages. */

export const ENGLISH = "en";

class Language {
  /** What is spoken now. */
  code = $state(ENGLISH);
}

export const language = new Language();

/** Something that pages show and that may be exchanged for another. */
export class Exchangeable<T> {
  value = $state.raw() as T;

  constructor(first: T) {
    this.value = first;
  }
}

/** The first that we have, or a near one: `sr-RS` is content with `sr-Latn`. The rules are those of core/catalogue.py. */
export function bestOf(wanted: readonly string[], known: readonly string[]): string | null {
  for (const one of wanted) {
    const near = known.filter((code) => isNear(one, code)).toSorted();
    if (near.length) return near.at(-1)!; // Latin script before Cyrillic, where only the language is named
  }
  return null;
}

function isNear(wanted: string, code: string): boolean {
  const [first = "", ...more] = wanted.split("-");
  const [own = "", ...script] = code.split("-");
  const named = more.find((part) => part.length === 4)?.toLowerCase();
  return first.toLowerCase() === own && (!named || !script.length || named === script[0]!.toLowerCase());
}

/** What a language calls itself. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
