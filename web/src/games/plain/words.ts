/** Words of the server made readable: names of facts, ids, moves. */

import { capital, readable, sayOr, type Say } from "../../lib/catalogue";
import type { Phrase } from "../../lib/game";
import { isEmpty, type PlainChoice } from "./shape";

/** The name of a fact. */
export function nameOf(say: Say, fact: string): string {
  return sayOr(`field-${fact.replaceAll("_", "-")}`, fact, say);
}

/** A plain value: ids lose their hyphens, sentences stay as they are. */
export function told(say: Say, value: unknown): string {
  if (value === null || value === undefined || value === "") return say("plain-empty");
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  return typeof value === "string" ? readable(value) : String(value);
}

/** A choice under its verb: what it is done with, or all of it where that is not one word. */
export function choiceName(say: Say, { move, arguments: said }: PlainChoice): string {
  const [only, ...more] = Object.values(said);
  if (isEmpty(only) || Array.isArray(only) || more.length) return move;
  return typeof only === "object" ? capital(say(only as Phrase)) : told(say, only);
}

/** A thing in one line: what it is called first, then its other facts. */
export function inLine(say: Say, thing: Record<string, unknown>): { head: string; more: string } {
  const [first, ...others] = Object.entries(thing).filter(([, value]) => !isEmpty(value));
  return {
    head: first ? flat(say, first[1]) : say("plain-empty"),
    more: say("beside-of", { items: others.map(([name, value]) => fact(say, name, flat(say, value))) }),
  };
}

/** A fact within a line: `money 12`. */
export function fact(say: Say, name: string, value: string): string {
  return say("plain-fact", { name: nameOf(say, name).toLocaleLowerCase(), value });
}

/** Any value as words, without its names below the first level. */
function flat(say: Say, value: unknown): string {
  if (typeof value !== "object" || value === null) return told(say, value);
  const parts = Object.values(value).map((part) => flat(say, part));
  return Array.isArray(value) ? say("plain-list", { parts }) : say("told-of", { items: parts });
}
