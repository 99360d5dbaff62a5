/** The rules at hand: whether they lie open beside a board, and where. */

/** Their English pages; the text itself is fetched by whoever opens them. */
const files = import.meta.glob(["../../../docs/rules/*.md", "!../../../docs/rules/matrix.md"], {
  query: "?raw",
  import: "default",
});

export const hasRules = (game: string): boolean => `../../../docs/rules/${game}.md` in files;

class RulesAtHand {
  /** A table is on the screen, beside which they can be opened. */
  #there = $state(false);
  open = $state(false);
  /** Where they shall be opened; without a clause at what is asked now. A new object each time somebody asks. */
  goal = $state.raw<{ clause: string }>({ clause: "" });

  /** A table comes; returns how it goes. */
  lieBeside(): () => void {
    this.#there = true;
    return () => (this.#there = this.open = false);
  }

  show(clause = ""): void {
    this.goal = { clause };
    this.open = true;
  }

  toggle(): void {
    if (this.open) this.open = false;
    else this.show();
  }

  /** A link to a clause was clicked: it is shown beside the board if there is one. */
  follow(event: MouseEvent, clause: string): void {
    if (!this.#there || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.show(clause);
  }
}

export const rules = new RulesAtHand();
