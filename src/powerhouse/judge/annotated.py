"""An analysis as comment lines of the record (docs/record-format.md), which every other program skips."""

from powerhouse.core.match import Match
from powerhouse.core.record import MOST_CHARACTERS
from powerhouse.judge.report import Analysis


def annotated(match: Match, analysis: Analysis) -> str:
    """The record with who stood how, what was luck and what was lost."""
    before: dict[int, list[str]] = {}
    after: dict[int, list[str]] = {}
    for moment in analysis.moments:
        before.setdefault(moment.entry, []).append(f"# shares {_numbers(moment.shares)}")
    for one in analysis.decisions:
        told = f"# loss {one.loss:.4f} {one.error:.4f} {one.mark or 'none'}: {', '.join(one.best)}"
        before.setdefault(one.entry, []).append(told[:MOST_CHARACTERS])
    for reveal in analysis.reveals:
        last = reveal.entry + len(reveal.shown) - 1
        after.setdefault(last, []).append(f"# luck {_numbers(reveal.by_seat)}")
    head = f"# analysis by {analysis.judge}, evaluator {analysis.evaluator}, looks {analysis.looks}"
    out: list[str] = []
    entry = 0
    body = False
    for line in match.record().splitlines():
        if body and line and line[0] not in "#=":
            out += [*before.get(entry, []), line, *after.get(entry, [])]
            entry += 1
            continue
        if body and line.startswith("="):
            out += before.get(entry, [])
        out.append(line)
        if not line and not body:
            body = True
            out.append(head)
    return "\n".join(out) + "\n"


def _numbers(values: list[float]) -> str:
    return " ".join(f"{value:.4f}" for value in values)
