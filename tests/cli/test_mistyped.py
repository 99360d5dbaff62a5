"""What was mistyped on the command line: one sentence with what is wrong, in every language, and help in it too."""

import re

import pytest

from tests.cli.running import Cli

MISTYPED = [
    (
        ["simulat"],
        "there is no command 'simulat'; perhaps `simulate`?",
        "нет команды «simulat»; может быть, `simulate`?",
    ),
    (["chess"], "there is no command 'chess'; `powerhouse --help` lists them", "нет команды «chess»"),
    (["games", "--playrs"], "there is no option --playrs here", "здесь нет параметра --playrs"),
    (["simulate", "pipeline", "--playrs", "3"], "perhaps `--players`?", "может быть, `--players`?"),
    (["simulate", "pipeline", "--players"], "--players needs a value", "для --players нужно значение"),
    (["simulate", "pipeline", "--json=3"], "--json takes no value", "для --json значение не нужно"),
    (["replay"], "file is missing", "не хватает file"),
    (["simulate", "pipeline", "a", "b"], "too much was typed: a b", "введено лишнее: a b"),
    (["simulate", "pipeline", "--players", "x"], "--players: must be a whole number, not 'x'", "целое число, а не «x»"),
    (["simulate", "pipeline", "--seconds", "x"], "--seconds: must be a number, not 'x'", "нужно число, а не «x»"),
    (["serve", "--port", "-3"], "--port: must be at least 0, not -3", "нужно не меньше 0, а не -3"),
    (["serve", "--port", "70000"], "--port: must be at most 65535, not 70000", "нужно не больше 65535, а не 70000"),
]


@pytest.mark.parametrize(("typed", "english", "russian"), MISTYPED, ids=[" ".join(row[0]) for row in MISTYPED])
def test_what_is_mistyped_is_said_in_one_sentence(cli: Cli, typed: list[str], english: str, russian: str) -> None:
    for language, wanted in (("en", english), ("ru", russian)):
        found = cli("--lang", language, *typed)
        assert found.exit_code == 2
        assert found.stdout == ""
        assert wanted in found.stderr
        assert len(found.stderr.splitlines()) == 1


@pytest.mark.parametrize("typed", [["--help"], ["replay", "--help"], ["host", "--help"], ["host", "ban", "--help"]])
def test_help_is_told_in_the_language_that_was_asked_for(cli: Cli, typed: list[str]) -> None:
    found = cli("--lang", "sr-Latn", *typed)
    assert found.exit_code == 0
    assert found.stdout.startswith("Poziv: powerhouse")
    assert "Prikaži ovu pomoć i izađi." in found.stdout
    assert not re.search(r"\b(Usage|Arguments|Options|Commands|required|the|and)\b", found.stdout)


def test_a_command_alone_shows_its_help(cli: Cli) -> None:
    found = cli("--lang", "ru", "host")
    assert found.exit_code == 2
    assert found.stderr.startswith("Вызов: powerhouse host")


@pytest.mark.parametrize(
    ("typed", "russian", "serbian"),
    [
        (["simulate", "power-grid", "--players", "9"], "Энергосеть: игроков", "Visoki napon je za"),
        (["simulate", "pipeline", "--option", "x=y"], "Нефтепровод: нет настройки «x»", "Naftovod nema opciju „x”"),
        (["replay", "none.game"], "нет такого файла", "nema takve datoteke"),
        (["replay", "."], "это папка", "to je fascikla"),
    ],
)
def test_games_and_the_system_are_told_in_the_language(cli: Cli, typed: list[str], russian: str, serbian: str) -> None:
    assert russian in cli("--lang", "ru", *typed).stderr
    assert serbian in cli("--lang", "sr-Latn", *typed).stderr
