"""A page that is loaded again and a server that is killed in the middle of an auction: the table goes on."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.running import Chromium, House


def to_a_bid(player: Player) -> str:
    """Plays until a bid is asked for in an auction that others have begun."""
    bidding = player.page.get_by_text("Your bid for plant")
    player.play_until(bidding.is_visible)
    return player.ask.inner_text()


def test_reload_and_killed_server_in_the_middle_of_an_auction(built: Chromium, arrive: Arrive, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        anna = arrive(at=house)
        anna.new_table("Bot", "Bot")
        asked = to_a_bid(anna)
        log = anna.log()

        anna.page.reload()
        anna.wait_turn()
        assert anna.ask.inner_text() == asked
        assert anna.log() == log

        house.kill()
        expect(anna.page.get_by_text("connection lost, trying again…")).to_be_visible()
        house.start()
        expect(anna.page.get_by_text("connection lost, trying again…")).to_be_hidden()
        assert anna.ask.inner_text() == asked
        assert anna.log() == log

        anna.press(anna.button(re.compile(r"^Bid \d+$")))
        anna.wait(lambda: anna.log() != log and any("Anna bids" in line for line in anna.log()))
        anna.play_until(lambda: anna.round == 2)
        assert anna.round == 2
        assert anna.faults == []
    finally:
        house.stop()
