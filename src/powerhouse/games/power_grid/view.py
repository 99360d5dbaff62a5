"""What a seat may see of a position, ready for a screen; other people's money is masked as the table plays."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from powerhouse.core import choice
from powerhouse.core.choice import choice_fields
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid import building, bureaucracy, notation, previews
from powerhouse.games.power_grid import trust as trust_rules
from powerhouse.games.power_grid.codes import BID, BUILD, BUY, DONE, FUELS, OFFER, PASS, Phase
from powerhouse.games.power_grid.figures import Figures, Map
from powerhouse.games.power_grid.houses import NOBODY, SLOTS, TRUST, owner
from powerhouse.games.power_grid.previews import DearCity, named
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts import plant_views
from powerhouse.parts.fleet import Fleet, Plant
from powerhouse.parts.fuel_market import Prices
from powerhouse.parts.network import NEVER
from powerhouse.parts.plant_deck import EMPTY

Ask = Literal["place", "mark", "offer", "bid", "scrap", "return", "fuel", "build", "run", "over"]
ASKS: dict[int, Ask] = {
    Phase.PLACE: "place",
    Phase.MARK: "mark",
    Phase.OFFER: "offer",
    Phase.BID: "bid",
    Phase.SCRAP: "scrap",
    Phase.RETURN: "return",
    Phase.FUEL: "fuel",
    Phase.BUILD: "build",
    Phase.SUPPLY: "run",
    Phase.OVER: "over",
}


class PlantView(Struct, frozen=True, gc=False):
    """A plant card; `fuels` lists what it burns, two of them for a hybrid."""

    number: int
    kind: str
    fuels: list[str]
    need: int
    output: int


class OfferedPlant(PlantView, frozen=True):
    """A plant that may be offered now, for at least `minimum`."""

    minimum: int


class OwnedPlant(PlantView, frozen=True):
    """A plant of a company, with fuel spread over the plants for the eye, since the rules know no place for a token.

    `holds` lies on it, so many more find room (`free`), and it can run so often; `runs` is null if it burns nothing.
    """

    holds: dict[str, int]
    free: int
    runs: int | None


class PlayerView(Struct, frozen=True, gc=False):
    """A company. `money` is null when hidden; `capacity` is the output of all plants, `ready` what fuel allows.

    `room` tells how many more tokens of each fuel would fit, if it alone were bought. `needs` is what one run of all
    plants burns, with `hybrid` for what may be coal or oil. `supplies` are the cities that fuel and plants supply now,
    `income` what that would earn.
    """

    seat: int
    money: int | None
    plants: list[OwnedPlant]
    fuel: dict[str, int]
    room: dict[str, int]
    needs: dict[str, int]
    cities: list[str]
    capacity: int
    ready: int
    supplies: int
    income: int


class TrustView(Struct, frozen=True, gc=False):
    """The Trust; `place` is that in turn order, from 0."""

    place: int
    plants: list[OwnedPlant]
    fuel: dict[str, int]
    cities: list[str]
    houses: int


class MarketView(Struct, frozen=True, gc=False):
    """The plant market. `deck` counts the cards left, `top` is the back of the next, `under` lie below step 3.

    `unseen` may still come: the deck above the Step 3 card and what was put into the box at the start.
    """

    current: list[OfferedPlant]
    future: list[PlantView]
    token: int | None
    step3_card: bool
    deck: int
    top: str | None
    under: list[int]
    unseen: list[int]


class FuelView(Struct, frozen=True, gc=False):
    """One fuel: tokens on the market and in the reserve, next price, prices of all spaces, refill of this step.

    `prices` are those of all tokens that can be bought, one after the other; the first `empty` of the `spaces` have no
    token. A `closed` fuel gets no refill any more.
    """

    name: str
    left: int
    reserve: int
    price: int | None
    prices: list[int]
    spaces: list[int]
    empty: int
    refill: int
    closed: bool


class AuctionView(Struct, frozen=True, gc=False):
    """The plant under the hammer; `lowest` is the least that can be bid now."""

    plant: int
    minimum: int
    lowest: int
    bid: int | None
    leader: int | None
    bidders: list[int]


class Choice(choice.Choice, frozen=True):
    """One thing the seat may do, with what it costs or brings; for a city also what the house and the way cost of
    that, and the way, end to end.

    Of a run `rank` is the place among those worth a thought: the best is 1, null burns more than another for no more.
    """

    cost: int | None = None
    house: int | None = None
    way_cost: int | None = None
    way: list[str] | None = None
    burns: dict[str, int] | None = None
    supplies: int | None = None
    income: int | None = None
    rank: int | None = None


class SiteView(Struct, frozen=True, gc=False):
    """A city in play: so many of its slots are `open` in this step, free or not, and what a house costs there now.

    A link is in play where both its cities are.
    """

    open: int
    house: int | None


class CityView(Struct, frozen=True, gc=False):
    id: str
    name: str
    region: str
    x: int
    y: int


class RegionView(Struct, frozen=True, gc=False):
    id: str
    colour: str


class LinkView(Struct, frozen=True, gc=False):
    a: str
    b: str
    cost: int


class Board(Struct, frozen=True, gc=False):
    """What never changes during a game: the map with its places on the canvas, and all plants there are."""

    map: str
    name: str
    width: int
    height: int
    regions: list[RegionView]
    cities: list[CityView]
    links: list[LinkView]
    plants: list[PlantView]
    house_costs: list[int]
    payments: list[int]


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    Bids are not listed one by one but as the interval `bids`. `unopposed` is who offers with nobody left to bid, and so
    buys for the minimum. `bought` are the seats that bought a plant in this round, `supplied` the cities of each seat
    that had light in the last phase 5, `lit` those that are seen to have it until the auction is over. `next_city` is
    the cheapest one beyond the money of who builds, `bills` what one, two and more tokens of a fuel cost together that
    who buys has room and money for. `dark` are the cities of each seat that will have no light in this round, once no
    fuel can be bought for them. `marks` tell what each seat is doing. There are `winners` when the game is over.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: Ask
    round: int
    step: int
    map: str
    zone: list[str]
    order: list[int]
    players: list[PlayerView]
    trust: TrustView | None
    market: MarketView
    fuel: list[FuelView]
    auction: AuctionView | None
    waiting: list[int]
    unopposed: bool
    bought: list[int]
    supplied: list[int | None]
    lit: list[int]
    houses: dict[str, list[int | None]]
    sites: dict[str, SiteView]
    marked: list[str]
    uranium_closed: bool
    renovation: list[int] | None
    step2_cities: int
    end_cities: int
    choices: list[Choice]
    bids: tuple[int, int] | None
    next_city: DearCity | None
    bills: dict[str, list[int]]
    dark: list[int]
    marks: list[plant_views.Mark]
    winners: list[int]


def view(state: PowerGrid, seat: int | None) -> View:
    moves = _moves(state, seat)
    waiting = plant_views.waiting(state, (Phase.FUEL, Phase.BUILD))
    return View(
        game="power-grid",
        seat=seat,
        actor=state.actor,
        ask=ASKS[state.phase],
        round=state.round,
        step=state.step,
        map=state.map.id,
        zone=state.map.regions_in(state.zone),
        order=state.order[:],
        players=[_player(state, owner, seat) for owner in range(len(state.players))],
        trust=_trust(state),
        market=_market(state),
        fuel=[_fuel(state, fuel) for fuel in range(len(FUELS))],
        auction=_auction(state),
        waiting=waiting,
        unopposed=plant_views.unopposed(state),
        bought=plant_views.seats_of(state.bought, state.order),
        supplied=plant_views.known(state.supplied),
        lit=[_lit(state, owner) for owner in range(len(state.players))],
        houses=_houses(state.map, tuple(state.houses)),
        sites=_sites(state.figures, state.map, state.step, tuple(state.network.cities), tuple(state.houses)),
        marked=_cities(state, state.marked),
        uranium_closed=state.uranium_closed,
        renovation=plant_views.renovation(state),
        step2_cities=state.figures.step2_cities,
        end_cities=state.figures.end_cities,
        choices=_choices(state, moves),
        bids=plant_views.bids(state) if moves else None,
        next_city=_next_city(state, moves),
        bills=_bills(state, moves),
        dark=[_dark(state, owner) if owner in waiting else 0 for owner in range(len(state.players))],
        marks=plant_views.marks(state, waiting),
        winners=state.standings().winners if state.over else [],
    )


def view_for(state: PowerGrid, seat: int | None, shown: View) -> View:
    """The same table for another seat: only money and what may be done differ."""
    moves = _moves(state, seat)
    players = [
        replace(player, money=plant_views.money(state, owner, seat)) for owner, player in enumerate(shown.players)
    ]
    choices, bids = _choices(state, moves), plant_views.bids(state) if moves else None
    next_city, bills = _next_city(state, moves), _bills(state, moves)
    return replace(shown, seat=seat, players=players, choices=choices, bids=bids, next_city=next_city, bills=bills)


def _moves(state: PowerGrid, seat: int | None) -> list[int]:
    """The moves of the actor, whom alone they concern."""
    return state.moves() if seat is not None and seat == state.actor else []


def _next_city(state: PowerGrid, moves: list[int]) -> DearCity | None:
    return previews.next_city(state) if moves and state.phase == Phase.BUILD else None


def _dark(state: PowerGrid, owner: int) -> int:
    player = state.players[owner]
    if state.phase not in (Phase.BUILD, Phase.SUPPLY):
        return 0
    return max(0, len(player.network) - player.fleet.best_output(player.stock, state.figures.houses))


def _lit(state: PowerGrid, owner: int) -> int:
    """As many cities as were supplied; at the end those of the best run, which counts then (PG-7)."""
    if state.over:
        player = state.players[owner]
        return player.fleet.best_output(player.stock, len(player.network))
    if state.phase in (Phase.PLACE, Phase.MARK, Phase.FUEL, Phase.BUILD):
        return 0
    return max(0, state.supplied[owner])


def _bills(state: PowerGrid, moves: list[int]) -> dict[str, list[int]]:
    return previews.bills(state) if moves and state.phase == Phase.FUEL else {}


def board(figures: Figures, map: Map) -> Board:
    return Board(
        map=map.id,
        name=map.name,
        width=map.width,
        height=map.height,
        regions=[RegionView(*region) for region in zip(map.region_ids, map.region_colours)],
        cities=[CityView(city.id, city.name, map.region_ids[city.region], city.x, city.y) for city in map.cities],
        links=[LinkView(map.cities[link.a].id, map.cities[link.b].id, link.cost) for link in map.links],
        plants=[plant_view(figures.plants[number]) for number in sorted(figures.plants)],
        house_costs=figures.house_costs,
        payments=list(figures.payments),
    )


# A position shows much that the last one showed. What is made once and kept is also found unchanged at a glance.


@lru_cache(maxsize=512)
def plant_view(plant: Plant) -> PlantView:
    return PlantView(*_printed(plant))


@lru_cache(maxsize=512)
def _offered_plant(plant: Plant, minimum: int) -> OfferedPlant:
    return OfferedPlant(*_printed(plant), minimum)


def _printed(plant: Plant) -> tuple[int, str, list[str], int, int]:
    """What stands on a plant card."""
    return plant.number, plant.kind, plant_views.fuels_of(plant, FUELS), plant.need, plant.output


@lru_cache(maxsize=512)
def _owned(fleet: Fleet, stock: tuple[int, ...]) -> list[OwnedPlant]:
    lying = previews.stores(fleet.plants, list(stock))
    return [_owned_plant(plant, holds) for plant, holds in zip(fleet.plants, lying, strict=True)]


def _owned_plant(plant: Plant, holds: dict[str, int]) -> OwnedPlant:
    held = sum(holds.values())
    return OwnedPlant(*_printed(plant), holds, 2 * plant.need - held, held // plant.need if plant.need else None)


def _cities(state: PowerGrid, numbers: list[int]) -> list[str]:
    return [state.map.cities[number].id for number in numbers]


@lru_cache(maxsize=4096)
def _residents(houses: int) -> list[int | None]:
    return [_resident(owner(houses, slot)) for slot in range(SLOTS)]


def _resident(owner: int) -> int | None:
    """The seat of a house, -1 for the Trust's, null for a free slot."""
    if owner == NOBODY:
        return None
    return -1 if owner == TRUST else owner - 1


