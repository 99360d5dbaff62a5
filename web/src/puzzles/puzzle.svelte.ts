/** A puzzle on the screen: its position, the plan that is made there, the answer, the solution. */

import { WhatIf } from "../analysis/what-if.svelte";
import { gameOf } from "../games/registry";
import { alsoSay, readable, say, type Say } from "../lib/catalogue";
import { notices } from "../lib/notices.svelte";
import { styles } from "../lib/players";
import { ServerRequest } from "../lib/request.svelte";
import { answer, puzzles, scene, solution, tryPlan, type Answer, type PuzzleCard, type Solution } from "./doors";
import { nextOf } from "./days";
import { answerSaid } from "./sentences";
import { solved } from "./solved.svelte";

export class Puzzle {
  readonly card: PuzzleCard;
  /** All of its game, in order. */
  readonly cards: PuzzleCard[];
  readonly game: WhatIf<Answer>;
  readonly solving = new ServerRequest((text) => notices.warn(text));
  solution = $state.raw<Solution | null>(null);
  readonly #goOn: (id: string) => void;

  private constructor(card: PuzzleCard, cards: PuzzleCard[], game: WhatIf<Answer>, goOn: (id: string) => void) {
    this.card = card;
    this.cards = cards;
    this.game = game;
    this.#goOn = goOn;
  }

  /** `goOn` shows another one. */
  static async open(id: string, goOn: (id: string) => void): Promise<Puzzle> {
    await alsoSay("judge", "puzzles");
    const [lists, { card, table, view, log }] = await Promise.all([puzzles(), scene(id)]);
    const [module, board, catalogue] = await gameOf(table);
    const players = styles(table.seats);
    const names = players.map(({ name }) => name);
    const told: Say = (said, values) => catalogue.say(said, values, names);
    const cards = lists.find(({ game }) => game === table.game)?.puzzles ?? [card];
    const ground = {
      ...{ module, board, players, say: told, log, fresh: [], table, catalogue },
      attempt: (moves: Parameters<typeof tryPlan>[1]) => tryPlan(id, moves),
      judge: (moves: Parameters<typeof answer>[1]) => made.#answered(moves),
      after: ({ solved }: Answer) =>
        solved && made.next ? { label: say("puzzle-next"), act: () => made.goOn() } : null,
    };
    const made: Puzzle = new Puzzle(card, cards, new WhatIf<Answer>(ground, view), goOn);
    return made;
  }

  get number(): number {
    return this.cards.findIndex(({ id }) => id === this.card.id) + 1;
  }

  get next(): PuzzleCard | undefined {
    return nextOf(this.cards, this.card.id, solved.has);
  }

  get headline(): string {
    const { module, table, say } = this.game;
    return module.headline?.(this.game) ?? (table.heading ? say(table.heading) : readable(table.game));
  }

  goOn(): void {
    if (this.next) this.#goOn(this.next.id);
  }

  async solve(): Promise<void> {
    const found = await this.solving.run(() => solution(this.card.id));
    if (!found) return;
    this.solution = found;
    // Who has not found it sees on the board what to do.
    if (this.game.verdict?.best) return;
    this.game.again();
    this.game.taught = found.moves;
  }

  async #answered(moves: Parameters<typeof answer>[1]): Promise<Answer> {
    const found = await answer(this.card.id, moves);
    if (found.solved && !this.solution) solved.add(this.card.id);
    notices.speak(answerSaid(found, this.game.say));
    return found;
  }
}
