/** Texts by key, in the format of Project Fluent: the program's own, and those of a game, which the server has.
 *  The rules are those of core/catalogue.py. Nothing else knows the library behind it. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

import * as api from "./api";
import { accented, bestOf, ENGLISH, Exchangeable, language, PSEUDO } from "./language.svelte";
import { settings } from "./settings.svelte";
import type { Phrase } from "./types";

type Values = NonNullable<Phrase["values"]>;
type Value = Values[string];

/** Keys of lists, with the text that joins all items but the last one. */
export const JOINING: Record<string, string> = {
  "all-of": "list-next",
  "one-of": "list-next",
  "each-of": "list-each-of",
  "told-of": "list-told-of",
  "beside-of": "list-beside-of",
};
const isPhrase = (value: Value): value is Phrase => typeof value === "object" && value !== null && "key" in value;

/** Texts, the last word on a key last, and the language whose numbers they have. */
interface Texts {
  code: string;
  sources: string[];
}

/**
 * A number as the text wants it; the library's own does not let a text say that it is a percentage. What is rounded to
 * 0 has no sign.
 */
function formatted([value]: FluentValue[], wanted: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const entries = Object.entries(wanted).map(([name, option]) => [name, option.valueOf()]);
  const options: Intl.NumberFormatOptions = { ...value.opts, ...Object.fromEntries(entries) };
  const shown = options.style === "percent" ? 100 * value.valueOf() : value.valueOf();
  const none =
    options.maximumFractionDigits !== undefined && Number(shown.toFixed(options.maximumFractionDigits)) === 0;
  return new FluentNumber(none ? 0 : value.valueOf(), options);
}

function bundled({ code, sources }: Texts): FluentBundle {
  const transform = code === PSEUDO ? accented : undefined;
  const bundle = new FluentBundle(code, { useIsolating: false, transform, functions: { NUMBER: formatted } });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Says a phrase, or a key with its values. */
export type Say = (said: Phrase | string, values?: Values) => string;

export class Catalogue {
  readonly #texts: Exchangeable<FluentBundle>;

  constructor(sources: string[], code = language.code) {
    this.#texts = new Exchangeable(bundled({ code, sources }));
  }

  /** Says the same things by other texts from now on. */
  become(texts: Texts): void {
    this.#texts.value = bundled(texts);
  }

  get #bundle(): FluentBundle {
    return this.#texts.value;
  }

  /** Whether all of it can be said here. */
  has({ key, values = {} }: Phrase): boolean {
    const known = this.#bundle.hasMessage(key) || key in JOINING || values.text != null;
    return (
      known &&
      Object.values(values)
        .flat()
        .every((value) => !isPhrase(value) || this.has(value))
    );
  }

  /** The sentence; `names` are those of the seats. */
  readonly say = (said: Phrase | string, values?: Values, names: string[] = []): string => {
    const phrase = typeof said === "string" ? { key: said, values } : said;
    return this.#say(phrase.key, phrase.values ?? {}, names);
  };

  #say(key: string, values: Values, names: string[]): string {
    const plain = (value: Value) => this.#plain(value, names);
    if (key === "seat") return names[Number(values.seat)] ?? this.#format("seat", { number: Number(values.seat) + 1 });
    const usual = JOINING[key];
    if (usual) return this.#joined((values.items as Value[]).map(plain), `list-${key}`, usual);
    if (!this.#bundle.hasMessage(key)) return values.text == null ? key : String(plain(values.text));
    return this.#format(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])));
  }

  #format(key: string, values: Record<string, string | number>): string {
    // Numbers are digits alone, as they are typed in moves.
    const digits = (value: string | number) =>
      typeof value === "string" ? value : new FluentNumber(value, { useGrouping: false });
    const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, digits(value)]));
    return this.#bundle.formatPattern(this.#bundle.getMessage(key)!.value!, plain, []);
  }

  #plain(value: Value, names: string[]): string | number {
    if (value === null) return "";
    if (Array.isArray(value))
      return this.#joined(
        value.map((item) => this.#plain(item, names)),
        "list-next",
        "list-next",
      );
    return isPhrase(value) ? this.say(value, undefined, names) : value;
  }

  /** `a, b and c`: the last one may be joined in a way of its own. */
  #joined(items: (string | number)[], last: string, usual: string): string {
    return String(
      items.reduce(
        (told, item, at) => (at ? this.#format(at === items.length - 1 ? last : usual, { told, item }) : item),
        "",
      ),
    );
  }
}

