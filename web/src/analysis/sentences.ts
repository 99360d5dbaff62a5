/** What an analysis says, in sentences; the texts are those of `powerhouse analyse`. */

import type { Say } from "../lib/catalogue";
import type { Phrase } from "../lib/types";
import type { Decision, Report, Reveal, Sale, SeatSum, Turn, Verdict } from "./doors";

/** Marks of decisions that lost something. */
export const BAD = ["blunder", "mistake", "inaccuracy"];
/** From this on, relative to par, a reveal is lucky or unlucky. */
const LUCKY = 0.15;

const name = (seat: number): Phrase => ({ key: "seat", values: { seat } });
const all = (items: Phrase[]): Phrase => ({ key: "all-of", values: { items } });

export const marked = ({ mark }: Decision) => BAD.includes(mark) || mark === "good";
export const lucky = ({ by_seat }: Reveal) => Math.max(...by_seat.map(Math.abs)) * by_seat.length >= LUCKY;

export function decisionSaid(one: Decision, say: Say): string {
  const { round, loss, error, mark } = one;
  const [played, best] = [all(one.played), all(one.best)];
  const whose = { round, name: name(one.seat), played };
  if (BAD.includes(mark))
    return say("analyse-decision", { ...whose, best, loss, error, mark: { key: `mark-${mark}` } });
  if (mark === "good") return say("analyse-good", { ...whose, mark: { key: "mark-good" } });
  return mark === "close" ? say("analysis-close", { ...whose, best }) : say("analysis-fine", whose);
}

export function revealSaid({ round, told, by_seat }: Reveal, say: Say): string {
  const gained = by_seat.indexOf(Math.max(...by_seat));
  const lost = by_seat.indexOf(Math.min(...by_seat));
  return say("analysis-reveal", {
    round,
    told: { key: "each-of", values: { items: told } },
    gained: name(gained),
    gain: by_seat[gained]!,
    lost: name(lost),
    loss: -by_seat[lost]!,
  });
}

export function saleSaid({ lot, buyer, price, worth, rival, rival_worth }: Sale, say: Say): string {
  const known = (bid: number | null) => bid ?? { key: "analyse-unknown" };
  const values = { name: name(buyer), lot, price, worth: known(worth), rival: name(rival), its: known(rival_worth) };
  const over = worth === null ? 0 : price - worth;
  return over > 0 ? say("analyse-overpaid", { ...values, over }) : say("analyse-sale", values);
}

/** A turning point: where it is, and what is said of it. */
export function turnSaid(report: Report, turn: Turn, say: Say): { number: number; text: string } {
  if (turn.kind === "decision") {
    const one = report.decisions[turn.at]!;
    return { number: one.number, text: decisionSaid(one, say) };
  }
  const one = report.reveals[turn.at]!;
  return { number: one.number, text: revealSaid(one, say) };
}

export function eloSaid({ performance: [elo, low, high] }: SeatSum, say: Say): string {
  if (elo === null) return say("analyse-below-scale");
  if (high === null) return say("analyse-elo", { elo });
  return low === null ? say("analyse-elo-below", { elo, high }) : say("analyse-elo-between", { elo, low, high });
}

/** How a plan compares with the best one, and with what was played. */
export function verdictSaid({ seat, tried, played, best, loss, mark }: Verdict, say: Say): string[] {
  const words = (plan: Phrase[]) => JSON.stringify(plan);
  const gain = tried.shares[seat]! - played.shares[seat]!;
  const said: string[] = [];
  if (words(tried.words) === words(best.words)) said.push(say("what-if-same"));
  else if (BAD.includes(mark)) said.push(say("what-if-loses", { mark: { key: `mark-${mark}` }, loss }));
  else if (mark === "close" || Math.abs(loss) < 0.005) said.push(say("what-if-close"));
  else if (loss < 0) said.push(say("what-if-better", { gain: -loss }));
  else said.push(say("what-if-little", { loss }));
  if (gain >= 0.005 && words(tried.words) !== words(played.words)) said.push(say("what-if-gains", { gain }));
  return said;
}
