/** What is known of a plant card in both Power Grids. */

export interface Plant {
  number: number;
  kind: string;
  /** What it burns; two fuels for a hybrid. */
  fuels: string[];
  need: number;
}

/** The sign of what a plant burns, or of its kind if it burns nothing. */
export function iconOf({ fuels, kind }: Plant): string {
  if (fuels.length > 1) return fuels.includes("gas") ? "gas-oil" : "hybrid";
  return fuels[0] ?? kind;
}

/** The place in turn order of who comes at this index of the seats; the Trust has one among them. */
export function placeOf({ trust }: { trust: { place: number } | null }, at: number): number {
  return at + (trust && at >= trust.place ? 2 : 1);
}