// The other files are those of the command line. What is said of an analysis comes when it is asked for.
const files = import.meta.glob<string>("../../../src/powerhouse/texts/*/{bots,core,judge,pages,puzzles,server}.ftl", {
  query: "?raw",
  import: "default",
});
/** How a language wants to be offered: only one that is partial has such a file. */
const abouts = import.meta.glob<string>("../../../src/powerhouse/texts/*/about.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folderOf = (path: string) => path.split("/").at(-2)!;
const PARTIAL = new Map(Object.entries(abouts).map(([path, source]) => [folderOf(path), source]));
/** The languages of the program. */
export const LANGUAGES = [...new Set(Object.keys(files).map(folderOf))].toSorted();
const shell = new Catalogue([]);
/** Files that are fetched when somebody asks for them, and those that somebody has asked for. */
const LATER = ["judge", "puzzles"];
const asked = new Set<string>();
/** By the name of the game, and of the part that was asked for with it. */
const games = new Map<string, Promise<Catalogue>>();

/** Fetches the program's own texts, in the language that was chosen here or that the browser asks for; nothing can be
 *  said before. */
export async function start(): Promise<void> {
  const chosen = settings.language === PSEUDO ? PSEUDO : bestOf([settings.language, ...navigator.languages], LANGUAGES);
  await speak(chosen ?? ENGLISH);
}

/** Says everything in another language; what was said already is said anew. */
export async function speak(code: string): Promise<void> {
  const own = await ownTexts(code);
  const loaded = await Promise.all(
    [...games].map(async ([texts, catalogue]) => [await catalogue, await textsOf(texts, code)] as const),
  );
  language.code = document.documentElement.lang = code;
  shell.become(own);
  for (const [catalogue, texts] of loaded) if (catalogue !== shell) catalogue.become(texts);
}

/** Fetches more of the program's own texts, for everything that is said from now on. */
export async function alsoSay(...wanted: string[]): Promise<void> {
  if (wanted.every((file) => asked.has(file))) return;
  wanted.forEach((file) => asked.add(file));
  await speak(language.code);
}

/** The program's own texts; under those of a partial language are the English ones. */
async function ownTexts(code: string): Promise<Texts> {
  const folders = PARTIAL.has(code) ? [ENGLISH, code] : [code === PSEUDO ? ENGLISH : code];
  const wanted = Object.keys(files).filter((path) =>
    LATER.every((file) => asked.has(file) || !path.endsWith(`/${file}.ftl`)),
  );
  const paths = folders.flatMap((folder) => wanted.filter((path) => folderOf(path) === folder));
  return { code, sources: await Promise.all(paths.map((path) => files[path]!())) };
}

/** What a language calls itself. */
export function languageName(code: string): string {
  const own = /^language-name = (.+)$/m.exec(PARTIAL.get(code) ?? "")?.[1];
  return own ?? capital(new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code);
}

/** Says what belongs to no game. */
export const say: Say = (said, values) => shell.say(said, values);

/** The texts for a game, over the program's own, and a part of the others if it is asked for; the program's alone if
 *  the server does not send any. */
export function catalogueOf(game: string, part?: api.TextPart): Promise<Catalogue> {
  const texts = part ? `${game} ${part}` : game;
  let found = games.get(texts);
  if (!found) {
    found = textsOf(texts, language.code).then(
      ({ sources, code }) => new Catalogue(sources, code),
      () => {
        games.delete(texts);
        return shell;
      },
    );
    games.set(texts, found);
  }
  return found;
}

/** A game that does not speak the language is English as a whole: its sentences have lists and amounts of the program. */
async function textsOf(texts: string, code: string): Promise<Texts> {
  const [game, part] = texts.split(" ") as [string, api.TextPart?];
  const found = await api.texts(game, code);
  const spoken = found.trim() || code === PSEUDO ? code : ENGLISH;
  const source = found.trim() ? found : await api.texts(game, ENGLISH);
  const further = part ? [await api.texts(game, spoken === PSEUDO ? ENGLISH : spoken, part)] : [];
  const own = await ownTexts(spoken);
  return { code: spoken, sources: [...own.sources, source, ...further] };
}

/** The sentence for anything that was thrown; in English if it needs texts that are not here. */
export function sentence(error: unknown, catalogue = shell, names: string[] = []): string {
  if (!(error instanceof api.ApiError)) return say("error-unreachable");
  return catalogue.has(error.said) ? catalogue.say(error.said, undefined, names) : error.message;
}

/** The text of a key if there is one, otherwise the word made readable: `start-cities` becomes `Start cities`. */
export function sayOr(key: string, word: string, speak: Say = say): string {
  return capital(speak(key, { text: readable(word) }));
}

/** Hyphens within ids become spaces; a minus sign stays one. */
export function readable(word: string): string {
  return capital(word.replace(/(?<=\p{L})[-_]+(?=[\p{L}\p{N}])|(?<=\p{N})[-_]+(?=\p{L})/gu, " ").trim());
}

/** As it stands at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
