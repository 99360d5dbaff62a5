/** What can be found in a view without knowing the game. */

export type PlainView = Record<string, unknown>;
type Thing = Record<string, unknown>;

/** Names that views use for a seat, for a list of seats, and for a figure of each seat in order. */
const SEAT = ["seat", "actor", "leader", "owner", "player"];
const SEATS = ["order", "waiting", "bought", "bidders", "passed"];
const BY_SEAT = ["supplied", "earned", "points", "taken"];

/** What the page shows elsewhere, or what nobody needs to see. */
const ELSEWHERE = ["choices", "bids", "players", "order", "game", "seat", "actor", "ask"];

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/** Nothing worth a place: null, or empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value).every((part) => part === undefined);
}

export function isRows(value: unknown): value is Thing[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.some(isThing) &&
    value.every((row) => row === null || isThing(row))
  );
}

/** How a value is drawn. */
export type Shape =
  | { kind: "plain"; value: string | number | boolean | null }
  | { kind: "seats"; seats: number[] }
  | { kind: "bySeat"; figures: unknown[] }
  | { kind: "list"; values: unknown[] }
  | { kind: "table"; columns: string[]; rows: { head: string | null; cells: unknown[] }[] }
  | { kind: "sections"; sections: { head: unknown; rest: [string, unknown][] }[] }
  | { kind: "pairs"; pairs: [string, unknown][] }
  | { kind: "parts"; parts: [string, unknown][] };

/** The shape of a value; its name and the number of players tell seats from other numbers. */
export function shape(value: unknown, name = "", players = 0): Shape {
  const isSeat = (one: unknown): one is number =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) < players;
  if (SEAT.includes(name) && isSeat(value)) return { kind: "seats", seats: [value] };
  if (isPlain(value)) return { kind: "plain", value: (value ?? null) as string | number | boolean | null };
  if (Array.isArray(value)) {
    if (SEATS.includes(name) && value.every(isSeat)) return { kind: "seats", seats: value };
    if (BY_SEAT.includes(name) && value.length === players && value.every(isPlain))
      return { kind: "bySeat", figures: value };
    if (value.length === 1 && isPlain(value[0])) return shape(value[0]);
    if (isRows(value)) return sectionsOf(value) ?? tableOf(value.map((row) => [null, row ?? {}]));
    return { kind: "list", values: value };
  }
  const parts = Object.entries(value as Thing).filter(([, part]) => part !== undefined);
  if (parts.every(([, part]) => isPlain(part))) return { kind: "pairs", pairs: parts };
  if (parts.length > 1 && parts.every(([, part]) => isThing(part)) && alike(parts.map(([, part]) => part as Thing)))
    return tableOf(parts as [string, Thing][]);
  if (parts.length > 3 && parts.every(([, part]) => Array.isArray(part)))
    return { kind: "table", columns: [""], rows: parts.map(([head, part]) => ({ head, cells: [part] })) };
  return { kind: "parts", parts };
}

const alike = (things: Thing[]) =>
  things.every((thing) => Object.keys(thing).join() === Object.keys(things[0]!).join());

/** Things that hold tables of their own do not fit into a table: each has a place under its name. */
function sectionsOf(things: (Thing | null)[]): Shape | null {
  const filled = things.filter((thing) => thing !== null);
  const deep = filled.some((thing) => Object.values(thing).some(isRows));
  const few = filled.every((thing) => Object.values(thing).filter(isPlain).length <= 2);
  if (!deep || !few || filled.length < 2) return null;
  return {
    kind: "sections",
    sections: filled.map((thing) => {
      const [head, ...rest] = Object.entries(thing);
      return isPlain(head?.[1]) ? { head: head![1], rest } : { head: null, rest: Object.entries(thing) };
    }),
  };
}

/** Like things one under the other; a column in which there is nothing at all is left out. */
function tableOf(things: [string | null, Thing][]): Shape {
  const names = [...new Set(things.flatMap(([, thing]) => Object.keys(thing)))];
  const columns = names.filter((name) => things.some(([, thing]) => !isEmpty(thing[name])));
  return {
    kind: "table",
    columns,
    rows: things.map(([head, thing]) => ({ head, cells: columns.map((column) => thing[column] ?? null) })),
  };
}

/** Parts that stand in a line beside their names, and parts that need room. */
export function sorted(parts: [string, unknown][]): { short: [string, unknown][]; large: [string, unknown][] } {
  return {
    short: parts.filter(([, value]) => isShort(value)),
    large: parts.filter(([, value]) => !isShort(value)),
  };
}

/** Short enough to stand in a line beside its name. */
export function isShort(value: unknown): boolean {
  if (isPlain(value)) return true;
  const parts = Object.values(value as object);
  return parts.every(isPlain) && parts.length <= 8;
}

