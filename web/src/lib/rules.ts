/** The rules of a game as the program plays them: the text of docs/rules, taken apart into what a page shows. */

const files = import.meta.glob<string>(["../../../docs/rules/*.md", "!**/matrix.md"], {
  query: "?raw",
  import: "default",
});

export interface Span {
  text: string;
  style?: "strong" | "em" | "code";
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  /** A clause has its number as an id. */
  | { kind: "text"; id: string | null; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function hasRules(game: string): boolean {
  return pathOf(game) in files;
}

export async function rulesOf(game: string): Promise<Block[]> {
  const load = files[pathOf(game)];
  return load ? blocks(await load()) : [];
}

const pathOf = (game: string) => `../../../docs/rules/${game}.md`;

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
  const heading = /^(#+) (.*)$/.exec(part);
  if (heading) return { kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) };
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

const MARKS = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>.+?)`|\[(?<link>.+?)\]\(.+?\)/gs;

function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ text: flat(text.slice(at, match.index)) });
    const { strong, em, code, link } = match.groups!;
    if (link !== undefined) found.push({ text: flat(link) });
    else if (strong !== undefined) found.push({ text: flat(strong), style: "strong" });
    else if (em !== undefined) found.push({ text: flat(em), style: "em" });
    else found.push({ text: flat(code!), style: "code" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: flat(text.slice(at)) });
  return found;
}

const flat = (text: string) => text.replaceAll("\n", " ");
