"""What a seat may see of a position, ready for a screen; other people's money is masked as the table plays."""

from typing import Any

from msgspec import Struct
from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid import building, notation
from powerhouse.games.power_grid.codes import BID, BUILD, BUY, DONE, FUELS, MIXES, OFFER, PASS, RUN, URANIUM, Phase
from powerhouse.games.power_grid.houses import NOBODY, SLOTS, TRUST, owner
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.games.power_grid.tables import Figures, Map
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Fleet, Plant
from powerhouse.parts.plant_deck import EMPTY, LAST_CARD

ASKS = {
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


class PlantView(Struct, frozen=True):
    """A plant card; `fuels` lists what it burns, two of them for a hybrid."""

    number: int
    kind: str
    fuels: list[str]
    need: int
    output: int


class PlayerView(Struct, frozen=True):
    """A company. `money` is null when hidden; `capacity` is the output of all plants, `ready` what fuel allows.

    `room` tells how many more tokens of each fuel would fit, if it alone were bought.
    """

    seat: int
    money: int | None
    plants: list[PlantView]
    fuel: dict[str, int]
    room: dict[str, int]
    cities: list[str]
    capacity: int
    ready: int


class TrustView(Struct, frozen=True):
    plants: list[PlantView]
    fuel: dict[str, int]
    cities: list[str]
    houses: int


class MarketView(Struct, frozen=True):
    """The plant market. `deck` counts the cards left, `top` is the back of the next, `under` lie below step 3.

    `unseen` may still come: the deck above the Step 3 card and what was put into the box at the start.
    """

    current: list[PlantView]
    future: list[PlantView]
    token: int | None
    step3_card: bool
    deck: int
    top: str | None
    under: list[int]
    unseen: list[int]


class FuelView(Struct, frozen=True):
    """One fuel: tokens on the market and in the reserve, next price, prices of all spaces, refill of this step."""

    name: str
    left: int
    reserve: int
    price: int | None
    spaces: list[int]
    refill: int


class AuctionView(Struct, frozen=True):
    plant: int
    minimum: int
    bid: int | None
    leader: int | None
    bidders: list[int]


class Choice(Struct, frozen=True):
    """One thing the seat may do, with what it costs or brings; for a city also the house and the way, end to end."""

    move: str
    cost: int | None = None
    house: int | None = None
    way: list[str] | None = None
    supplies: int | None = None
    income: int | None = None


class CityView(Struct, frozen=True):
    id: str
    name: str
    region: str
    x: int
    y: int


class RegionView(Struct, frozen=True):
    id: str
    colour: str


class LinkView(Struct, frozen=True):
    a: str
    b: str
    cost: int


class Board(Struct, frozen=True):
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


class View(Struct, frozen=True):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    Bids are not listed one by one but as the interval `bids`. `bought` are the seats that bought a plant in this round,
    `supplied` the cities of each seat that had light in the last phase 5.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: str
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
    bought: list[int]
    supplied: list[int | None]
    houses: dict[str, list[int | None]]
    marked: list[str]
    uranium_closed: bool
    renovation: list[int] | None
    step2_cities: int
    end_cities: int
    choices: list[Choice]
    bids: list[int] | None


def view(state: PowerGrid, seat: int | None) -> View:
    acting = seat is not None and seat == state.actor
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
        waiting=_waiting(state),
        bought=[seat for seat in state.order if state.bought >> seat & 1],
        supplied=[None if cities < 0 else cities for cities in state.supplied],
        houses={
            city.id: [_resident(owner(state.houses[city.number], slot)) for slot in range(SLOTS)]
            for city in state.map.cities
            if state.houses[city.number]
        },
        marked=_cities(state, state.marked),
        uranium_closed=state.uranium_closed,
        renovation=_renovation(state),
        step2_cities=state.figures.step2_cities,
        end_cities=state.figures.end_cities,
        choices=_choices(state) if acting else [],
        bids=_bids(state) if acting else None,
    )


def board(figures: Figures, map: Map, data: dict[str, Any]) -> Board:
    return Board(
        map=map.id,
        name=map.name,
        width=data["canvas"]["width"],
        height=data["canvas"]["height"],
        regions=[RegionView(region["id"], region["colour"]) for region in data["regions"]],
        cities=[CityView(city.id, city.name, map.region_ids[city.region], city.x, city.y) for city in map.cities],
        links=[LinkView(map.cities[link.a].id, map.cities[link.b].id, link.cost) for link in map.links],
        plants=[plant_view(figures.plants[number]) for number in sorted(figures.plants)],
        house_costs=figures.house_costs,
        payments=list(figures.payments),
    )


def _city_choice(state: PowerGrid, player: Player, city: int, text: str) -> Choice:
    cost = building.cost(state, player, city)
    way = state.network.way(player.network, city) if player.network else [city]
    return Choice(text, cost=cost, house=cost - player.reach[city], way=_cities(state, way))


