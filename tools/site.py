"""The documentation as a site: `python -m tools.site FOLDER` lays out what Zensical builds (`make site`).

The pages of the repository keep their places, so that links between them hold. A source file to which a page links
becomes a page of its own; commands, HTTP interface and Python interface get pages that are generated.
"""

import os
import re
import shutil
import sys
from pathlib import Path

from tools.site_reference import commands_page, http_page, python_pages

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = ROOT / "tools" / "site.toml"
PAGES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "docs/**/*.md", "benchmarks/*.md")
# Shown whether a page links to them or not.
SOURCES = ("examples/*.py", "deploy/*", "LICENSE", "NOTICE")
PICTURES = ("docs/screenshots/*.webp", "docs/calibration/*.svg")
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s#]+)(#[^)\s]*)?\)")
FENCE = "````"
KINDS = {".py": "python", ".toml": "toml", ".yml": "yaml", ".yaml": "yaml", ".service": "ini", ".timer": "ini"}


def lay_out(folder: Path) -> None:
    """Everything that the site is built from, in an empty folder."""
    docs = folder / "docs"
    shutil.copy(SETTINGS, folder / "zensical.toml")
    pages = [file for pattern in PAGES for file in sorted(ROOT.glob(pattern))]
    sources = {file for pattern in SOURCES for file in ROOT.glob(pattern) if file.is_file()}
    sources = {file for file in sources if not file.name.startswith(".")}
    for file in sorted(file for pattern in PICTURES for file in ROOT.glob(pattern)):
        _copy(file, docs / file.relative_to(ROOT))
    for page in pages:
        text, linked = with_links(page)
        sources |= linked
        _write(docs / page_of(page), text)
    for file in sorted(sources):
        _write(docs / page_of(file), source_page(file))
    for name in ("examples", "deploy"):
        _write(docs / name / "index.md", listing(name, sorted(one for one in sources if one.parent == ROOT / name)))
    _write(docs / "reference" / "commands.md", commands_page())
    _write(docs / "reference" / "http.md", http_page())
    for name, text in python_pages().items():
        _write(docs / "reference" / f"{name}.md", text)


def page_of(file: Path) -> Path:
    """Where a file of the repository stands in the site."""
    place = file.relative_to(ROOT)
    if place.name == "README.md":
        return place.with_name("index.md")
    return place if place.suffix == ".md" else place.with_name(place.name + ".md")


def with_links(page: Path) -> tuple[str, set[Path]]:
    """The page with its links as they are in the site, and the source files to which it links."""
    linked: set[Path] = set()

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        file = (page.parent / target).resolve()
        if not file.is_relative_to(ROOT) or not file.exists():
            raise SystemExit(f"{page.relative_to(ROOT)}: there is no {target}")
        if file.is_dir():
            goal = file.relative_to(ROOT) / "index.md"
        elif file.suffix in (".webp", ".svg"):
            goal = file.relative_to(ROOT)
        else:
            goal = page_of(file)
            if file.suffix != ".md":
                linked.add(file)
        return f"{words}({os.path.relpath(goal, page_of(page).parent)}{anchor})"

    return LINK.sub(link, page.read_text("utf-8")), linked


def source_page(file: Path) -> str:
    text = file.read_text("utf-8").rstrip("\n")
    return f"# {file.relative_to(ROOT).as_posix()}\n\n{FENCE}{KINDS.get(file.suffix, '')}\n{text}\n{FENCE}\n"


def listing(name: str, files: list[Path]) -> str:
    lines = [f"- [{file.name}]({page_of(file).name})" for file in files]
    return f"# {name}\n\n" + "\n".join(lines) + "\n"


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
