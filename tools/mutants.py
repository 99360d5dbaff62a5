"""Rules broken on purpose: does a clause test notice?

`python tools/mutants.py [MODULE ...]` breaks the rules of each module, one place at a time, and runs the clause tests
of its game that come by there. `MODULE` is a path below src/powerhouse, as `games/pipeline/order.py`; without one all
modules of rules are taken. At most `--most` breakings are tried in a module, drawn by `--seed`. What was tried is kept
in build/mutants, so a run that was ended goes on where it stood; a module that has changed since begins anew.
`--report` writes benchmarks/mutants.md from what is kept.

Nothing is written into the source: a child process that has collected the tests already puts the broken code into the
function where it stands, so every module that has imported the function meets it.
"""

import argparse
import hashlib
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "powerhouse"
KEPT = ROOT / "build" / "mutants"
REPORT = ROOT / "benchmarks" / "mutants.md"
SAME = ROOT / "tools" / "mutants_same.json"
sys.path[:0] = [str(ROOT), str(SOURCE.parent)]
os.environ["POWERHOUSE_PURE"] = "1"

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402

from tools.breakings import Breaking, breakings, function_named  # noqa: E402

GAMES = {path.name: path for path in sorted((SOURCE / "games").iterdir()) if (path / "state.py").exists()}
PARTS_PROVED_BY = ("power_grid", "power_grid_card_game")
NO_RULES = frozenset(
    f"{name}.py"
    for name in (
        # How a position is laid out, copied and written down, and figures.
        "__init__", "fields", "figures", "game", "player", "plant_figures", "rulings", "schema", "schema_checks",
        "table",
        # How it is told.
        "forecast", "input", "names", "news", "notation", "plant_news", "plant_notation", "plant_spoken", "plant_views",
        "previews", "refusals", "run_previews", "spoken", "ways", "view",
    )
)  # fmt: skip
"""Modules that are not rules."""
SLOWEST_S = 60.0
HEAD = """# Rules broken on purpose

`make mutants` (tools/mutants.py): each row is a module of rules. Of the ways to break it so many were tried, each
against the clause tests that come by; noticed means that one of them failed. The share is of those that change
anything.

| module | breakings | tried | noticed | not noticed | change nothing | share |
|---|---|---|---|---|---|---|"""


def modules() -> list[Path]:
    """The modules of rules, of games and parts."""
    found = [path for part in ("games", "parts") for path in sorted((SOURCE / part).rglob("*.py"))]
    return [path for path in found if path.name not in NO_RULES]


def proofs(module: Path) -> list[str]:
    """The folders whose clause tests prove the rules of a module."""
    games = [name for name, path in GAMES.items() if path in module.parents] or list(PARTS_PROVED_BY)
    return [*(f"tests/{name}" for name in games), "tests/rulebook"]


