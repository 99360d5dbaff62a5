"""What the server writes about itself: time and level, one line a fault, requests if wanted, no secrets."""

import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from powerhouse.server.logs import MINUTE_S, OFTEN, OneLine, Sparing
from tests.server.running import Process, quick, running
from tests.server.visiting import Visitor

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 (INFO|WARNING|ERROR) [\w.]+: .+")


def fault() -> None:
    try:
        raise KeyError("inner\nsecond line")
    except KeyError as error:
        raise ValueError("outer") from error


def formatted(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [OneLine().format(record) for record in caplog.records]


def test_a_fault_is_one_line_with_its_cause(caplog: pytest.LogCaptureFixture) -> None:
    try:
        fault()
    except ValueError:
        logging.getLogger("powerhouse.server.app").exception("unexpected\terror\nforged line")
    (line,) = formatted(caplog)
    assert LINE.fullmatch(line)
    assert "\n" not in line
    for part in ("ERROR powerhouse.server.app", "ValueError: outer @ ", "test_logs.py:", "KeyError", r"error\nforged"):
        assert part in line


def test_warnings_that_repeat_do_not_fill_the_disk() -> None:
    sparing = Sparing()
    written: list[str] = []

    def warn(message: str, at: float, level: int = logging.WARNING) -> None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, message, ("x",), None)
        record.created = at
        if sparing.filter(record):
            written.append(record.getMessage())

    for _ in range(OFTEN + 1000):
        warn("not a request: %s", 1e9)
    warn("something else: %s", 1e9 + 1)
    for _ in range(OFTEN + 1000):
        warn("a fault: %s", 1e9 + 1, logging.ERROR)
    assert written == ["not a request: x"] * OFTEN + ["something else: x"] + ["a fault: x"] * OFTEN
    written.clear()
    for _ in range(2):
        warn("not a request: %s", 1e9 + MINUTE_S)
    assert written == ["not a request: x (1000 like it were left out)", "not a request: x"]


def test_a_fault_of_the_server_is_one_line(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(data)) as server:
        monkeypatch.setattr("powerhouse.server.games.infos", lambda *asked: 1 / 0)
        assert server.visitor().ask("GET", "/games").status_code == 500
    faults = [line for line in formatted(caplog) if "ZeroDivisionError" in line]
    assert len(faults) == 1
    assert LINE.fullmatch(faults[0])


def test_requests_are_written_down_if_wanted(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "powerhouse.access")
    with running(quick(data)) as server:
        server.visitor().get("/games")
        assert not [line for line in formatted(caplog) if "powerhouse.access" in line]
    with running(quick(data, access_log=True)) as server:
        anna = server.visitor()
        start = anna.create("person", "open")
        id, invite = start["table"]["id"], start["table"]["invite"]
        anna.get(f"/join/{invite}")
        anna.http.get(f"/join/{invite}")
        anna.ask("GET", "/tables/%0Aforged")
        secret = anna.get(f"/tables/{id}/seat-link")["link"]
        server.visitor().post(secret)
        with anna.http.stream("GET", "/api/nowhere") as answer:
            assert answer.status_code == 404
        with server.visitors[-1].live(id) as line:
            line.frame()
    lines = [line for line in formatted(caplog) if "powerhouse.access" in line]
    assert all(LINE.fullmatch(line) for line in lines)
    written = "\n".join(lines)
    assert invite not in written
    assert secret.rsplit("/", 1)[-1] not in written
    for part in (
        "127.0.0.1 POST /api/tables 201 ",
        "GET /api/join/... 200 ",
        "GET /join/... ",
        "POST /api/seat/... 200 ",
    ):
        assert part in written
    assert "GET /api/nowhere 404 " in written
    assert f"LIVE /api/tables/{id}/live 101 " in written
    assert r"/api/tables/\nforged 404 " in written


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_what_is_kept_is_for_its_owner_alone(data: Path) -> None:
    with running(quick(data)) as server:
        server.visitor().create("person", "bot")
        assert {oct(file.stat().st_mode & 0o777) for file in data.iterdir() if file.is_file()} == {"0o600"}


def test_the_command_logs_with_time_and_level(data: Path) -> None:
    server = Process(data, None)
    script = [
        sys.executable,
        "-m",
        "powerhouse",
        "serve",
        "--port",
        str(server.port),
        "--data",
        str(data),
        "--access-log",
    ]
    with subprocess.Popen(script, stderr=subprocess.PIPE, env=os.environ | {"POWERHOUSE_PURE": "1"}) as process:
        assert process.stderr is not None
        server.wait_for_answer(process)
        visitor = Visitor(server.address, {})
        visitor.get("/games")
        visitor.close()
        process.terminate()
        lines = process.stderr.read().decode().splitlines()
    assert any("GET /api/games 200" in line for line in lines)
    assert all(LINE.fullmatch(line) for line in lines), lines
