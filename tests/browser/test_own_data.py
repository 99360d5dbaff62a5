"""A visitor's own data in the settings, and the invitation of a host."""

import json

from playwright.sync_api import expect
from typer.testing import CliRunner

from powerhouse.cli.main import app
from tests.browser.conftest import Arrive
from tests.browser.running import House


def test_a_visitor_has_the_own_data_and_deletes_it(arrive: Arrive) -> None:
    anna = arrive()
    anna.page.goto("/")
    wish = {"game": "power-grid", "players": 2, "name": "Anna", "seats": [{"kind": "person"}, {"kind": "open"}]}
    id = anna.page.request.post("/api/tables", data=wish).json()["table"]["id"]
    anna.page.reload()
    expect(anna.page.locator(f"a[href='/t/{id}']")).to_have_count(1)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("button", name="My data").click()
    dialog = anna.page.get_by_role("dialog", name="My data")
    with anna.page.expect_download() as download:
        dialog.get_by_role("link", name="Download it").click()
    told = json.loads(download.value.path().read_text())
    assert [table["id"] for table in told["tables"]] == [id]
    dialog.get_by_role("button", name="Delete it").click()
    with anna.page.expect_response("**/api/my-data") as answer:
        dialog.get_by_role("button", name="Delete everything now").click()
    assert answer.value.status == 200
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.locator(f"a[href='/t/{id}']")).to_have_count(0)


def test_a_guest_takes_the_invitation_of_the_host(arrive: Arrive, house: House) -> None:
    made = CliRunner().invoke(app, ["host", "invite", "--data", str(house.data)])
    anna = arrive()
    anna.page.goto(made.stdout.strip())
    anna.page.get_by_role("button", name="Take the invitation").click()
    anna.page.wait_for_url("**/")
    boris = arrive()
    boris.page.goto(made.stdout.strip())
    boris.page.get_by_role("button", name="Take the invitation").click()
    boris.page.get_by_text("this invitation does not work").wait_for()
