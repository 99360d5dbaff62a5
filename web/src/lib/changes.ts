/** What the server says instead of a whole position: only what is different from what this connection was told before. */

/** `[value]` is the new value; an object goes one step inwards, by names or by places of a list. */
export type Change = [unknown] | { [key: string]: Change };

/** What was changed is new, all else is the same object as before. */
export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change)) copy[key] = changed(copy[key], inner);
  return copy;
}
