/** The language of the pages. */

export const ENGLISH = "en";
/** No language, but English with accents and a third longer: what stays as it is was not translated, and what is cut
 *  has too little room. Nobody is offered it; tests choose it. */
export const PSEUDO = "en-XA";

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

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."AÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽaåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûwŵyýzž"].flatMap(
    (letter, at, all) => (at % 2 ? [] : [[letter, all[at + 1]!]]),
  ),
);

/** A text of the pseudo-language. */
export function accented(text: string): string {
  const words = text.replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter);
  const letters = text.replace(/[^A-Za-z]/g, "").length;
  return words + "~".repeat(Math.round(letters / 3)).replace(/~{9}(?=~)/g, "$& ");
}