/** The facts of a view that are not shown elsewhere, empty ones and what is not the case left out; first what the present
 *  decision is about. */
export function facts(view: PlainView): [string, unknown][] {
  const words = topics(view);
  const about = (name: string) => words.some((word) => name.includes(word) || (name.length > 2 && word.includes(name)));
  const found = Object.entries(view).filter(
    ([name, value]) => !ELSEWHERE.includes(name) && !isEmpty(value) && value !== false,
  );
  return [...found.filter(([name]) => about(name)), ...found.filter(([name]) => !about(name))];
}

/** Words of the present decision: what is asked, what is done with what. */
function topics(view: PlainView): string[] {
  const listed = choices(view);
  const words = listed.flatMap(({ verb, arguments: said }) => [verb, ...Object.keys(said)]);
  const ask = typeof view.ask === "string" ? [view.ask] : [];
  return [...new Set([...ask, ...words, ...(bids(view) ? ["auction", "lot"] : [])])].filter((word) => word.length > 2);
}

/** What the view says of a seat. */
export function playerFacts(view: PlainView, seat: number): [string, unknown][] {
  const rows = isRows(view.players) ? view.players : [];
  const found = rows.find((row) => row.seat === seat) ?? rows[seat] ?? {};
  return Object.entries(found).filter(
    ([name, value]) => name !== "seat" && value !== false && (value === null || !isEmpty(value)),
  );
}

/** The seats in turn order, but first the own one. */
export function ownFirst(seats: number[], own: number | null): number[] {
  return [...seats].sort((a, b) => Number(b === own) - Number(a === own));
}

/** What a seat has, if the view has a figure of that name and shows it. */
export function moneyOf(view: PlainView | null, seat: number | null): number | null {
  const rows = seat !== null && isRows(view?.players) ? view.players : [];
  const money = (rows.find((row) => row?.seat === seat) ?? rows[seat ?? 0])?.money;
  return typeof money === "number" ? money : null;
}

/** The seats as they act, if the view says so, otherwise as they sit. */
export function turnOrder(view: PlainView, players: number): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const order = Array.isArray(view.order) ? (view.order as unknown[]) : [];
  return order.length === players && seats.every((seat) => order.includes(seat)) ? (order as number[]) : seats;
}

/** Equal neighbours in a list are counted: 1 1 1 2 becomes 1 ×3, 2. */
export function counted(values: unknown[]): { value: unknown; count: number }[] {
  const found: { value: unknown; count: number }[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last && isPlain(value) && last.value === value) last.count++;
    else found.push({ value, count: 1 });
  }
  return found;
}

/** A choice as it came, or what was typed. */
export interface PlainStep {
  move: string;
}

export interface PlainChoice extends PlainStep {
  verb: string;
  arguments: Record<string, unknown>;
  /** Whatever else is known of it and fits beside it. */
  notes: [string, string | number | boolean][];
}

/** The listed choices. */
export function choices(view: PlainView | null): PlainChoice[] {
  const listed = view?.choices;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((choice: unknown) => {
    const { move, verb = move, arguments: given = {}, ...more } = isThing(choice) ? choice : { move: choice };
    if (typeof move !== "string") return [];
    const said = given as Thing;
    // What the move itself says tells nothing more.
    const told = Object.values(said);
    const notes = Object.entries(more).filter(
      ([, value]) => !isEmpty(value) && isPlain(value) && !told.includes(value),
    );
    return [{ move, verb: String(verb), arguments: said, notes: notes as PlainChoice["notes"] }];
  });
}

/** Choices under their verbs, in the order in which these come first. */
export function grouped(listed: PlainChoice[]): [string, PlainChoice[]][] {
  const verbs = [...new Set(listed.map((choice) => choice.verb))];
  return verbs.map((verb) => [verb, listed.filter((choice) => choice.verb === verb)]);
}

/** The choices in which every word that was typed is found. */
export function matching(listed: PlainChoice[], typed: string): PlainChoice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter(({ verb, arguments: said, notes }) => {
    const known = plainWords([verb, said, notes]).flatMap((one) => [one, one.replace(/[-_]+/g, " ")]);
    return words.every((word) => known.some((one) => one.includes(word)));
  });
}

/** Every word and number in a value, and the names of what is noted. */
function plainWords(value: unknown): string[] {
  if (isPlain(value)) return isEmpty(value) ? [] : [String(value).toLocaleLowerCase()];
  return Object.values(value as object).flatMap(plainWords);
}

/** The interval of bids, where the view gives one. */
export function bids(view: PlainView | null): [number, number] | null {
  const range = view?.bids;
  return Array.isArray(range) && typeof range[0] === "number" && typeof range[1] === "number"
    ? [range[0], range[1]]
    : null;
}
