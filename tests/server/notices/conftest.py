"""A server that tells of turns, and who receives it."""

from collections.abc import Iterator

import pytest

from powerhouse.server.notices import sender, service
from tests.server.conftest import Databases
from tests.server.notices.receiving import Receiver, receiving
from tests.server.running import Running, quick, running


@pytest.fixture(scope="module", autouse=True)
def _only_when_asked() -> Iterator[None]:
    """The servers of these tests look for turns only when a test says so, and try again at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "EVERY_SECONDS", 3600.0)
        patch.setattr(service, "RETRY_SECONDS", (0.0, 0.0, 0.0))
        patch.setattr(sender, "SECONDS", 120.0)  # on a busy machine
        yield


@pytest.fixture(scope="module")
def telling(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = quick(tmp_path_factory.mktemp("telling"), databases(), notice_delay=0.0, private_notices=True)
    with running(settings) as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made
