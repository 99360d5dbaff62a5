/** The tints of the regions by the names of their colours: quiet, and alike in both themes. */
const TINTS: Record<string, string> = {
  green: "#4fae6a",
  brown: "#b07a4a",
  red: "#d2605e",
  yellow: "#cdb13c",
  cyan: "#3fb0c0",
  purple: "#9a78d0",
};

export const tintOf = (colour: string): string => TINTS[colour] ?? "var(--line)";
