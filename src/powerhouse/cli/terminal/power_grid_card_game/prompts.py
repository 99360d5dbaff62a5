"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from powerhouse.cli.terminal import plant_prompts
from powerhouse.cli.terminal.power_grid_card_game.decisions import scrappable
from powerhouse.cli.terminal.power_grid_card_game.symbols import (
    Symbols,
    calls,
    needs_phrase,
    plant_phrase,
    units_phrase,
)
from powerhouse.core.phrase import Items, Phrase, one_of, phrase
from powerhouse.games.power_grid_card_game.previews import Purchase
from powerhouse.games.power_grid_card_game.view import PlayerView, View


def question(view: View, seat: int, symbols: Symbols) -> list[Phrase]:
    """The sentences for the seat that is to decide."""
    player = view.players[seat]
    if view.ask == "offer":
        offered = {choice.arguments["plant"] for choice in view.choices if choice.verb == "offer"}
        return plant_prompts.offer(view, seat, calls([plant for plant in view.market.current if plant.name in offered]))
    if view.ask == "bid":
        assert view.auction is not None
        return plant_prompts.bid(view, seat, plant_phrase(view.auction.plant))
    if view.ask == "scrap":
        return plant_prompts.scrap(view, calls(scrappable(view, seat)))
    if view.ask == "return":
        moves: Items = [choice.move for choice in view.choices]
        held = units_phrase(view.returnable)
        return [phrase("ask-return", units=view.too_many, held=held, moves=one_of(moves))]
    return [_buy(view, player, symbols) if view.ask == "buy" else phrase("ask-run", money=player.money)]


def _buy(view: View, player: PlayerView, symbols: Symbols) -> Phrase:
    preview = view.purchase
    assert preview is not None
    if not player.lacks.either and not any(player.lacks.fuels.values()):
        first = next(choice.arguments for choice in view.choices if choice.verb == "buy")
        card = symbols.say("letters-card", **{**first, "count": 1}).lower()
        return phrase("ask-buy-more", card=card, money=player.money)
    lacks = needs_phrase(player.lacks)
    whole, advised = preview.all_plants, preview.advised
    if whole is None:
        asked = phrase("ask-buy-too-few", lacks=lacks, money=player.money)
    elif advised != whole:
        asked = phrase("ask-buy-dear", lacks=lacks, cost=whole.cost, money=player.money)
    else:
        return phrase("ask-buy", lacks=lacks, cards=_typed(whole, symbols), cost=whole.cost, money=player.money)
    if advised is None:
        return asked
    cards = _typed(advised, symbols)
    return phrase("ask-buy-best", asked=asked, income=advised.income, cards=cards, cost=advised.cost)


def _typed(purchase: Purchase, symbols: Symbols) -> str:
    """Cards as they are typed: `c3 u1`."""
    return " ".join(symbols.card(card.fuel, card.units).lower() for card in purchase.cards)
