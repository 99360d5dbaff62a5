"""The site of the documentation is laid out: no link leads nowhere, every page of the menu is there."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)\s]*)?\)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "tools.site", str(folder)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ | {"POWERHOUSE_PURE": "1"})
    assert made.returncode == 0, made.stderr
    return folder


def pages(menu: Any) -> Iterator[str]:
    for entry in menu:
        for goal in entry.values():
            if isinstance(goal, str):
                yield goal
            else:
                yield from pages(goal)


def test_every_page_of_the_menu_is_there(site: Path) -> None:
    menu = list(pages(tomllib.loads((site / "zensical.toml").read_text("utf-8"))["project"]["nav"]))
    assert len(menu) > 25
    for goal in menu:
        assert (site / "docs" / goal).is_file(), goal


def test_links_lead_somewhere(site: Path) -> None:
    found = 0
    for page in (site / "docs").rglob("*.md"):
        text = re.sub(r"^(`{3,})[^\n]*\n.*?^\1$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
        for goal in LINK.findall(text):
            if "://" not in goal:
                assert (page.parent / goal).is_file(), f"{page.relative_to(site)}: {goal}"
                found += 1
    assert found > 60


def test_what_is_generated_is_complete(site: Path) -> None:
    commands = (site / "docs" / "reference" / "commands.md").read_text("utf-8")
    assert all(f"## powerhouse {name}\n" in commands for name in ("serve", "host ban", "simulate", "backup"))
    doors = (site / "docs" / "reference" / "http.md").read_text("utf-8")
    assert "### POST /api/tables/{id}/moves" in doors
    assert "### Snapshot" in doors
    assert "::: powerhouse.core.match" in (site / "docs" / "reference" / "match.md").read_text("utf-8")
    assert "````python\n" in (site / "docs" / "examples" / "line_bot.py.md").read_text("utf-8")
