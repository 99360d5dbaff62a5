"""Rules broken on purpose: does a clause test notice?

`python tools/mutants.py [MODULE ...]` breaks the rules of each module, one place at a time, and runs the clause tests
of its game that come by there: first those that noticed other breakings of the same function, then the quickest.
`MODULE` is a path below src/powerhouse, as `games/pipeline/order.py`, or a folder; without one all modules of rules
are taken. At most `--most` breakings are tried in a module, drawn by `--seed`. What was tried is kept in build/mutants,
so a run that was ended goes on where it stood; a function that has changed since begins anew. `--again` tries once more
what was not noticed, after tests were added. What tools/mutants_same.json excuses, since it changes nothing, is not
tried. `--report` writes benchmarks/mutants.md from what is kept.

Nothing is written into the source: a child process that has collected the tests already puts the broken code into the
function where it stands, so every module that has imported the function meets it.
"""

import argparse
import gc
import json
import math
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Never

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "powerhouse"
KEPT = ROOT / "build" / "mutants"
LOOKED = KEPT / "tests.json"
REPORT = ROOT / "benchmarks" / "mutants.md"
SAME = ROOT / "tools" / "mutants_same.json"
sys.path[:0] = [str(ROOT), str(SOURCE.parent)]
os.environ["POWERHOUSE_PURE"] = "1"

import pytest  # noqa: E402
from _pytest.tmpdir import tmppath_result_key  # noqa: E402

from tools.breakings import Breaking, breakings, function_named  # noqa: E402

GAMES = {path.name: path for path in sorted((SOURCE / "games").iterdir()) if (path / "state.py").exists()}
PARTS_PROVED_BY = ("power_grid", "power_grid_card_game")
NO_RULES = frozenset(
    f"{name}.py"
    for name in (
        # How a position is laid out, copied and written down, and figures; `grid` works out its tables when imported.
        "__init__", "clauses", "codes", "counts", "fields", "figures", "game", "grid", "player", "plant_figures",
        "rulings", "schema", "schema_checks", "table",
        # How it is told.
        "board", "charts", "choices", "city_features", "feature_texts", "features", "forecast", "input",
        "line_features", "lots", "names", "news", "notation", "plant_charts", "plant_features", "plant_news",
        "plant_notation", "plant_spoken", "plant_views", "previews", "refusals", "run_previews", "spoken",
        "trade_words", "ways", "view",
    )
)  # fmt: skip
"""Modules that are not rules."""
LEAST_S, TIMES = 2.0, 5.0
"""A test has so many seconds of the processor, and so many times what it takes unbroken; then it is endless."""
MOST_MEMORY = 4 << 30
LONG_S = 0.1
"""A test that takes longer is timed once more."""
HEAD = """# Rules broken on purpose

`make mutants` (tools/mutants.py): each row is a module of rules. Of the ways to break it, at most {most} drawn by the
seed {seed}, each was tried against the clause tests that come by; noticed means that one of them failed. What was not
noticed and changes nothing, as reading shows, is named below by its reason. The share is of the others.

| module | breakings | tried | noticed | not noticed | change nothing | share |
|---|---|---|---|---|---|---|"""
WHY = """
## Why some change nothing

`tools/mutants_same.json` names each of them.

| reason | breakings |
|---|---|"""


def modules() -> list[Path]:
    """The modules of rules, of games and parts."""
    found = [path for part in ("games", "parts") for path in sorted((SOURCE / part).rglob("*.py"))]
    return [path for path in found if path.name not in NO_RULES]


def proofs(module: Path) -> tuple[str, ...]:
    """The folders whose clause tests prove the rules of a module."""
    games = [name for name, path in GAMES.items() if path in module.parents] or list(PARTS_PROVED_BY)
    return (*(f"tests/{name}" for name in games), "tests/rulebook")


