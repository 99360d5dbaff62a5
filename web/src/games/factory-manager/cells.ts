/** The cells of a bar: what stays, comes, goes or rests. */

export type Cell = "stays" | "comes" | "goes" | "rests" | "free";

/** As many cells as `length` or as are needed. */
export function cells(now: number, then: number, resting: number, length: number): Cell[] {
  const [low, high] = [Math.min(now, then), Math.max(now, then)];
  const all = Math.max(length, high + resting);
  return Array.from({ length: all }, (_, at) => {
    if (at < low) return "stays";
    if (at < high) return then > now ? "comes" : "goes";
    return at < high + resting ? "rests" : "free";
  });
}
