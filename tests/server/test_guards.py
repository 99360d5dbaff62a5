"""The list of guards that `tools/guards.py` takes away is that of the server as it is."""

import pytest

from tools.guards import GUARDS, ROOT, SOURCE, Guard


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.fault.replace(" ", "-"))
def test_each_stands_there_and_has_its_test(guard: Guard) -> None:
    assert (SOURCE / guard.file).read_text("utf-8").count(guard.stands) == 1
    assert guard.instead != guard.stands
    file, _, test = guard.test.partition("::")
    assert f"def {test}(" in (ROOT / file).read_text("utf-8")