class Trial:
    """Runs in pytest's place when the tests are collected: each breaking in a child process of its own."""

    def __init__(self, chosen: list[tuple[Path, Breaking]], jobs: int, slowest: float) -> None:
        self.chosen = chosen
        self.jobs = jobs
        self.slowest = slowest
        self.known: dict[str, Any] = json.loads(LOOKED.read_text()) if LOOKED.exists() else {}
        self.running: dict[int, Child] = {}
        self.noticed_by: dict[tuple[Path, str], list[pytest.Item]] = {}
        """By function: the tests that noticed a breaking of it, the latest last."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("clause")]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._look_at(session.items)
        gc.freeze()
        for module, breaking in self.chosen:
            where = f"{module.relative_to(SOURCE)} {breaking.function}"
            tests = [item for item, look in self.looks.items() if where in look.met]
            if not tests:
                _note(module, breaking, "survived")
                continue
            while len(self.running) >= self.jobs:
                self._wait()
            self._begin(module, breaking, tests)
        while self.running:
            self._wait()
        return True

    def _look_at(self, items: list[pytest.Item]) -> None:
        """How long each test takes and which functions it calls, as far as that is not known."""
        KEPT.mkdir(parents=True, exist_ok=True)
        looks: dict[pytest.Item, Look] = {}
        for item in items:
            seconds = _seconds(item)  # also, no child has to read and work out once more what is kept, as figures
            if seconds > self.slowest:
                continue
            source = _digest(item.path)
            found = self.known.get(item.nodeid)
            if found is None or found["source"] != source:
                found = self.known[item.nodeid] = {"source": source, "met": _met(item)}
                if len(looks) % 20 == 0:
                    LOOKED.write_text(json.dumps(self.known))
            looks[item] = Look(seconds, frozenset(found["met"]))
        LOOKED.write_text(json.dumps(self.known))
        self.looks = dict(sorted(looks.items(), key=lambda pair: pair[1].seconds))

    def _begin(self, module: Path, breaking: Breaking, tests: list[pytest.Item]) -> None:
        before = [item for item in reversed(self.noticed_by.get((module, breaking.function), [])) if item in tests]
        tests = list(dict.fromkeys(before + tests))
        told, telling = os.pipe()
        pid = os.fork()
        if pid == 0:
            _run_broken(module, breaking, [(item, self.looks[item].seconds) for item in tests], telling)
        os.close(telling)
        self.running[pid] = Child(module, breaking, tests, told)

    def _wait(self) -> None:
        pid, status = os.wait()
        self._note_end(self.running.pop(pid), survived=status == 0)

    def _note_end(self, child: "Child", survived: bool) -> None:
        last = int(os.read(child.told, 1_000_000).split()[-1])
        os.close(child.told)
        test = child.tests[last]
        if survived:
            _note(child.module, child.breaking, "survived")
        else:
            self.noticed_by.setdefault((child.module, child.breaking.function), []).append(test)
            _note(child.module, child.breaking, "killed", test.nodeid)


@dataclass(frozen=True)
class Look:
    """What is known of a test: how long it takes, and the functions of the rules that it calls."""

    seconds: float
    met: frozenset[str]


def _seconds(item: pytest.Item) -> float:
    """Taken twice where it is long, since the first test that needs a thing makes it for all."""
    taken = 0.0
    for _ in range(2):
        since = time.process_time()
        if _notices(item):
            raise pytest.UsageError(f"{item.nodeid} fails on the rules as they are")
        taken = time.process_time() - since
        if taken < LONG_S:
            break
    return taken


def _met(item: pytest.Item) -> list[str]:
    files = {str(module): str(module.relative_to(SOURCE)) for module in modules()}
    met: set[str] = set()

    def note(frame: Any, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename in files:
            met.add(f"{files[code.co_filename]} {code.co_qualname.split('.<locals>')[0]}")

    sys.setprofile(note)
    _notices(item)
    sys.setprofile(None)
    return sorted(met)


@cache
def _digest(test: Path) -> str:
    """Of a file of tests, what it shares with others in its folder, and the rules."""
    shared = [path for path in test.parent.glob("*.py") if not path.name.startswith("test_")]
    rules = [path for part in ("games", "parts") for path in (SOURCE / part).rglob("*.py")]
    return sha256(b"".join(path.read_bytes() for path in [test, *sorted(shared + rules)])).hexdigest()


@dataclass(frozen=True)
class Child:
    """The process that tries a breaking, and where it tells which test it has come to."""

    module: Path
    breaking: Breaking
    tests: list[pytest.Item]
    told: int


def _run_broken(module: Path, breaking: Breaking, tests: list[tuple[pytest.Item, float]], telling: int) -> Never:
    """Ends with 0 if no test notices; one that goes on and on is ended by the system's clock, and so noticed."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    name = ".".join(["powerhouse", *module.relative_to(SOURCE).with_suffix("").parts])
    function_named(sys.modules[name], breaking.function).__code__ = breaking.code
    gc.disable()
    for at, (item, seconds) in enumerate(tests):
        os.write(telling, f"{at} ".encode())
        signal.setitimer(signal.ITIMER_PROF, LEAST_S + TIMES * seconds)
        if _notices(item):
            os._exit(1)
    os._exit(0)


def _notices(item: pytest.Item) -> bool:
    """Whether a test fails. Without pytest's own protocol, whose report of a failure takes longer than most tests."""
    setup = item.session._setupstate
    try:
        item._initrequest()  # type: ignore[attr-defined]
        item.stash[tmppath_result_key] = {}
        setup.setup(item)
        item.runtest()
        setup.teardown_exact(None)
    except pytest.skip.Exception:
        setup.teardown_exact(None)
    except BaseException:  # whatever it is, the test did not pass
        return True
    return False


def kept_of(module: Path) -> Path:
    return KEPT / module.relative_to(SOURCE).with_suffix(".jsonl")