class Trial:
    """Runs in pytest's place when the tests are collected: each breaking in a child process of its own."""

    def __init__(self, module: Path, chosen: list[Breaking], kept: Path, jobs: int) -> None:
        self.module = ".".join(["powerhouse", *module.relative_to(SOURCE).with_suffix("").parts])
        self.chosen = chosen
        self.kept = kept
        self.jobs = jobs
        self.running: dict[int, tuple[Breaking, float]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("clause")]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        coming_by = self._functions_met()
        for breaking in self.chosen:
            tests = [item for item, met in zip(self.items, coming_by, strict=True) if breaking.function in met]
            if not tests:
                self._note(breaking, "survived")
                continue
            while len(self.running) >= self.jobs:
                self._wait()
            pid = os.fork()
            if pid == 0:
                os._exit(self._broken(breaking, tests))
            self.running[pid] = breaking, time.monotonic()
        while self.running:
            self._wait()
        return True

    def _functions_met(self) -> list[set[str]]:
        """The functions of the module that each test calls; a test that fails already is a fault of ours."""
        met: list[set[str]] = []
        file = sys.modules[self.module].__file__

        def note(frame: Any, event: str, _: Any) -> None:
            if event == "call" and frame.f_code.co_filename == file:
                met[-1].add(frame.f_code.co_qualname.split(".<locals>")[0])

        for item in self.items:
            met.append(set())
            sys.setprofile(note)
            reports = runtestprotocol(item, nextitem=None, log=False)
            sys.setprofile(None)
            if any(report.failed for report in reports):
                raise pytest.UsageError(f"{item.nodeid} fails on the rules as they are")
        return met

    def _broken(self, breaking: Breaking, tests: list[pytest.Item]) -> int:
        """1 if a test notices, else 0."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        function_named(sys.modules[self.module], breaking.function).__code__ = breaking.code
        for item in tests:
            if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
                return 1
        return 0

    def _wait(self) -> None:
        """Until a child has ended; one that goes on and on was noticed, as an endless loop would be."""
        while True:
            for pid, (breaking, since) in list(self.running.items()):
                ended, status = os.waitpid(pid, os.WNOHANG)
                late = time.monotonic() - since > SLOWEST_S
                if late and not ended:
                    os.kill(pid, 9)
                    os.waitpid(pid, 0)
                if ended or late:
                    del self.running[pid]
                    self._note(breaking, "survived" if ended and status == 0 else "killed")
                    return
            time.sleep(0.005)

    def _note(self, breaking: Breaking, result: str) -> None:
        with self.kept.open("a") as file:
            file.write(json.dumps({"breaking": breaking.name, "line": breaking.line, "result": result}) + "\n")


def kept_of(module: Path) -> Path:
    return KEPT / module.relative_to(SOURCE).with_suffix(".jsonl")


def results(module: Path) -> tuple[str, dict[str, str]]:
    """The digest of the source that was tried, and what came of each breaking."""
    file = kept_of(module)
    if not file.exists():
        return "", {}
    head, *rows = [json.loads(line) for line in file.read_text().splitlines()]
    return head["source"], {row["breaking"]: row["result"] for row in rows}


def try_module(module: Path, most: int, seed: int, jobs: int) -> None:
    source = module.read_text()
    digest = hashlib.sha256(source.encode()).hexdigest()
    found = list(breakings(source, str(module)))
    chosen = found if len(found) <= most else random.Random(seed).sample(found, most)
    kept, (tried, known) = kept_of(module), results(module)
    if tried != digest:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps({"source": digest, "all": len(found), "seed": seed}) + "\n")
        known = {}
    left = [breaking for breaking in chosen if breaking.name not in known]
    if left:
        trial = Trial(module, left, kept, jobs)
        quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0"]
        if code := pytest.main([*quiet, *proofs(module)], plugins=[trial]):
            raise SystemExit(int(code))


def same() -> dict[str, dict[str, str]]:
    """Breakings that change nothing, by module, with the reason."""
    return json.loads(SAME.read_text()) if SAME.exists() else {}


def rows() -> Iterator[tuple[str, int, Counter[str], list[str]]]:
    for module in modules():
        file = kept_of(module)
        if file.exists():
            name = module.relative_to(SOURCE).as_posix()
            excused = same().get(name, {})
            _, found = results(module)
            counts = Counter("same" if known in excused else result for known, result in found.items())
            alive = [known for known, result in found.items() if result == "survived" and known not in excused]
            yield name, json.loads(file.read_text().splitlines()[0])["all"], counts, alive


def report() -> str:
    told = [HEAD]
    for name, there, counts, _ in rows():
        real = counts["killed"] + counts["survived"]
        share = f"{100 * counts['killed'] / real:.0f} %" if real else ""
        figures = [there, counts.total(), counts["killed"], counts["survived"], counts["same"], share]
        told.append(f"| `{name}` | " + " | ".join(map(str, figures)) + " |")
    return "\n".join(told) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", metavar="MODULE")
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="write benchmarks/mutants.md from what is kept")
    parser.add_argument("--alive", action="store_true", help="list what was not noticed")
    wanted = parser.parse_args()
    if wanted.report:
        REPORT.write_text(report())
    elif wanted.alive:
        for name, _, _, alive in rows():
            print(*(f"{name} {breaking}" for breaking in alive), sep="\n", end="\n" if alive else "")
    else:
        for module in [SOURCE / name for name in wanted.modules] or modules():
            pid = os.fork()  # a module's tests and functions are no matter of the next
            if pid == 0:
                try_module(module, wanted.most, wanted.seed, wanted.jobs)
                os._exit(0)
            if os.waitpid(pid, 0)[1]:
                raise SystemExit(f"{module.relative_to(ROOT)}: not tried to the end")
            counts = Counter(results(module)[1].values())
            print(f"{module.relative_to(SOURCE)}: {counts['killed']} noticed, {counts['survived']} not", flush=True)


if __name__ == "__main__":
    main()
