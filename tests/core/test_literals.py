"""No English stands in the code: what people read is a key of the catalogue."""

import ast
import re

import pytest

from tests.core.sources import calls, literals, modules, written

TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.!?]? +[^\W\d_]{2,}|[^\W\d_]{2,}[,;:.!?]? +\{|\} +[^\W\d_]{2,}")
STYLE = re.compile(r"(bold|dim|reverse|underline)( (\{\}|green|reverse|underline|grey70|black on (grey70|\{\})))+")
TYPE = re.compile(r"[A-Z]\w+\[.*\]")
NAMES_OF_GAMES = ("Power Grid", "Power Grid: The Card Game", "Power Grid: Factory Manager", "Factory Manager")

NOTATION = "moves, as they are typed and stand in records: the same in every language"
MARKUP = "markup, style sheets and headers of HTTP"
DATABASE = "SQL, and conflicts that are answered with a text of the catalogue"
FEATURES = "what features mean, for authors of programs that learn"
TOLD_OF = "what features tell of, by name"
EXCEPTIONS = {
    "arena/report/html_tables.py": MARKUP,
    "arena/report/look.py": "names of fonts",
    "arena/report/page.py": MARKUP,
    "arena/tune.py": "keys of a study on file",
    "cli/arena.py": "what stands for an argument in the usage of a command",
    "cli/games.py": "an option as it is typed",
    "cli/terminal/console.py": "a setting of readline",
    "cli/terminal/factory_manager/screen.py": NOTATION,
    "cli/terminal/pipeline/examples.py": NOTATION,
    "cli/terminal/power_grid/screen.py": NOTATION,
    "conformance.py": "for the author of a game: what failed",
    "core/record.py": "the format of a record",
    "envs/drawing.py": MARKUP,
    "envs/textarena.py": "what TextArena calls a role",
    "games/factory_manager/feature_texts.py": FEATURES,
    "games/factory_manager/features.py": TOLD_OF,
    "games/factory_manager/notation.py": NOTATION,
    "games/factory_manager/state.py": "what a ledger counts, for tests",
    "games/pipeline/board_features.py": TOLD_OF,
    "games/pipeline/feature_texts.py": FEATURES,
    "games/pipeline/features.py": TOLD_OF,
    "games/pipeline/input.py": NOTATION,
    "games/pipeline/notation.py": NOTATION,
    "games/pipeline/trade_words.py": NOTATION,
    "games/power_grid/features.py": FEATURES,
    "games/power_grid/input.py": NOTATION,
    "games/power_grid_card_game/features.py": FEATURES,
    "games/power_grid_card_game/input.py": NOTATION,
    "games/power_grid_card_game/notation.py": NOTATION,
    "games/power_grid_card_game/state.py": "what a ledger counts, for tests",
    "judge/annotated.py": "the format of a record",
    "judge/plot.py": MARKUP,
    "parts/plant_feature_texts.py": FEATURES,
    "parts/plant_features.py": TOLD_OF,
    "server/app.py": "what a library says of a client that went, to know it again",
    "server/connections.py": MARKUP,
    "server/gate.py": MARKUP,
    "server/identity.py": MARKUP,
    "server/limits.py": "whose requests are counted",
    "server/logs.py": "the log, for the host",
    "server/metrics.py": "the format of figures, for programs",
    "server/notices/feed.py": MARKUP,
    "server/notices/sender.py": MARKUP,
    "server/routes/common.py": "the description of the interface, for authors of clients",
    "server/routes/guests.py": MARKUP,
    "server/routes/history.py": MARKUP,
    "server/routes/pages.py": MARKUP,
    "server/routes/puzzles.py": "the description of the interface, for authors of clients",
    "server/shell.py": MARKUP,
    "server/schema.py": "the description of the interface, for authors of clients",
    "server/storage/appending.py": DATABASE,
    "server/storage/backup.py": DATABASE,
    "server/storage/engines.py": DATABASE,
    "server/storage/listen.py": DATABASE,
    "server/storage/rows.py": "how the log of a table notes that moves were taken back",
    "server/storage/store.py": DATABASE,
}
"""Modules in which such literals are no texts, with what they are instead."""

SHOWING = {"echo", "print", "add_column", "add_row", "status", "say_text", "Table", "Title", "Section", "add_task"}
"""What shows its arguments to people."""


def sentences(module: ast.Module) -> list[str]:
    """Literals of two words or more, apart from what programmers read: assertions, logs and errors that end in them."""
    spared = {id(part) for node in ast.walk(module) for part in _for_programmers(node)}
    found = sorted((node.lineno, text) for node, text in literals(module) if id(node) not in spared)
    return [
        f"{line}: {text}"
        for line, text in found
        if TWO_WORDS.search(text)
        and not STYLE.fullmatch(text)
        and not TYPE.fullmatch(text)
        and text not in NAMES_OF_GAMES
    ]


def _for_programmers(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Assert) and node.msg is not None:
        return list(ast.walk(node.msg))
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):  # a PowerhouseError takes no str: mypy
        return list(ast.walk(node.exc))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        called = node.func
        if isinstance(called.value, ast.Name) and called.value.id == "logger":
            return list(ast.walk(node))
    return []


@pytest.mark.parametrize("path", [path for path in modules() if path not in EXCEPTIONS])
def test_no_sentence_stands_in_the_code(path: str) -> None:
    assert sentences(modules()[path]) == []


@pytest.mark.parametrize("path", EXCEPTIONS)
def test_what_is_excepted_is_still_there(path: str) -> None:
    assert sentences(modules()[path]) != []


@pytest.mark.parametrize("path", [path for path in modules() if path.startswith(("arena/", "cli/"))])
def test_what_is_shown_is_never_a_literal(path: str) -> None:
    shown = [
        f"{call.lineno}: {text}"
        for name, call in calls(modules()[path])
        for argument in [
            *(call.args if name in SHOWING else []),
            *(keyword.value for keyword in call.keywords if keyword.arg in ("title", "subtitle", "header")),
        ]
        if (text := written(argument)) and re.search(r"[^\W\d_]{2,}", text.replace("{}", ""))
    ]
    assert shown == []


def test_such_literals_are_found() -> None:
    wrong = ast.parse('raise PowerhouseError(f"no {bot} here")\nprint("well done")\ntext = f"{count} games"')
    assert sentences(wrong) == ["2: well done", "3: {} games"]