def _note(module: Path, breaking: Breaking, result: str, by: str = "") -> None:
    file = kept_of(module)
    file.parent.mkdir(parents=True, exist_ok=True)
    row = {"breaking": breaking.name, "source": breaking.source, "result": result, "by": by}
    with file.open("a") as kept:
        kept.write(json.dumps(row) + "\n")


def results(module: Path, chosen: list[Breaking]) -> dict[str, str]:
    """What came of those that were tried, as far as their functions are still the same."""
    file = kept_of(module)
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    known = {(row["breaking"], row["source"]): row["result"] for row in rows}
    return {one.name: known[one.name, one.source] for one in chosen if (one.name, one.source) in known}


def drawn(module: Path, most: int, seed: int) -> tuple[int, list[Breaking]]:
    """How many ways there are to break a module, and those that are tried."""
    found = list(breakings(module.read_text(), str(module)))
    return len(found), found if len(found) <= most else random.Random(seed).sample(found, most)


def left(module: Path, chosen: list[Breaking], again: bool) -> list[tuple[Path, Breaking]]:
    """What is still to be tried."""
    known, excused = results(module, chosen), same(module)
    done = excused | {name for name, result in known.items() if result == "killed" or not again}
    return [(module, breaking) for breaking in chosen if breaking.name not in done]


def try_all(folders: tuple[str, ...], trial: Trial) -> None:
    """In a process of its own: what is imported for a game is no matter of the next."""
    pid = os.fork()
    if pid == 0:
        quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0"]
        code = pytest.main([*quiet, *folders], plugins=[trial])
        sys.stdout.flush()
        os._exit(int(code))
    if os.waitpid(pid, 0)[1]:
        raise SystemExit(f"{' '.join(folders)}: not tried to the end")


def reasons() -> dict[str, dict[str, list[str]]]:
    """Breakings that change nothing, by reason and module."""
    return json.loads(SAME.read_text()) if SAME.exists() else {}


def same(module: Path) -> set[str]:
    name = module.relative_to(SOURCE).as_posix()
    return {breaking for found in reasons().values() for breaking in found.get(name, [])}


def rows(most: int, seed: int) -> Iterator[tuple[str, int, Counter[str], list[str]]]:
    """By module: how many breakings there are, what came of those tried, and what was not noticed."""
    for module in modules():
        there, chosen = drawn(module, most, seed)
        found = results(module, chosen) | {one.name: "same" for one in chosen if one.name in same(module)}
        counts = Counter(found.values())
        alive = [name for name, result in found.items() if result == "survived"]
        if found:
            yield module.relative_to(SOURCE).as_posix(), there, counts, alive


def report(most: int, seed: int) -> str:
    told = [HEAD.format(most=most, seed=seed)]
    total: Counter[str] = Counter()
    for name, there, counts, _ in rows(most, seed):
        told.append(_row(f"`{name}`", there, counts))
        total += counts + Counter(there=there)
    told.append(_row("all", total.pop("there", 0), total))
    if named := reasons():
        told.append(WHY)
        told += [f"| {why} | {sum(map(len, found.values()))} |" for why, found in named.items()]
    return "\n".join(told) + "\n"


def _row(name: str, there: int, counts: Counter[str]) -> str:
    real = counts["killed"] + counts["survived"]
    share = f"{100 * counts['killed'] // real} %" if real else ""
    figures = [there, counts.total(), counts["killed"], counts["survived"], counts["same"], share]
    return f"| {name} | " + " | ".join(map(str, figures)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", metavar="MODULE")
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--slowest", type=float, default=math.inf, help="leave out tests that take more seconds")
    parser.add_argument("--again", action="store_true", help="try once more what was not noticed")
    parser.add_argument("--report", action="store_true", help="write benchmarks/mutants.md from what is kept")
    parser.add_argument("--alive", action="store_true", help="list what was not noticed")
    wanted = parser.parse_args()
    named = [SOURCE / name for name in wanted.modules]
    taken = [one for one in modules() if not named or any(one == name or name in one.parents for name in named)]
    if wanted.report:
        REPORT.write_text(report(wanted.most, wanted.seed))
        return
    if not wanted.alive:
        for folders in dict.fromkeys(map(proofs, taken)):
            proved = [one for one in taken if proofs(one) == folders]
            trials = [left(one, drawn(one, wanted.most, wanted.seed)[1], wanted.again) for one in proved]
            if chosen := [pair for pairs in trials for pair in pairs]:
                try_all(folders, Trial(chosen, wanted.jobs, wanted.slowest))
    for name, _, counts, alive in rows(wanted.most, wanted.seed):
        if SOURCE / name in taken:
            print(f"{name}: {counts['killed']} noticed, {counts['survived']} not, {counts['same']} change nothing")
            if wanted.alive:
                print(*(f"    {breaking}" for breaking in alive), sep="\n", end="\n" if alive else "")


if __name__ == "__main__":
    main()
