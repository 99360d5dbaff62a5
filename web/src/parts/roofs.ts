/** Houses of the players: each seat has its own roof, so that nobody depends on colour. Drawn around 0, 16 units wide. */

export const ROOFS = [
  "M-7 7V-1L0 -7.4L7 -1V7Z", // gable
  "M-7 7V-6.6L7 -1.6V7Z", // lean-to
  "M-7 7V-6L0 -1.4V-6L7 -1.4V7Z", // saw-tooth
  "M-7 7V-.6A7 6.6 0 0 1 7 -.6V7Z", // barrel
  "M-7 7V-2.4H.6V-7.2H4.8V-2.4H7V7Z", // flat, with a chimney
  "M-7 7V.6H-3.8V-7.2H3.8V.6H7V7Z", // tower
] as const;

/** The Trust builds blocks. */
export const BLOCK = "M-7 7V-6H7V7Z";

export const WINDOWS = "M-4.4 2H-1.4V5H-4.4ZM1.4 2H4.4V5H1.4Z";

export function roof(seat: number): string {
  return seat < 0 ? BLOCK : (ROOFS[seat] ?? ROOFS[0]);
}
