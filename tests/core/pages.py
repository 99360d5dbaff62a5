"""The beginning of a recorded game with its news and how they are told, for the pages, which tell them by themselves:
`python tools/goldens.py story.json` writes it anew.
"""

import json
from pathlib import Path

from msgspec import to_builtins

from powerhouse import Match
from powerhouse.core.catalogue import of_game
from powerhouse.core.story import story

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "src" / "lib" / "testing" / "story.json"
RECORD = ROOT / "tests" / "records" / "power_grid" / "germany-2.game"
ENTRIES = 100


def fixture() -> str:
    match = Match.load(RECORD)
    log = match.log[:ENTRIES]
    texts = of_game(match.game.id)
    lines = story([news for entry in log for news in entry.news], None)
    written: dict[str, list[object]] = {
        "names": [*match.names],
        "log": [{"number": number, "news": to_builtins(entry.news)} for number, entry in enumerate(log) if entry.news],
        "told": [texts.say(line.phrase(), match.names) for line in lines],
    }
    return "\n".join(_rows(written)) + "\n"


def _rows(written: dict[str, list[object]]) -> list[str]:
    """JSON with a row each, so that a change can be seen."""
    parts = [
        f'"{name}": [\n' + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
        for name, rows in written.items()
    ]
    return ["{", ",\n".join(parts), "}"]
