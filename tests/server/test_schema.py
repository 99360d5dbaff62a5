"""The OpenAPI document, and what a fuzzer makes of the doors it describes."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from powerhouse.core import registry
from powerhouse.server.schema import document
from tests.server.conftest import Databases
from tests.server.running import quick, running

DOCUMENT = document()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_it_describes_every_type_down_to_the_views_of_the_games() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert {name.rsplit("/", 1)[-1] for name in references(DOCUMENT)} <= set(schemas)
    assert {"Snapshot", "TableInfo", "GameView", "GameBoard", "PowerGridView", "Frame", "MovesFrame", "Problem"} <= set(
        schemas
    )
    assert {"$ref": "#/components/schemas/PowerGridView"} in schemas["GameView"]["anyOf"]
    assert len(schemas["GameView"]["anyOf"]) == len(registry.game_ids())
    assert {"type", "from", "log", "view"} <= set(schemas["MovesFrame"]["properties"])
    paths = DOCUMENT["paths"]
    assert {"/api/tables/{id}/moves", "/api/tables/{id}/at/{number}", "/api/replays/{id}/fork"} <= set(paths)
    for path, methods in paths.items():
        for method in methods.values():
            assert "429" in method["responses"], path


@pytest.fixture(scope="module")
def address(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(quick(tmp_path_factory.mktemp("fuzzed"), databases())) as server:
        yield server.address


@SCHEMA.parametrize()
@settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_door_breaks(case: Any, address: str) -> None:
    response = case.call(base_url=address)
    assert response.status_code < 500
