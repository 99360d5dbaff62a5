/** The rules of a game as the program plays them: the text of docs/rules, taken apart into what a page shows. */

import { ENGLISH } from "../lib/language.svelte";

const files = import.meta.glob<string>(["../../../docs/rules/**/*.md", "!../../../docs/rules/matrix.md"], {
  query: "?raw",
  import: "default",
});

export interface Span {
  text: string;
  style?: "strong" | "em" | "code";
  /** It names this clause, or this section. */
  clause?: string;
}

export type Block =
  /** A section has its number as an id. */
  | { kind: "heading"; level: number; id: string | null; spans: Span[] }
  /** A clause has its number as an id. */
  | { kind: "text"; id: string | null; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** In English where the language has no page of its own; nothing for a game from outside. */
export async function rulesOf(game: string, language: string): Promise<Block[]> {
  const load = files[pathOf(game, `${language}/`)] ?? files[pathOf(game)];
  return load ? blocks(await load()) : [];
}

/** The language in which they are. */
export const spokenIn = (game: string, language: string): string =>
  pathOf(game, `${language}/`) in files ? language : ENGLISH;

const pathOf = (game: string, folder = "") => `../../../docs/rules/${folder}${game}.md`;

/** Paragraphs, headings, lists and tables; they stand apart by empty lines. */
export function blocks(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  const lines = part.split("\n");
  const heading = /^(#+) (([A-Z]{2}-\d+)?.*)$/.exec(part);
  if (heading) {
    const [, marks, words, id = null] = heading;
    return { kind: "heading", level: marks!.length, id, spans: spans(words!) };
  }
  if (lines.every((line) => line.startsWith("|"))) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: "table", head, rows };
  }
  if (part.startsWith("- ")) return { kind: "list", items: part.slice(2).split(/\n- /).map(spans) };
  const id = /^\*\*([A-Z]+-[\d.]+)\*\*/.exec(part)?.[1] ?? null;
  return { kind: "text", id, spans: spans(part) };
}

const cells = (row: string) =>
  row
    .slice(1, -1)
    .split("|")
    .map((cell) => spans(cell.trim()));

const MARKS =
  /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>.+?)`|\[(?<link>.+?)\]\(.+?\)|(?<clause>\b[A-Z]{2}-\d+(?:\.\d+)?)/gs;

function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ text: flat(text.slice(at, match.index)) });
    const { strong, em, code, link, clause } = match.groups!;
    if (clause !== undefined) found.push({ text: clause, clause });
    else if (link !== undefined) found.push({ text: flat(link) });
    else if (strong !== undefined) found.push({ text: flat(strong), style: "strong", ...clauseIn(strong) });
    else if (em !== undefined) found.push({ text: flat(em), style: "em" });
    else found.push({ text: flat(code!), style: "code" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: flat(text.slice(at)) });
  return found;
}

const clauseIn = (text: string) => (/^[A-Z]{2}-\d+(\.\d+)?$/.test(text) ? { clause: text } : {});
const flat = (text: string) => text.replaceAll("\n", " ");

/** What is shorter finds too much. */
export const SHORTEST = 2;

/** A text cut into what was looked for and what stands between; capitals and accents do not matter. */
export function parts(text: string, wanted: string): { text: string; hit: boolean }[] {
  const letters = [...text];
  const plain = letters.map(folded);
  const sought = [...wanted.trim()].map(folded);
  const found: { text: string; hit: boolean }[] = [];
  let from = 0;
  const take = (to: number, hit: boolean) => {
    if (to > from) found.push({ text: letters.slice(from, to).join(""), hit });
    from = to;
  };
  if (sought.length >= SHORTEST)
    for (let at = 0; at + sought.length <= plain.length; at++) {
      if (at < from || !sought.every((letter, place) => plain[at + place] === letter)) continue;
      take(at, false);
      take(at + sought.length, true);
    }
  take(letters.length, false);
  return found;
}

const folded = (letter: string) => [...letter.normalize("NFD")][0]!.toLowerCase();
