"""What a move did and what followed from it, from the positions around it. Payments are public, purses are not."""

from powerhouse.core.news import News
from powerhouse.core.phrase import Items, Value, all_of, named, phrase, seat_name
from powerhouse.games.power_grid import codes
from powerhouse.games.power_grid.codes import FUELS, LAST_CARD, Phase
from powerhouse.games.power_grid.names import city_name
from powerhouse.games.power_grid.spoken import spoken
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_news
from powerhouse.parts.fleet import Plant


def news(before: Table, move: int, after: Table, reveals: list[int]) -> list[News]:
    told = _move(before, move, after)
    taken, fuel = plant_news.trust_takes(before.trust, after.trust, number)
    told += [*taken, News("trust-fuel", None, {"tokens": tokens(fuel)})] if max(fuel) > 0 else taken
    if after.step != before.step:
        told.append(News("step", None, {"step": int(after.step)}))
    told += plant_news.market(before, after, reveals, _owned(after), number)
    if codes.DRAW + LAST_CARD in reveals:
        told.append(News("step-3-card", None, {}, plant_news.MARKET))
    if after.round != before.round:
        arrived = [int(after.fuel.left[fuel] - before.fuel.left[fuel]) for fuel in range(4)]
        told.append(News("round", None, {"round": int(after.round), "tokens": tokens(arrived)}))
    return told


def number(plant: Plant) -> int:
    return int(plant.number)


def deal(state: Table) -> list[News]:
    regions: Items = [named(f"region-{id}", id) for id in state.map.regions_in(state.zone)]
    order: Items = [seat_name(seat) for seat in state.order]
    return [News("zone", None, {"regions": regions}), News("first-order", None, {"seats": order})]


def tokens(counts: list[int]) -> Value:
    """So many of each fuel, `nothing` if none."""
    some: Items = [
        phrase("tokens", count=count, fuel=fuel) for count, fuel in zip(counts, FUELS, strict=True) if count > 0
    ]
    return some or phrase("nothing")


# Moves


def _move(before: Table, move: int, after: Table) -> list[News]:
    seat = int(before.turn)
    if before.phase in (Phase.OFFER, Phase.BID):
        return plant_news.bidding(before, move, after, number)
    if before.phase == Phase.SUPPLY:
        return [_supplied(before, seat, move, after)]
    if before.phase == Phase.SCRAP:
        paid, lost = plant_news.lost(before, after)
        values: dict[str, Value] = {"plant": move - codes.SCRAP, "paid": paid}
        values |= {"lost": sum(lost), "tokens": tokens(lost)}
        return [News("scrapped", seat, values, money=paid)]
    if before.phase == Phase.RETURN:
        return [News("returned", seat, {"fuel": FUELS[move - codes.RETURN]}, "returns")]
    if before.phase == Phase.MARK:
        return [News("marked", seat, {"city": city_name(before.map, move - codes.MARK)})]
    if before.phase == Phase.PLACE:
        return [News("trust-house", seat, {"city": city_name(before.map, move - codes.PLACE)}, "trust-houses")]
    return _bought(before, seat, move, after)


def _bought(before: Table, seat: int, move: int, after: Table) -> list[News]:
    """A token or a city; who is done is not worth a word."""
    paid = int(before.players[seat].money - after.players[seat].money)
    if before.phase == Phase.FUEL and codes.BUY <= move < codes.BUY + len(FUELS):
        values: dict[str, Value] = {"fuel": FUELS[move - codes.BUY], "count": 1, "paid": paid}
        return [News("fuel-bought", seat, values, "fuel", sums=["count", "paid"], money=-paid)]
    if before.phase == Phase.BUILD and move >= codes.BUILD:
        return [_connected(before, seat, move - codes.BUILD, paid)]
    return []


def _connected(before: Table, seat: int, city: int, paid: int) -> News:
    """A city with what its house and the way to it cost; `through` are the cities between, of whomever they are."""
    player = before.players[seat]
    way = before.network.way(player.network, city) if player.network else [city]
    links = int(player.reach[city])
    values: dict[str, Value] = {
        "city": city_name(before.map, city),
        "paid": paid,
        "house": paid - links,
        "links": links,
    }
    if len(way) > 1:
        values["from"] = city_name(before.map, way[0])
    through: Items = [city_name(before.map, there) for there in way[1:-1]]
    if not through:
        return News("connected", seat, values, "building", money=-paid)
    return News("connected-through", seat, {**values, "through": all_of(through)}, "building", money=-paid)


def _supplied(before: Table, seat: int, move: int, after: Table) -> News:
    said = before.form(move).arguments
    earned = int(after.players[seat].money - before.players[seat].money)
    values = {"cities": after.supplied[seat], "income": earned, **said, "run": spoken(before, move)}
    return News("supplied", seat, values, money=earned)


def _owned(state: Table) -> list[int]:
    companies = [*state.players, *([state.trust] if state.trust is not None else [])]
    return [card for company in companies for card in company.fleet.cards()]
