"""Writes the playthroughs and stories of the tests anew, after a change that is wanted; look at the diff first.

Words as arguments choose the files whose path has one of them: `python tools/goldens.py stories power_grid/`.
"""

import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests import playthroughs, stories  # noqa: E402
from tests.core import pages  # noqa: E402


def main(wanted: list[str]) -> None:
    goldens = [(playthroughs.file(*case), partial(playthroughs.playthrough, *case)) for case in playthroughs.cases()]
    goldens += [(stories.file(record), partial(stories.story, record)) for record in stories.records()]
    goldens += [(pages.FILE, partial(pages.fixture))]
    for path, make in goldens:
        name = path.relative_to(ROOT).as_posix()
        if not wanted or any(word in name for word in wanted):
            path.parent.mkdir(exist_ok=True)
            path.write_text(make(), "utf-8")
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
