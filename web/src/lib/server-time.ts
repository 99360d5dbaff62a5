/** The server's time, as its answers say it: clocks of browsers differ. */

let ahead = 0;

/** An answer has come with this Date header. */
export function heardTime(date: string | null): void {
  const said = date ? Date.parse(date) : NaN;
  if (!Number.isNaN(said)) ahead = said - Date.now();
}

/** Milliseconds, right to about a second. */
export const serverNow = (): number => Date.now() + ahead;
