"""The optional compiled build: with POWERHOUSE_COMPILE=1 mypyc turns rules and heuristics into one C extension.

`python setup.py fresh` tells by its exit code whether the modules compiled in place match their sources.
"""

import hashlib
import json
import os
import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

PACKAGE = Path("src/powerhouse")
COMPILED = ("core", "parts", "games", "evaluator", "bots")

# msgspec structs and cold code stay interpreted: compiled classes lose their struct field types.
INTERPRETED = frozenset(
    {
        "__init__.py",
        "bidding.py",
        "board.py",
        "bot.py",
        "catalogue.py",
        "changes.py",
        "chart.py",
        "charts.py",
        "choice.py",
        "choices.py",
        "clauses.py",
        "components.py",
        "counts.py",
        "entropy.py",
        "expert.py",
        "files.py",
        "forecast.py",
        "game.py",
        "guard.py",
        "input.py",
        "inputs.py",
        "intentions.py",
        "legal_moves.py",
        "levels.py",
        "lot.py",
        "lots.py",
        "match.py",
        "names.py",
        "news.py",
        "notation.py",
        "outside.py",
        "packed.py",
        "phrase.py",
        "plant_news.py",
        "plant_notation.py",
        "plant_spoken.py",
        "policy.py",
        "policy_network.py",
        "previews.py",
        "program.py",
        "random_bot.py",
        "reasons.py",
        "record.py",
        "refusals.py",
        "registry.py",
        "replay.py",
        "run_previews.py",
        "schema.py",
        "schema_checks.py",
        "shape.py",
        "sheets.py",
        "spoken.py",
        "step.py",
        "story.py",
        "texts.py",
        "view.py",
        "words.py",
    }
)

# Written last, next to the compiled modules: {"core/digest.py": "<sha256 of that source>", ...}.
# If one of them differs, the whole group is stale, because compiled modules call each other directly.
STAMP = "_speed.json"


def modules() -> list[Path]:
    return sorted(path for part in COMPILED for path in (PACKAGE / part).rglob("*.py"))


def sources() -> list[Path]:
    return [path for path in modules() if path.name not in INTERPRETED]


def digests() -> dict[str, str]:
    """The compiled sources, and interpreted ones with constants: mypyc copies a Final into its users."""
    compiled = set(sources())
    return {
        path.relative_to(PACKAGE).as_posix(): hashlib.sha256(text).hexdigest()
        for path in modules()
        for text in [path.read_bytes()]
        if path in compiled or b"Final" in text
    }


def fresh() -> bool:
    stamp = PACKAGE / STAMP
    return (
        stamp.exists()
        and json.loads(stamp.read_text()) == digests()
        and all(path.with_suffix(EXTENSION_SUFFIXES[0]).exists() for path in sources())
    )


def freed_at_once(code: str) -> str:
    """Generated code in which what is acyclic is never put aside when it is freed.

    mypyc lets every object be put aside if it is freed deep inside others. Python links those by the header that it
    keeps before an object for its search for garbage, which acyclic ones do not have: it writes into the memory of
    another. Lists and dicts in between still put aside what is deep. (mypy 2.4.1; only what is cyclic is untracked.)
    """
    return re.sub(
        r"(_dealloc\([^)]*\)\n\{\n)    CPy_TRASHCAN_BEGIN\([^\n]*\n(.*?)    CPy_TRASHCAN_END\(self\)\n    done: ;\n",
        r"\1\2",
        code,
        flags=re.DOTALL,
    )


def compiled_build() -> dict[str, Any]:
    """What `setup` needs to know to build the extension."""
    needed = ["mypy==2.4.*", "msgspec"]
    if {"egg_info", "dist_info"} & set(sys.argv):
        return {"setup_requires": needed}

    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    before = digests()  # a source edited during the build must show as changed

    class BuildWithStamp(build_ext):
        def build_extensions(self) -> None:
            """As always, but a file for each processor at a time."""
            compile_files = self.compiler.compile

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                with ThreadPool(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [name for names in objects for name in names]

            self.compiler.compile = compile_at_once
            super().build_extensions()

        def run(self) -> None:
            super().run()
            package = PACKAGE if self.inplace else Path(self.build_lib, PACKAGE.name)
            (package / STAMP).write_text(json.dumps(before, indent=1) + "\n")

    extensions = mypycify(
        [str(path) for path in sources()],
        group_name="powerhouse_speed",
        opt_level="2",
        debug_level="0",
        multi_file=True,
        separate=False,
    )
    for extension in extensions:
        for file in map(Path, extension.sources):
            code = file.read_text("utf-8")
            if (mended := freed_at_once(code)) != code:
                file.write_text(mended, "utf-8")
    if os.name != "nt":
        for extension in extensions:
            # Integers wrap around as in the generated code; sums of products are rounded as in Python; functions of
            # the group call each other directly, not through the linker's table; a warning is no reason to stop.
            flags = ["-fwrapv", "-ffp-contract=off", "-fvisibility=hidden", "-Wno-error"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return {"ext_modules": extensions, "cmdclass": {"build_ext": BuildWithStamp}}


if sys.argv[1:] == ["fresh"]:
    sys.exit(0 if fresh() else 1)

from setuptools import setup  # noqa: E402  ("fresh" answers at once without it)

setup(**compiled_build() if os.environ.get("POWERHOUSE_COMPILE") == "1" else {})
