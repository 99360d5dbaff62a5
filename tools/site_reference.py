"""Pages of the site that follow from the program: its commands, its HTTP interface, its modules."""

from typing import Any

from typer.main import get_command
from typer.testing import CliRunner

from powerhouse.cli.main import app
from powerhouse.core import registry
from powerhouse.server.schema import REF, document

# What authors of programs, bots and games use: the page, its title, its modules.
MODULES = {
    "match": ("Matches and records", ["powerhouse.core.match", "powerhouse.core.record", "powerhouse.core.step"]),
    "game": (
        "What a game is",
        ["powerhouse.core.game", "powerhouse.core.state", "powerhouse.core.chance", "powerhouse.core.notation"],
    ),
    "telling": (
        "News, phrases, errors",
        ["powerhouse.core.news", "powerhouse.core.phrase", "powerhouse.core.errors", "powerhouse.core.refusal"],
    ),
    "bots": ("Bots", ["powerhouse.bots.bot", "powerhouse.bots.advisor", "powerhouse.bots.registry"]),
    "arena": ("Many games", ["powerhouse.arena.series", "powerhouse.arena.runner", "powerhouse.arena.outcomes"]),
    "environments": ("Environments", ["powerhouse.envs.episode", "powerhouse.envs.micro", "powerhouse.core.features"]),
    "conformance": ("Checks of a game", ["powerhouse.conformance"]),
}
METHODS = ("get", "post", "put", "delete")


def python_pages() -> dict[str, str]:
    """Filled in by mkdocstrings from the docstrings."""
    return {
        name: f"# {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        for name, (title, modules) in MODULES.items()
    }


def commands_page() -> str:
    """What each command says of itself."""
    parts = ["# Commands\n"]
    for words in _commands(get_command(app)):
        asked = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1"}).invoke(app, [*words, "--help"])
        parts.append(f"## powerhouse {' '.join(words)}\n\n```\n{asked.stdout.strip()}\n```\n")
    return "\n".join(parts)


def _commands(command: Any, before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    if not hasattr(command, "commands"):
        return [before]
    return [words for name, inner in command.commands.items() for words in _commands(inner, (*before, name))]


def http_page() -> str:
    """Doors and types, as the server itself describes them; the views of the games are left to /api/schema."""
    described = document()
    parts = [
        "# HTTP interface\n",
        "The server describes it at `/api/schema`, with the views and boards of all games. Whoever calls it keeps the "
        "cookie that it sets: that is the visitor. Live connections are WebSockets at `/api/tables/{id}/live`, whose "
        "frames are a [Frame](#frame) each.\n",
        "## Doors\n",
    ]
    for path, doors in described["paths"].items():
        for method in METHODS:
            if method in doors:
                parts.append(_door(method, path, doors[method]))
    parts.append("## Types\n")
    prefixes = tuple("".join(word.capitalize() for word in id.split("-")) for id in registry.game_ids())
    own = {name: type_ for name, type_ in described["components"]["schemas"].items() if not name.startswith(prefixes)}
    for name in sorted(own):
        parts.append(_type(name, own[name], set(own)))
    return "\n".join(parts)


def _door(method: str, path: str, door: dict[str, Any]) -> str:
    lines = [f"### {method.upper()} {path}\n", door.get("description", "") + "\n"]
    for parameter in door.get("parameters", []):
        lines.append(f"- `{parameter['name']}` ({parameter['in']}): {_words(parameter['schema'])}")
    bodies = door.get("requestBody", {}).get("content", {})
    lines += [f"- body: {_words(body['schema'])}" for body in bodies.values()]
    for status, answer in door["responses"].items():
        if status.startswith("2"):
            lines += [
                f"- answer {status}: {_words(body.get('schema', {}))}" for body in answer.get("content", {}).values()
            ]
    return "\n".join(lines) + "\n"


def _type(name: str, described: dict[str, Any], known: set[str]) -> str:
    lines = [f"### {name}\n", described.get("description", "").strip() + "\n"]
    fields = described.get("properties", {})
    if fields:
        lines += ["| field | type |", "|---|---|"]
        lines += [f"| `{field}` | {_words(inner, known)} |" for field, inner in fields.items()]
    else:
        lines.append(_words(described, known))
    return "\n".join(lines) + "\n"


def _words(schema: dict[str, Any], known: set[str] | None = None) -> str:
    """A type in words, with links to those that have an entry."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        return f"[{name}](#{name.lower()})" if known is None or name in known else f"`{name}`"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_words(one, known) for one in schema[several])
    if "enum" in schema or "const" in schema:
        return " or ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array" and "items" in schema:
        return f"list of {_words(schema['items'], known)}"
    if isinstance(kind, list):
        return " or ".join(kind)
    return str(kind)
