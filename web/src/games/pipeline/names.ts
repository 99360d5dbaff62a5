/** Words and signs for the things of the game. */

import type { Say } from "../../lib/game";
import type { SignName } from "./pieces/Sign.svelte";
import type { Choice, Company, Game, Path, Tender, Tile } from "./types";

const SIGNS: Record<string, SignName> = {
  upgrades: "upgrade",
  tanks: "tank",
  machines: "machine",
  contracts: "contract",
  government: "government",
  network: "network",
  machine: "machine",
  "run-machines": "machine",
};

export const signOf = (action: string): SignName => SIGNS[action] ?? "market";
export const actionName = (say: Say, action: string): string => say(`pl-action-${action}`);
export const familyName = (say: Say, family: string): string => say(`pl-family-${family}`);
export const initial = (say: Say, grade: string): string => say(`pl-initial-${grade}`);

export function oilName(say: Say, colour: string, grade: string): string {
  return say("pl-oil", { colour: say(`colour-${colour}`), grade: say(`grade-${grade}`) });
}

export function needsInWords(say: Say, tender: Tender): string {
  return say("all-of", { items: tender.needs.map(({ colour, grade }) => oilName(say, colour, grade)) });
}

/** Whether a quadrant is open, and if not whether it can be opened. */
export function quadrantWord({ shown, say }: Game, at: number): string {
  const quadrant = shown.government[at]!;
  const left = quadrant.tiles.filter((tile) => tile !== null).length;
  if (quadrant.open) return say("pl-quadrant-open", { left });
  return say(quadrant.may_open ? "pl-quadrant-may" : "pl-quadrant-closed");
}

/** Machines, contracts, orders and penalties of a company. */
export function moreOf({ say }: Game, { contracts, orders, machines, penalties }: Company): string {
  return say("pl-player-more", {
    contracts: contracts.length,
    orders: orders.length,
    machines: machines.length,
    penalties,
  });
}

/** Where the own disc goes, and whom it pushes. */
export function discName({ shown, say, seat, players }: Game, choice: Choice): string {
  const space = Number(choice.arguments.space);
  const other = shown.track[space - 1] ?? null;
  if (other === null || other === seat) return say("pl-track-move", { space });
  const name = players[other]?.name ?? "";
  return say(choice.arguments.push ? "pl-track-push-left" : "pl-track-push-right", { space, name });
}

/** A pipe tile in words: what runs over it, what it costs and what it would make. */
export function takeLabel({ say }: Game, tile: Tile, choice: Choice | null): string {
  const half = (paths: Path[]) =>
    say("all-of", {
      items: paths.map(({ a, b, colour }) =>
        say("pl-path", { colour: say(`colour-${colour}`), a: say(`pl-side-${a}`), b: say(`pl-side-${b}`) }),
      ),
    });
  const face = say("pl-tile", { first: half(tile.first), second: half(tile.second) });
  if (!choice) return face;
  const cost = choice.cost ? say("pl-tile-cost", { cost: choice.cost }) : "";
  const line = choice.line
    ? say("pl-tile-makes", { colour: say(`colour-${choice.line[0]}`), length: choice.line[1] })
    : "";
  return say("each-of", { items: [say("pl-take", { face }), ...[cost, line].filter(Boolean)] });
}
