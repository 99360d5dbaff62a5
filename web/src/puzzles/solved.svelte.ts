/** The puzzles that were solved in this browser. */

const KEY = "powerhouse-puzzles";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

class Solved {
  #ids = $state.raw<string[]>(read());

  readonly has = (id: string): boolean => this.#ids.includes(id);

  add(id: string): void {
    // Another page of this browser may have solved some meanwhile.
    this.#ids = [...new Set([...read(), id])];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#ids));
    } catch {
      // a browser that keeps nothing still solves
    }
  }
}

export const solved = new Solved();
