"""The OpenAPI document, with the views and boards of all games: `python -m powerhouse.server.schema > openapi.json`."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from powerhouse.core import registry
from powerhouse.core.match import Match
from powerhouse.server.app import create_app
from powerhouse.server.settings import Settings
from powerhouse.server.types_live import Frame

REF = "#/components/schemas/"
# Where a game's own struct goes over the wire.
VIEWS = ("Snapshot", "Trial", "Moment", "SnapshotFrame", "MovesFrame")


def document() -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        made: dict[str, Any] = create_app(Settings(data=Path(folder))).openapi_schema.to_schema()
    schemas: dict[str, Any] = made["components"]["schemas"]
    (frame,), components = msgspec.json.schema_components([Frame], ref_template=REF + "{name}")
    for name, schema in components.items():
        schemas.setdefault(name, schema)
    schemas["Frame"] = frame
    views, boards = [], []
    for id in registry.game_ids():
        prefix = "".join(word.capitalize() for word in id.split("-"))
        game = registry.find(id)
        setup = game.setup(game.players[0])
        view = type(Match.new(id, game.players[0]).view(None))
        kinds = [view, type(game.board(setup))]
        refs, components = msgspec.json.schema_components(kinds, ref_template=REF + prefix + "{name}")
        schemas |= {prefix + name: schema | {"title": prefix + name} for name, schema in components.items()}
        views.append(refs[0])
        boards.append(refs[1])
    schemas["GameView"] = {"title": "GameView", "anyOf": views}
    schemas["GameBoard"] = {"title": "GameBoard", "anyOf": boards}
    for name in VIEWS:
        schemas[name]["properties"]["view"] = {"anyOf": [{"$ref": REF + "GameView"}, {"type": "null"}]}
    board = made["paths"]["/api/games/{game}/board"]["get"]["responses"]["200"]["content"]["application/json"]
    board["schema"] = {"$ref": REF + "GameBoard"}
    made["paths"]["/api/replays"]["post"]["requestBody"] = {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string", "description": "a record, as of `.game` files"}}},
    }
    return made


if __name__ == "__main__":
    sys.stdout.write(json.dumps(document(), indent=1, sort_keys=True) + "\n")
