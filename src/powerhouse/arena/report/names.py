"""Short names of bots, for plots, where a whole path or command finds no room."""

import re
from collections import Counter
from collections.abc import Sequence

LONGEST = 22


def short(names: Sequence[str]) -> dict[str, str]:
    """Without folders, with an ellipsis in the middle if still too long, and numbered if two are then the same."""
    cut = {name: _cut(name) for name in dict.fromkeys(names)}
    often = Counter(cut.values())
    seen: Counter[str] = Counter()
    for name, word in cut.items():
        if often[word] > 1:
            seen[word] += 1
            cut[name] = f"{word} ({seen[word]})"
    return cut


def _cut(name: str) -> str:
    plain = re.sub(r"[^\s:/\\]*[/\\]", "", name) or name
    if len(plain) <= LONGEST:
        return plain
    half = (LONGEST - 1) // 2
    return f"{plain[: LONGEST - 1 - half]}…{plain[-half:]}"
