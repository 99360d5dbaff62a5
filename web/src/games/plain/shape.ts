/** What can be found in a view without knowing the game. */

export interface PlainChoice {
  move: string;
  notes: string;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(" ");
  return value === null || value === undefined ? "" : String(value);
}

/** The listed choices, each with whatever else is known of it. */
export function choices(view: unknown): PlainChoice[] {
  const listed = (view as { choices?: unknown } | null)?.choices;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((choice: unknown) => {
    if (typeof choice === "string") return [{ move: choice, notes: "" }];
    const { move, ...rest } = choice as Record<string, unknown>;
    if (typeof move !== "string") return [];
    const notes = Object.entries(rest).filter(([, value]) => value !== null && !Array.isArray(value));
    return [{ move, notes: notes.map(([name, value]) => `${name} ${plain(value)}`).join(", ") }];
  });
}

/** The interval of bids, where the view gives one. */
export function bids(view: unknown): [number, number] | null {
  const range = (view as { bids?: unknown } | null)?.bids;
  return Array.isArray(range) && typeof range[0] === "number" && typeof range[1] === "number"
    ? [range[0], range[1]]
    : null;
}

export function isRows(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))
  );
}

/** A value in a cell: short things in full, long ones by their names. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value))
    return value.map((part) => (typeof part === "object" && part ? cell(first(part)) : cell(part))).join(", ") || "–";
  if (typeof value === "object") {
    return (
      Object.entries(value)
        .filter(([, part]) => part !== 0 && part !== null)
        .map(([name, part]) => `${name} ${cell(part)}`)
        .join(", ") || "–"
    );
  }
  return String(value);
}

function first(thing: object): unknown {
  return Object.values(thing)[0];
}
