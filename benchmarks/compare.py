"""Measures every game compiled and interpreted, beside the last accepted figures.

`python benchmarks/compare.py [--accept]`. All figures are scaled to a machine whose calibration loop takes 0.2 s, so
ratios compare across machines; on a busy machine expect them to move by 15 %.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from powerhouse.core import registry

ACCEPTED = Path(__file__).parent / "accepted.json"
FIGURES = ("normalised_games_per_s", "normalised_copy_us")


def measure(game: str, pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "POWERHOUSE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "powerhouse", "bench", game, "--json"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def main() -> int:
    accepted: dict[str, dict[str, dict[str, float]]] = json.loads(ACCEPTED.read_text()) if ACCEPTED.exists() else {}
    for game in registry.game_ids():
        for pure in (False, True):
            figures = measure(game, pure)
            if figures["compiled"] == pure:
                print(f"{game}: not compiled here (make fast), measured interpreted only")
                continue
            mode = "interpreted" if pure else "compiled"
            before = accepted.setdefault(game, {}).setdefault(mode, {})
            now = {name: round(figures[name], 2) for name in FIGURES}
            ratios = ", ".join(
                f"{name} {now[name]:,.2f} ({now[name] / before.get(name, now[name]):.2f} x)" for name in now
            )
            print(f"{game}, {mode}: {ratios}; calibration {figures['calibration_s']:.3f} s")
            if "--accept" in sys.argv:
                before.update(now)
    if "--accept" in sys.argv:
        ACCEPTED.write_text(json.dumps(accepted, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