def _player(state: PowerGrid, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    fleet, stock = player.fleet, player.stock
    room = tuple([fleet.room_for(stock, fuel) for fuel in range(len(FUELS))])
    ready = fleet.best_output(stock, state.figures.houses)
    income = state.figures.payment(min(ready, len(player.network)))
    known = _company(owner, state.map, fleet, tuple(stock), room, tuple(player.network), ready, income)
    return replace(known, money=plant_views.money(state, owner, seat))


@lru_cache(maxsize=512)
def _company(
    owner: int,
    map: Map,
    fleet: Fleet,
    stock: tuple[int, ...],
    room: tuple[int, ...],
    network: tuple[int, ...],
    ready: int,
    income: int,
) -> PlayerView:
    """All but the money."""
    return PlayerView(
        seat=owner,
        money=None,
        plants=_owned(fleet, stock),
        fuel=named(list(stock)),
        room=named(list(room)),
        needs=previews.needs(fleet.plants),
        cities=[map.cities[city].id for city in network],
        capacity=fleet.capacity(),
        ready=ready,
        supplies=min(ready, len(network)),
        income=income,
    )


def _trust(state: PowerGrid) -> TrustView | None:
    trust = state.trust
    if trust is None:
        return None
    return _trust_company(state.map, trust.fleet, tuple(trust.stock), tuple(trust.cities), trust.houses)


@lru_cache(maxsize=512)
def _trust_company(map: Map, fleet: Fleet, stock: tuple[int, ...], cities: tuple[int, ...], houses: int) -> TrustView:
    towns = [map.cities[city].id for city in cities]
    return TrustView(trust_rules.PLACE, _owned(fleet, stock), named(list(stock)), towns, houses)


def _market(state: PowerGrid) -> MarketView:
    market = state.market
    deck = market.deck
    current, future = plant_views.rows(market)
    plants = state.figures.plants
    return MarketView(
        current=[_offered_plant(plants[card], market.minimum(card)) for card in current],
        future=[plant_view(plants[card]) for card in future],
        token=market.token or None,
        step3_card=market.shows_last_card(),
        deck=deck.size(),
        top=None if deck.top == EMPTY else notation.BACKS[deck.top],
        under=deck.under[:],
        unseen=plant_views.unseen(market),
    )


def _fuel(state: PowerGrid, fuel: int) -> FuelView:
    market, refill, closed = state.fuel, bureaucracy.refill(state, fuel), bureaucracy.closed(state, fuel)
    return _fuel_row(market.prices, fuel, market.left[fuel], market.reserve[fuel], refill, closed)


@lru_cache(maxsize=4096)
def _fuel_row(prices: Prices, fuel: int, left: int, reserve: int, refill: int, closed: bool) -> FuelView:
    buyable = prices.next(fuel, left, reserve)
    price = buyable[0] if buyable else None
    spaces = prices.spaces[fuel][::-1]
    return FuelView(FUELS[fuel], left, reserve, price, buyable, spaces, len(spaces) - left, refill, closed)


def _auction(state: PowerGrid) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    return AuctionView(
        plant=auction.lot,
        minimum=auction.minimum,
        lowest=auction.lowest_bid(),
        bid=auction.bid if auction.opened() else None,
        leader=auction.leader if auction.opened() else None,
        bidders=plant_views.bidders(auction),
    )


@lru_cache(maxsize=512)
def _houses(map: Map, houses: tuple[int, ...]) -> dict[str, list[int | None]]:
    return {city.id: _residents(there) for city, there in zip(map.cities, houses) if there}


@lru_cache(maxsize=512)
def _sites(
    figures: Figures, map: Map, step: int, cities: tuple[int, ...], houses: tuple[int, ...]
) -> dict[str, SiteView]:
    open, prices = figures.open_slots[step - 1], figures.house_price[step - 1]
    return {map.cities[city].id: _site(open, prices[houses[city]]) for city in cities}


@lru_cache(maxsize=64)
def _site(open: int, price: int) -> SiteView:
    return SiteView(open, price if price < NEVER else None)


def _choices(state: PowerGrid, moves: list[int]) -> list[Choice]:
    moves = [move for move in moves if move < BID]
    if state.phase == Phase.SUPPLY:
        return [_run(state, move, run) for move, run in zip(moves, previews.runs(state, moves), strict=True)]
    return [_choice(state, move) for move in moves]


def _run(state: PowerGrid, move: int, run: previews.RunPreview) -> Choice:
    return Choice(*choice_fields(state, move), burns=run.burns, supplies=run.supplies, income=run.income, rank=run.rank)


def _choice(state: PowerGrid, move: int) -> Choice:
    said = choice_fields(state, move)
    if move in (PASS, DONE):
        return Choice(*said)
    if state.phase == Phase.OFFER:
        return Choice(*said, cost=state.market.minimum(move - OFFER))
    if state.phase == Phase.FUEL:
        return Choice(*said, cost=state.fuel.price(move - BUY) or None)
    if state.phase != Phase.BUILD:
        return Choice(*said)
    city, player = move - BUILD, state.players[state.turn]
    cost = building.cost(state, player, city)
    if cost >= NEVER:
        return Choice(*said)
    way = state.network.way(player.network, city) if player.network else [city]
    reach = int(player.reach[city])
    return Choice(*said, cost=cost, house=cost - reach, way_cost=reach, way=_cities(state, way))


def prospects(state: PowerGrid, seat: int) -> list[tuple[Choice, list[Refusal]]]:
    """What each city, fuel and plant would cost this seat, and what is against it: cities in the present step."""
    if state.over:
        return []
    asked = state.copy()
    asked.turn = seat
    own = state.players[seat].network
    rows = plant_views.rows(state.market)
    wanted = {
        Phase.BUILD: [BUILD + city for city in state.network.cities if city not in own],
        Phase.FUEL: [BUY + fuel for fuel in range(len(FUELS))],
        Phase.OFFER: [OFFER + card for row in rows for card in row],
    }
    found = []
    for phase, moves in wanted.items():
        asked.phase = phase
        found += [(_choice(asked, move), asked.refusals(move)) for move in moves]
    return found
