"""What a move did and what followed from it, from the positions around it. Payments are public, purses are not."""

from collections import Counter

from powerhouse.core.news import EVERYBODY, News
from powerhouse.core.phrase import Items, Value, all_of, phrase, seat_name
from powerhouse.games.power_grid_card_game import codes
from powerhouse.games.power_grid_card_game.codes import (
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    KINDS,
    LAST_CARD,
    MARKET_ORDER,
    MIXES,
    Phase,
    fuel_of,
    units_of,
)
from powerhouse.games.power_grid_card_game.names import card_name, plant_name
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.games.power_grid_card_game.trust import PLACE
from powerhouse.parts import plant_news


def news(before: Table, move: int, after: Table, reveals: list[int]) -> list[News]:
    told = _move(before, move, after)
    taken, fuel = plant_news.trust_takes(before.trust, after.trust, plant_name)
    told += [*taken, News("trust-units", None, {"units": units(fuel)})] if max(fuel) > 0 else taken
    same_round = after.round == before.round
    market = plant_news.market(before, after, reveals, _owned(after), plant_name, behind=same_round)
    if codes.DRAW + LAST_CARD in reveals:
        market.append(News("last-round-card", None, {}, plant_news.MARKET, behind=same_round))
    if same_round:
        told += market
        if after.order != before.order:
            told.append(News("order-by-plant", None, {"seats": _order(after)}))
    else:
        told += [_round(after), *_refill(before, reveals), *market]
    if after.next_is_last() and not before.next_is_last():
        told.append(News("next-is-last"))
    return told


def deal(state: Table) -> list[News]:
    return [News("first-order", None, {"seats": _order(state)})]


def units(counts: list[int]) -> Value:
    """So many units of each fuel, in the order of the market; `nothing` if none."""
    some: Items = [phrase("units", count=counts[fuel], fuel=FUELS[fuel]) for fuel in MARKET_ORDER if counts[fuel] > 0]
    return some or phrase("nothing")


def _order(state: Table) -> Items:
    seats: Items = [seat_name(seat) for seat in state.order]
    if state.trust is not None:
        seats.insert(PLACE, phrase("the-trust"))
    return seats


# Moves


def _move(before: Table, move: int, after: Table) -> list[News]:
    seat = int(before.turn)
    if before.phase in (Phase.OFFER, Phase.BID):
        return plant_news.bidding(before, move, after, plant_name)
    if before.phase == Phase.SCRAP:
        paid, lost = plant_news.lost(before, after)
        scrapped: dict[str, Value] = {"plant": plant_name(before.figures.plants[move - codes.SCRAP]), "paid": paid}
        code = "scrapped-with-units" if any(lost) else "scrapped"
        return [News(code, seat, {**scrapped, "units": units(lost)}, money=paid)]
    if before.phase == Phase.RETURN:
        values: dict[str, Value] = {"fuel": FUELS[move - codes.RETURN], "count": 1}
        return [News("returned", seat, values, "returns", sums=["count"])]
    if before.phase == Phase.PRODUCE:
        return [_earned(before, seat, move, after)]
    return _bought(before, seat, move - codes.BUY, after) if move >= codes.BUY else []


def _bought(before: Table, seat: int, offer: int, after: Table) -> list[News]:
    """A resource card, and the units that found no room."""
    kind = offer % KINDS
    fuel = FUEL_OF_KIND[kind]
    paid = int(before.players[seat].money - after.players[seat].money)
    values: dict[str, Value] = {"fuel": fuel_of(kind), "units": units_of(kind), "count": 1, "paid": paid}
    told = [News("card-bought", seat, values, "cards", sums=["count", "paid"], money=-paid)]
    left = int(after.resources.cards[FIRST_KIND[fuel]] - before.resources.cards[FIRST_KIND[fuel]])
    if left > 0:
        laid_out: dict[str, Value] = {"fuel": FUELS[fuel], "count": left, "price": int(after.figures.prices[0])}
        told.append(News("laid-out", None, laid_out, sums=["count"], behind=True))
    return told


def _earned(before: Table, seat: int, move: int, after: Table) -> News:
    """All that is earned in a round is told in one line."""
    chosen = (move - codes.RUN) // MIXES
    old, new = before.players[seat], after.players[seat]
    plants: Items = [int(plant.number) for bit, plant in enumerate(old.fleet.plants) if chosen >> bit & 1]
    burnt = [int(old.stock[fuel] - new.stock[fuel]) for fuel in range(4)]
    income = int(new.money - old.money)
    values: dict[str, Value] = {"income": income, "plants": all_of(plants), "units": units(burnt)}
    return News("produced" if plants else "produced-nothing", seat, values, "income", EVERYBODY, money=income)


# What follows from them


def _owned(state: Table) -> list[int]:
    owned = [card for player in state.players for card in player.fleet.cards()]
    return owned if state.trust is None else [*owned, *state.trust.plants]


def _round(after: Table) -> News:
    code = "last-round" if after.last_round else "round"
    return News(code, None, {"round": int(after.round), "seats": _order(after)})


def _refill(before: Table, reveals: list[int]) -> list[News]:
    """The new resource cards, those of a kind together."""
    drawn = Counter(code - codes.RESOURCE for code in reveals if codes.RESOURCE <= code < codes.RESOURCE + KINDS)
    if not drawn:
        return []
    cards: Items = [card_name(kind, drawn[kind]) for kind in sorted(drawn)]
    code = "refill-after-shuffle" if drawn.total() > len(before.resources.deck) else "refill"
    return [News(code, None, {"cards": cards})]
