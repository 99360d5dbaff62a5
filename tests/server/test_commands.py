"""The commands: several server processes, playing at home, a folder that is served already."""

import fcntl
import os
import signal
import socket
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine

from powerhouse.cli import serve as commands
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import said
from powerhouse.server import run
from powerhouse.server.settings import Settings
from tests.server.running import Process, quick
from tests.server.visiting import Visitor, first_choice


def test_several_processes_serve_together(postgres: str, data: Path) -> None:
    server = Process(data, postgres.format("postgres"), workers=2)
    server.start()
    owner = Visitor(server.address, {})
    now = owner.create("person", "person", "person", seed=3)
    cookie = {"cookie": f"powerhouse={owner.http.cookies['powerhouse']}"}
    for _ in range(10):  # each on a new connection, so that both processes have their turn
        id = now["table"]["id"]
        now = httpx.get(f"{server.address}/api/tables/{id}", headers=cookie).json()
        wish = {"moves": [first_choice(now)], "number": now["number"]}
        answer = httpx.post(f"{server.address}/api/tables/{id}/moves", json=wish, headers=cookie)
        assert answer.status_code in (200, 409), answer.text
    assert owner.table(id)["number"] > 15
    owner.close()
    assert server.stop() == 0


def processes_of(server: Process) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


def answering(server: Process, times: int = 10) -> bool:
    return all(httpx.get(server.address + "/api/games", timeout=20).status_code == 200 for _ in range(times))


def gone(pids: list[int], seconds: float = 20) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any(Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids):
            return True
        time.sleep(0.1)
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_a_process_that_is_killed_again_and_again_does_not_end_the_others(postgres: str, data: Path) -> None:
    server = Process(data, postgres.format("postgres"), workers=2)
    server.start()
    for _ in range(3):
        crew = processes_of(server)
        os.kill(crew[-1], signal.SIGKILL)
        assert gone(crew[-1:])
        assert answering(server)
    crew = processes_of(server)
    server.kill()
    assert gone(crew), "they live on without the one that started them"


def test_a_process_that_starts_while_the_database_is_away_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[str] = []
    served: list[Settings] = []

    def connect(url: str) -> list[Engine]:
        tries.append(url)
        if len(tries) < 4:
            raise PowerhouseError(said("the database is away"))
        return []

    settings = quick(tmp_path, "postgresql:///away")
    monkeypatch.setattr(run, "connect", connect)
    monkeypatch.setattr(run, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr("powerhouse.server.logs.set_up", lambda access_log: None)
    monkeypatch.setattr(run, "_end_with_parent", lambda: None)
    monkeypatch.setattr(run, "_serve", lambda settings, listening: served.append(settings))
    before = signal.getsignal(signal.SIGTERM)
    with socket.socket() as listening:
        run._serve_in_crew(settings, listening)
    signal.signal(signal.SIGTERM, before)
    assert served == [settings]
    assert len(tries) == 4
    assert caplog.text.count("the database is away; waiting") == 3


class Served:
    """What a command would have served."""

    settings: Settings
    port: int

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("powerhouse.server.run._serve", self._serve)
        self.opened: list[str] = []
        monkeypatch.setattr("webbrowser.open", self.opened.append)

    def _serve(self, settings: Settings, listening: socket.socket) -> None:
        self.settings, self.port = settings, listening.getsockname()[1]
        listening.close()


def test_play_serves_this_machine_only(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served = Served(monkeypatch)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        commands.play(port=port, data=data, browser=False)
    assert port < served.port < port + 50
    assert served.settings.hosts == ("localhost", "127.0.0.1", "::1")
    assert f"http://localhost:{served.port}/" in capsys.readouterr().out


def test_play_opens_the_server_that_runs_already(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served = Served(monkeypatch)
    data.mkdir()
    with (data / "server.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write("http://localhost:8123/")
        file.flush()
        commands.play(port=0, data=data)
        assert served.opened == ["http://localhost:8123/"]
        said = capsys.readouterr().out
        assert "running already" in said
        assert "Powerhouse is at" not in said
        with pytest.raises(PowerhouseError, match="another server"):
            commands.serve(port=0, data=data)


def test_serve_passes_on_what_is_asked(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served = Served(monkeypatch)
    commands.serve(
        port=0, data=data, bot_pause=0.1, name=["tables.example"], origin=["https://x.example"], limits=False
    )
    assert served.settings.hosts == ("tables.example",)
    assert served.settings.origins == ("https://x.example",)
    assert (served.settings.bot_pause, served.settings.limits.on) == (0.1, False)
    assert (data / "powerhouse.sqlite").exists()


def test_a_server_for_others_says_what_is_missing(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Served(monkeypatch)
    commands.serve(host="0.0.0.0", port=0, data=data)
    said = capsys.readouterr()
    assert said.out.startswith("Powerhouse serves http://localhost:")
    assert all(words in said.err for words in ("TLS is missing", "--proxy", "docs/hosting.md", "--name"))
    commands.serve(host="0.0.0.0", port=0, data=data, proxy=["10.0.0.7"], name=["tables.example"], limits=False)
    said = capsys.readouterr()
    assert "TLS" not in said.err
    assert "--name" not in said.err
    assert "--no-limits" in said.err
    commands.serve(port=0, data=data)
    assert capsys.readouterr().err == ""