def plant_view(plant: Plant) -> PlantView:
    burnt = {HYBRID: FUELS[:2], NO_FUEL: []}
    fuels = burnt[plant.burns] if plant.burns in burnt else [FUELS[plant.burns]]
    return PlantView(plant.number, plant.name, fuels, plant.need, plant.output)


def _plants(fleet: Fleet) -> list[PlantView]:
    return [plant_view(plant) for plant in fleet.plants]


def _tokens(stock: vec[i64]) -> dict[str, int]:
    return {name: stock[fuel] for fuel, name in enumerate(FUELS)}


def _cities(state: PowerGrid, numbers: list[int]) -> list[str]:
    return [state.map.cities[number].id for number in numbers]


def _resident(owner: int) -> int | None:
    """The seat of a house, -1 for the Trust's, null for a free slot."""
    if owner == NOBODY:
        return None
    return -1 if owner == TRUST else owner - 1


def _player(state: PowerGrid, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    shown = owner == seat or state.over or state.options["money"] == "open"
    return PlayerView(
        seat=owner,
        money=player.money if shown else None,
        plants=_plants(player.fleet),
        fuel=_tokens(player.stock),
        room={name: player.fleet.room_for(player.stock, fuel) for fuel, name in enumerate(FUELS)},
        cities=_cities(state, player.network),
        capacity=sum(plant.output for plant in player.fleet.plants),
        ready=player.fleet.best_output(player.stock, state.figures.houses),
    )


def _trust(state: PowerGrid) -> TrustView | None:
    trust = state.trust
    if trust is None:
        return None
    return TrustView(_plants(trust.fleet), _tokens(trust.stock), _cities(state, trust.cities), trust.houses)


def _market(state: PowerGrid) -> MarketView:
    market = state.market
    deck = market.deck
    offered = market.on_offer()
    cards = [card for card in market.cards if card != LAST_CARD]
    plants = state.figures.plants
    return MarketView(
        current=[plant_view(plants[card]) for card in offered],
        future=[plant_view(plants[card]) for card in cards[len(offered) :]],
        token=market.token or None,
        step3_card=market.shows_last_card(),
        deck=deck.size(),
        top=None if deck.top == EMPTY else notation.BACKS[deck.top],
        under=deck.under[:],
        unseen=sorted(deck.unseen[0] + deck.unseen[1]),
    )


def _fuel(state: PowerGrid, fuel: int) -> FuelView:
    market = state.fuel
    return FuelView(
        name=FUELS[fuel],
        left=market.left[fuel],
        reserve=market.reserve[fuel],
        price=market.price(fuel) or None,
        spaces=market.prices.spaces[fuel][::-1],
        refill=0 if fuel == URANIUM and state.uranium_closed else state.figures.refill[state.step - 1][fuel],
    )


def _auction(state: PowerGrid) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    bidders = [seat for seat in range(len(state.players)) if auction.bidders >> seat & 1]
    return AuctionView(
        plant=auction.lot,
        minimum=auction.minimum,
        bid=auction.bid if auction.opened() else None,
        leader=auction.leader if auction.opened() else None,
        bidders=bidders,
    )


def _waiting(state: PowerGrid) -> list[int]:
    """Who has still to act in this phase, in the order of play."""
    if state.phase in (Phase.FUEL, Phase.BUILD):
        return state.order[state.position :: -1]
    if state.phase == Phase.SUPPLY:
        return state.order[state.position :]
    if state.phase in (Phase.OFFER, Phase.BID, Phase.SCRAP, Phase.RETURN):
        return [seat for seat in state.order if state.waiting >> seat & 1]
    return [] if state.actor is None else [state.actor]


def _renovation(state: PowerGrid) -> list[int] | None:
    if state.options["renovation"] == "off":
        return None
    first, others = state.figures.renovation[state.renovation_card]
    return [others if state.renovation_paid else first, others]


def _bids(state: PowerGrid) -> list[int] | None:
    bids = [move for move in state.moves() if move >= BID]
    return [bids[0] - BID, bids[-1] - BID] if bids else None


def _choices(state: PowerGrid) -> list[Choice]:
    return [_choice(state, move) for move in state.moves() if move < BID]


def _choice(state: PowerGrid, move: int) -> Choice:
    text = state.text(move)
    player = state.players[state.turn]
    if move in (PASS, DONE):
        return Choice(text)
    if state.phase == Phase.OFFER:
        return Choice(text, cost=state.market.minimum(move - OFFER))
    if state.phase == Phase.FUEL:
        return Choice(text, cost=state.fuel.price(move - BUY))
    if state.phase == Phase.BUILD:
        return _city_choice(state, player, move - BUILD, text)
    if state.phase == Phase.SUPPLY:
        supplied = min(player.fleet.runs()[(move - RUN) // MIXES].output, len(player.network))
        return Choice(text, supplies=supplied, income=state.figures.payment(supplied))
    return Choice(text)
