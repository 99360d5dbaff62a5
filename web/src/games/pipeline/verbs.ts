/** What goes on with the turn: the one deed that is gold, and those that are quiet. */

import { isWanted } from "../../lib/wanted";
import { desk } from "./desk.svelte";
import { best, drop, heldTile, inHand, siteAt, sites, turn, walk } from "./laying";
import { acting, add, all, find, finish, planned } from "./plans";
import type { Choice, Game, View } from "./types";

export interface Deed {
  id: string;
  label: string;
  act: () => unknown;
  resting?: boolean;
  /** There is something better to do first. */
  quiet?: boolean;
  /** What is asked once before it is done. */
  sure?: string;
}

export interface Deeds {
  gold: Deed | null;
  quiet: Deed[];
}

const NOTHING: Deeds = { gold: null, quiet: [] };

export function deeds(game: Game): Deeds {
  if (!game.mine || game.seat === null) return NOTHING;
  const { say, shown, plan } = game;
  const here = acting(game);
  const done = here ? find(shown, "done") : null;
  const deed = (id: string, act: () => unknown, values = {}, resting = false): Deed => ({
    id,
    label: say(`pl-do-${id}`, values),
    act,
    resting,
  });
  /** Gold if something was done, otherwise quiet, and asked once; not where something may have been done before. */
  const ending = (id: string, some: boolean, values = {}): Deeds => {
    if (!done) return NOTHING;
    if (!some && game.view.ask === id)
      return { gold: { ...deed("finish", () => finish(game, done)), quiet: true }, quiet: [] };
    const end = deed(some ? id : `${id}-none`, () => finish(game, done), values);
    return { gold: some ? end : { ...end, quiet: true, sure: say("pl-sure-nothing") }, quiet: [] };
  };
  /** Something must be chosen elsewhere before the turn goes on. */
  const choosing = (id: string, quiet: Deed[] = []): Deeds => ({ gold: deed(id, () => undefined, {}, true), quiet });
  const confirm = (): Deeds => ({ gold: deed(...committing(game), {}, false), quiet: [] });
  if (!here) return plan.steps.length ? confirm() : NOTHING;

  switch (shown.ask) {
    case "start-tanks":
      return choosing("start-tanks", plan.steps.length ? [] : [deed("advised", () => advise(game))]);
    case "trade":
      return ending("trade", planned(game, "sell", "buy").length > 0);
    case "sign":
      return ending("sign", planned(game, "sign", "loan").length > 0);
    case "shop":
      return ending("shop", planned(game, "tank", "machine", "pipes").length > 0);
    case "upgrade":
      return ending("upgrade", planned(game, "upgrade").length > 0);
    case "pipes":
    case "benefit":
      return choosing(
        takesTiles(shown) ? "take" : "benefit",
        done ? [deed(`${shown.ask}-done`, () => add(game, done))] : [],
      );
    case "government": {
      const tiles = shown.turn?.hand.length ?? 0;
      return done ? { gold: deed("government", () => add(game, done), { tiles }), quiet: [] } : choosing("take");
    }
    case "place":
    case "site":
    case "stand":
      return laying(game, deed, done);
    case "refine": {
      const runs = planned(game, "refine").length;
      const most = shown.runs[0];
      const rest =
        most?.moves.length && !runs
          ? [deed("best-run", () => addMoves(game, most.moves), { lines: most.moves.length })]
          : [];
      return { ...ending("refine", runs > 0, { lines: runs }), quiet: rest };
    }
    case "disc":
      if (plan.steps.length) return confirm();
      return { gold: done && { ...deed("disc-none", () => finish(game, done)), quiet: true }, quiet: [] };
    case "work":
      return working(game, deed, done, confirm);
    case "machines":
      return machines(game, deed, done, confirm);
    case "lay":
      return choosing("choose-tile");
    case "serve":
      return choosing("choose-cube");
    default:
      return NOTHING;
  }
}

/** Only pipe tiles can be taken, no tanks or machines of an upgrade. */
const takesTiles = ({ ask, turn }: View): boolean => ask === "pipes" || (!turn?.due.tanks && !turn?.due.machines);

type Make = (id: string, act: () => unknown, values?: Record<string, number>, resting?: boolean) => Deed;

function laying(game: Game, deed: Make, done: Choice | null): Deeds {
  const all = sites(game);
  const tile = heldTile(game);
  const hand = inHand(game) ?? "tile";
  const site = siteAt(all, desk.ghost, tile);
  const star = all.find(({ choice }) => isWanted(game, choice)) ?? best(all, 1)[0];
  const gold = deed(`lay-${hand}`, () => drop(game), {}, !site);
  const quiet = [
    ...(hand === "tile" ? [deed("turn", () => turn(all, tile))] : []),
    deed("before", () => walk(all, tile, -1)),
    deed("after", () => walk(all, tile, 1)),
    ...(star
      ? [
          deed("best", () => {
            desk.best = true;
            if (hand === "tile") desk.side = star.side as typeof desk.side;
            desk.ghost = star;
            desk.refusal = "";
          }),
        ]
      : []),
    ...(done ? [deed("site-done", () => add(game, done))] : []),
  ];
  return { gold, quiet };
}

function working(game: Game, deed: Make, done: Choice | null, confirm: () => Deeds): Deeds {
  const { shown, plan } = game;
  if (plan.steps.length) return confirm();
  const leave = find(shown, "pass") ?? done;
  if (shown.turn?.main && leave) {
    const { say } = game;
    return { gold: { ...deed("pass", () => finish(game, leave)), quiet: true, sure: say("pl-sure-pass") }, quiet: [] };
  }
  const end = shown.turn?.after === "machines" ? "to-machines" : "end-turn";
  return { gold: done && deed(end, () => finish(game, done)), quiet: [] };
}

function machines(game: Game, deed: Make, done: Choice | null, confirm: () => Deeds): Deeds {
  const { shown, plan } = game;
  if (plan.steps.length) return confirm();
  const run = find(shown, "run");
  const end = done && deed("end-turn", () => finish(game, done));
  const pays = shown.runs.some((one) => one.gain > 0);
  const start = run && deed("run", () => add(game, run), { cost: run.cost ?? 0 });
  if (start && pays) return { gold: start, quiet: end ? [end] : [] };
  return { gold: end, quiet: start ? [start] : [] };
}

/** What sending the plan would do, by its last step. */
function committing(game: Game): [string, () => unknown] {
  const verb = game.plan.steps.at(-1)?.verb ?? "";
  const names: Record<string, string> = {
    tank: "start-tanks",
    refine: "run-lines",
    disc: "disc",
    deliver: "deliver",
    serve: "deliver",
    spend: "deliver",
    place: "lay-all",
    site: "lay-all",
    close: "upgrade",
  };
  return [names[verb] ?? "confirm", () => game.plan.confirm()];
}

async function addMoves(game: Game, moves: string[]): Promise<void> {
  const known = new Map(game.shown.choices.map((choice) => [choice.move, choice]));
  // A move that is offered only after the first ones is told by its text alone until the server has tried it.
  for (const move of moves) {
    const choice = known.get(move) ?? game.shown.choices.find((one) => one.move === move);
    if (!choice || !(await game.plan.add(choice))) return;
  }
}

async function advise(game: Game): Promise<void> {
  const wanted = Object.entries(game.board.advised_tanks).flatMap(([grade, count]) => Array<string>(count).fill(grade));
  const tanks = wanted.flatMap((grade) => all(game.shown, "tank", { grade }).slice(0, 1));
  if (!game.busy) await game.plan.add(...tanks);
}
