/** Figures of one's own box: what this browser keeps of them, and how values are typed. */

import type { Kind, Values } from "./api-figures";
import { capital, say } from "./catalogue";

export interface Draft {
  name: string;
  values: Values;
}

const key = (game: string) => `powerhouse-figures-${game}`;

/** What was typed here before; nothing if nothing was, or it cannot be read. */
export function draftOf(game: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Partial<Draft> | null;
    if (!found || typeof found.values !== "object" || found.values === null) return null;
    return { name: typeof found.name === "string" ? found.name : "", values: found.values };
  } catch {
    return null;
  }
}

/** Keeps it; whether the browser does. Without values there is nothing to keep. */
export function keepDraft(game: string, draft: Draft): boolean {
  try {
    if (Object.keys(draft.values).length) localStorage.setItem(key(game), JSON.stringify(draft));
    else localStorage.removeItem(key(game));
    return true;
  } catch {
    return false;
  }
}

/** That these figures are somebody's own, and how many of them. */
export function told({ name, changed }: { name: string; changed: number }): string {
  return capital(say("figures-own", { name: name || say("figures-unnamed"), values: changed }));
}

type Item = Record<string, string | number>;

/** Items with the same few values each, as `silver low, teal mid`; they are typed in the order of their keys. */
function itemsOf(value: unknown): Item[] | null {
  if (!Array.isArray(value) || !value.length) return null;
  const plain = (item: unknown) =>
    typeof item === "object" && item !== null && Object.values(item).every((part) => typeof part !== "object");
  return value.every(plain) ? (value as Item[]) : null;
}

/** A value as it stands in its field. */
export function typed(value: unknown): string {
  const items = itemsOf(value);
  if (items) return items.map((item) => Object.values(item).join(" ")).join(", ");
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What was typed, as a value of its kind; text that is none stays text, and the server says what is wrong. */
export function valueOf(text: string, kind: Kind, before: unknown): unknown {
  const plain = text.trim();
  if (kind.kind === "whole") return /^[-−]?\d+$/.test(plain) ? Number(plain.replace("−", "-")) : text;
  if (kind.kind === "yes-or-no") return plain === "true";
  if (kind.kind === "choice") return (kind.choices ?? []).find((choice) => String(choice) === text) ?? text;
  if (kind.kind !== "list") return text;
  if (plain.startsWith("[")) {
    try {
      return JSON.parse(plain) as unknown;
    } catch {
      return text;
    }
  }
  const [item] = itemsOf(before) ?? [];
  if (item) {
    const whole = (word: string) => (/^-?\d+$/.test(word) ? Number(word) : word);
    const named = (words: string[]) =>
      Object.fromEntries(words.map((word, at) => [Object.keys(item)[at] ?? String(at), whole(word)]));
    return plain ? plain.split(",").map((part) => named(part.trim().split(/\s+/))) : [];
  }
  const words = plain ? plain.split(/[\s,;]+/) : [];
  const numbers = Array.isArray(before) && before.some((item) => typeof item === "number");
  return numbers ? words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) : words;
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
