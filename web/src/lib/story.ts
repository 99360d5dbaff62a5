/** News told in sentences: those of one line that follow each other go into one. The same as core/story.py. */

import { capital, type Say } from "./catalogue";
import type { LogEntry, News, Phrase } from "./types";
import { remarks } from "./words";

type Values = NonNullable<Phrase["values"]>;

/** Of a long line so many of the last parts are told. */
const LATEST = 3;

/** The thread of a line to which several seats contribute. */
export const EVERYBODY = "";

/** A sentence as it grows. One with a thread, as an auction, is told by what opens and what ends it, or by its last parts.
 *  Another line is the key `line-NAME` with its `parts`, their `count`, and `total-VALUE` of what they sum up. One that was
 *  opened is the key `line-NAME-opened`, and what ends it is told behind by `line-NAME-ended`. */
export class StoryLine {
  readonly seat: number | null;
  /** That of the entry with which it begins. */
  readonly from: number;
  /** That of the entry with which it ends. */
  number: number;
  /** The codes of what it tells, but for what is told behind it. */
  readonly codes: string[] = [];
  readonly #first: News;
  #parts: News[] = [];
  #opening: News | null = null;
  #ends: News[] = [];
  #behind: News[] = [];

  constructor(first: News, number: number) {
    this.seat = first.thread === EVERYBODY ? null : (first.seat ?? null);
    this.from = number;
    this.number = number;
    this.#first = first;
    this.add(first, number);
  }

  takes(news: News): boolean {
    const { line } = this.#first;
    if (!line || news.line !== line || thread(news) !== thread(this.#first)) return false;
    return this.#exchange ? !this.#ends.length : !news.opens;
  }

  add(news: News, number: number): void {
    this.number = number;
    this.codes.push(news.code);
    if (news.opens) this.#opening = news;
    else addTo(news.ends ? this.#ends : this.#parts, news);
  }

  addBehind(news: News, number: number): void {
    this.number = number;
    addTo(this.#behind, news);
  }

  phrase(): Phrase {
    const told = this.#told();
    return this.#behind.length ? { key: "story-behind", values: { told, rest: this.#behind.map(phrase) } } : told;
  }

  get #exchange(): boolean {
    return this.#first.thread != null && this.#first.thread !== EVERYBODY;
  }

  #told(): Phrase {
    const { line } = this.#first;
    if (!line) return phrase(this.#first);
    const parts = this.#parts.map(phrase);
    if (this.#exchange) return this.#fromOpeningToEnd(parts);
    const told = this.#whole(parts);
    const ends = this.#ends.filter((end) => !unchanged(end)).map(phrase);
    return ends.length ? { key: `line-${line}-ended`, values: { told, ends } } : told;
  }

  #whole(parts: Phrase[]): Phrase {
    const { line } = this.#first;
    if (this.#opening) {
      const opening = phrase(this.#opening);
      return parts.length ? { key: `line-${line}-opened`, values: { opening, parts } } : opening;
    }
    const totals: Values = {};
    for (const sum of this.#parts[0]?.sums ?? []) {
      const summed = this.#parts.filter((part) => part.sums?.includes(sum));
      totals[`total-${sum}`] = summed.reduce((total, part) => total + Number(part.values![sum]), 0);
    }
    return { key: `line-${line}`, values: { ...name(this.seat), ...totals, parts, count: parts.length } };
  }

  /** A story may begin in the middle: then its first news, told in full by the key `news-CODE-first`, opens it. */
  #fromOpeningToEnd(parts: Phrase[]): Phrase {
    let opening = this.#opening && phrase(this.#opening);
    if (!opening) {
      const first = parts[0] ?? phrase(this.#ends[0]!);
      opening = { ...first, key: `${first.key}-first` };
      if (!parts.length) return opening;
      parts = parts.slice(1);
    }
    if (this.#ends[0]) {
      const rest = phrase(this.#ends[0]);
      return { key: parts.length ? "story-shortened" : "story-ended", values: { opening, rest } };
    }
    if (!parts.length) return opening;
    const key = parts.length > LATEST ? "story-shortened" : "story-so-far";
    return { key, values: { opening, rest: parts.slice(-LATEST) } };
  }
}

/** The lines of what happened, in entries of a log; one without news tells nothing. */
export function story(log: Pick<LogEntry, "number" | "news">[]): StoryLine[] {
  const lines: StoryLine[] = [];
  for (const { number, news } of log) {
    for (const one of news) {
      const last = lines.at(-1);
      if (last && one.behind) last.addBehind(one, number);
      else if (last?.takes(one)) last.add(one, number);
      else lines.push(new StoryLine(one, number));
    }
  }
  return lines;
}

/** What each seat has openly paid and got in these entries; seats that moved no money are left out. */
export function flows(log: Pick<LogEntry, "news">[]): { seat: number; paid: number; got: number }[] {
  const found = new Map<number, { seat: number; paid: number; got: number }>();
  for (const { seat, money = 0 } of log.flatMap(({ news }) => news)) {
    if (seat == null || !money) continue;
    const flow = found.get(seat) ?? { seat, paid: 0, got: 0 };
    if (money < 0) flow.paid -= money;
    else flow.got += money;
    found.set(seat, flow);
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/** What these entries tell, for a voice. */
export function toldIn(log: LogEntry[], say: Say): string {
  return remarks(say, ...story(log).map((line) => say("sentence", { said: capital(say(line.phrase())) })));
}

/** A log in parts under the headings of the game; an entry without one stands under that before it. */
export function chapters(log: LogEntry[]): { heading: Phrase | null; lines: StoryLine[] }[] {
  const parts: LogEntry[][] = [];
  let last: Phrase | null = null;
  for (const entry of log) {
    const { heading } = entry;
    if (!parts.length || (heading && JSON.stringify(heading) !== JSON.stringify(last))) {
      parts.push([]);
      last = heading;
    }
    parts.at(-1)!.push(entry);
  }
  return parts
    .map((entries) => ({ heading: entries[0]!.heading, lines: story(entries) }))
    .filter(({ lines }) => lines.length);
}

function phrase({ code, seat, values }: News): Phrase {
  return { key: `news-${code}`, values: { ...name(seat ?? null), ...values } };
}

function name(seat: number | null): Values {
  return seat === null ? {} : { name: { key: "seat", values: { seat } } };
}

function thread(news: News): number | string | null {
  return news.thread ?? news.seat ?? null;
}

/** What differs only in sums or a span becomes one. */
function addTo(parts: News[], news: News): void {
  const { sums = [], span = [] } = news;
  const changes = sums.length + span.length > 0;
  const at = changes ? parts.findIndex((part) => apartFromChange(part) === apartFromChange(news)) : -1;
  if (at < 0) {
    parts.push(news);
    return;
  }
  const values: Values = { ...parts[at]!.values };
  for (const sum of sums) values[sum] = Number(values[sum]) + Number(news.values![sum]);
  for (const last of span.slice(1)) values[last] = news.values![last]!;
  parts[at] = { ...parts[at]!, values };
}

function apartFromChange({ sums = [], span = [], values = {}, ...news }: News): string {
  const changing = [...sums, ...span];
  return JSON.stringify([
    { ...news, money: 0 },
    sums,
    span,
    Object.entries(values).filter(([name]) => !changing.includes(name)),
  ]);
}

/** Whether it is again what it was. */
function unchanged({ span = [], values = {} }: News): boolean {
  return new Set(span.map((name) => JSON.stringify(values[name]))).size === 1;
}
