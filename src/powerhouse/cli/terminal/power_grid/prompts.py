"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from powerhouse.cli.terminal import plant_prompts
from powerhouse.cli.terminal.plant_prompts import purse
from powerhouse.cli.terminal.power_grid.symbols import token_phrases
from powerhouse.cli.terminal.power_grid.zone import Zone
from powerhouse.core.phrase import Items, Phrase, one_of, phrase
from powerhouse.games.power_grid.view import View


def ask(view: View, zone: Zone, seat: int) -> list[Phrase]:
    """The sentences for the seat that is to decide."""
    plants: Items = [str(choice.arguments["plant"]) for choice in view.choices if choice.verb in ("offer", "scrap")]
    if view.ask == "offer":
        return plant_prompts.offer(view, seat, plants)
    if view.ask == "bid":
        assert view.auction is not None
        return plant_prompts.bid(view, seat, view.auction.plant)
    if view.ask == "scrap":
        return plant_prompts.scrap(view, plants)
    if view.ask == "return":
        moves: Items = [choice.move for choice in view.choices]
        return [phrase("terminal-return", held=token_phrases(view.players[seat].fuel), moves=one_of(moves))]
    if view.ask == "fuel":
        player = view.players[seat]
        burns = phrase("terminal-burn", needs=token_phrases(player.needs), held=token_phrases(player.fuel))
        return [phrase("terminal-buy"), burns, purse(view, seat)]
    if view.ask == "build":
        return _build(view, zone, seat)
    if view.ask == "run":
        return [phrase("terminal-which-run"), purse(view, seat)]
    return [phrase("terminal-mark" if view.ask == "mark" else "terminal-place-house")]


def _build(view: View, zone: Zone, seat: int) -> list[Phrase]:
    player = view.players[seat]
    key = "terminal-ready" if player.ready == player.capacity else "terminal-ready-partly"
    supply = phrase(key, ready=player.ready, capacity=player.capacity)
    if not player.cities:
        return [phrase("terminal-build-first"), supply, purse(view, seat)]
    dear = view.next_city
    beyond = [phrase("terminal-next-city", city=zone.names[dear.city], cost=dear.cost)] if dear else []
    return [phrase("terminal-build"), supply, purse(view, seat), *beyond]
