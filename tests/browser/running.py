"""What the tests run against: built pages, a Chromium, and a server process that can be killed."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import httpx

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/powerhouse/server/static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def web(*arguments: str) -> str:
    """The last line that tools/web.sh prints; one clear sentence if it fails."""
    done = subprocess.run(["sh", "tools/web.sh", *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise RuntimeError(f"The browser tests need `sh tools/web.sh {' '.join(arguments)}`, which failed: {said}")
    return (done.stdout.strip().splitlines() or [""])[-1]


def build_pages() -> None:
    """Builds the pages if their sources changed."""
    web()
    if not (STATIC / "index.html").is_file():
        raise RuntimeError(f"The pages are not built: tools/web.sh left no index.html in {STATIC}.")


@dataclass(frozen=True)
class Chromium:
    """The program, and the environment in which it finds what it needs."""

    path: str
    environment: dict[str, str | float | bool]


def find_chromium() -> Chromium:
    """The one that POWERHOUSE_CHROMIUM names, the machine's, or the one in the npm package."""
    environment: dict[str, str | float | bool] = {**os.environ}
    named = os.environ.get("POWERHOUSE_CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise RuntimeError(f"POWERHOUSE_CHROMIUM names {named}, which is no program.")
        return Chromium(named, environment)
    if Path("/usr/bin/chromium").is_file():
        return Chromium("/usr/bin/chromium", environment)
    path = Path(web("chromium"))
    environment["LD_LIBRARY_PATH"] = str(path.parent / "al2023/lib")
    environment.setdefault("FONTCONFIG_FILE", str(_fonts(path.parent)))
    return Chromium(str(path), environment)


def _fonts(home: Path) -> Path:
    """Where fonts lie: those of the npm package, whose own list names other folders, and the machine's."""
    file = home / "fonts" / "here.conf"
    folders = "".join(f"<dir>{folder}</dir>" for folder in (home / "fonts", "/usr/share/fonts"))
    draft = file.with_suffix(f".{os.getpid()}")  # tests run side by side, and none may find half a file
    draft.write_text(f"<fontconfig>{folders}<cachedir>{home / 'fonts-cache'}</cachedir></fontconfig>\n")
    draft.replace(file)
    return file


@dataclass
class House:
    """A server process with its data; started again it is at the same address."""

    data: Path
    outside: tuple[Path, ...] = ()  # folders with games that are not ours
    address: str = ""
    _process: subprocess.Popen[str] | None = field(default=None, repr=False)

    def start(self) -> None:
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "powerhouse", "serve", "--port", port, "--data", str(self.data)]
        self._process = subprocess.Popen(
            [*command, "--bot-pause", "0", "--no-limits", "--absence", "0.05", "--looks", "1"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(self._paths())},
        )
        lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=_read, args=(self._process, lines), daemon=True).start()
        try:
            said = lines.get(timeout=120)
        except Empty:
            raise RuntimeError("The server has said no address within 120 seconds.") from None
        if "http" not in said:
            raise RuntimeError(f"The server has not started; it said '{said.strip()}'.")
        self.address = said.split()[-1].rstrip("/")
        # The address is said before the first answer can be given; the transport asks again until then.
        with httpx.Client(transport=httpx.HTTPTransport(retries=20)) as client:
            client.get(f"{self.address}/api/games", timeout=30).raise_for_status()

    def _paths(self) -> list[str]:
        return [*map(str, self.outside), *filter(None, [os.environ.get("PYTHONPATH")])]

    def kill(self) -> None:
        """As kill -9 does: no time for a last word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(20)


def _read(process: subprocess.Popen[str], lines: "SimpleQueue[str]") -> None:
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            lines.put(line)
    lines.put("")
