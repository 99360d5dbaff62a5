"""What a seat may see of a position, ready for a screen; other people's money is masked as the table plays."""

from msgspec import Struct

from powerhouse.games.power_grid_card_game import buying, notation, scoring
from powerhouse.games.power_grid_card_game.bureaucracy import income
from powerhouse.games.power_grid_card_game.codes import (
    BID,
    BUY,
    COLUMNS,
    DONE,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    KINDS,
    MARKET_ORDER,
    MIXES,
    OFFER,
    PASS,
    RESOURCE,
    RUN,
    Phase,
)
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.games.power_grid_card_game.store import Store
from powerhouse.games.power_grid_card_game.tables import Figures
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant
from powerhouse.parts.plant_deck import EMPTY, LAST_CARD

ASKS = {
    Phase.OFFER: "offer",
    Phase.BID: "bid",
    Phase.SCRAP: "scrap",
    Phase.RETURN: "return",
    Phase.BUY: "buy",
    Phase.PRODUCE: "run",
    Phase.OVER: "over",
}


class PlantView(Struct, frozen=True):
    """A plant card; `name` is how moves call it, `fuels` lists what it burns, two of them for a hybrid."""

    name: str
    card: int
    number: int
    kind: str
    fuels: list[str]
    need: int
    income: int


class HeldView(Struct, frozen=True):
    """A resource card of a company: what is printed on it and what it is turned to."""

    fuel: str
    units: int
    shown: int
    leftover: bool


class PlayerView(Struct, frozen=True):
    """A company. `money` is null when hidden; `capacity` is the income of all plants, `ready` what resources allow.

    `fuel` has the units held, `room` how many more units of each fuel could be taken, if it alone were bought.
    """

    seat: int
    money: int | None
    plants: list[PlantView]
    fuel: dict[str, int]
    room: dict[str, int]
    resources: list[HeldView]
    capacity: int
    ready: int


class TrustView(Struct, frozen=True):
    """The Trust; its plants from the oldest to the newest."""

    plants: list[PlantView]
    fuel: dict[str, int]
    resources: list[HeldView]


class MarketView(Struct, frozen=True):
    """The plant market. `deck` counts the cards left, `top` is the back of the next, `under` lie below the last card.

    `unseen` may still come: the deck above the last-round card and what was put into the box at the start.
    """

    current: list[PlantView]
    future: list[PlantView]
    token: str | None
    last_round_card: bool
    deck: int
    top: str | None
    under: list[str]
    unseen: list[str]


class CardView(Struct, frozen=True):
    """Equal resource cards of a column or a pile: how many."""

    fuel: str
    units: int
    count: int


class ColumnView(Struct, frozen=True):
    """A column of the resource market; `slots` is null for the leftover cards, of which there may be any number."""

    price: int
    slots: int | None
    cards: list[CardView]


class ResourcesView(Struct, frozen=True):
    """The resource market; `deck` may still come, in an order that nobody knows, `stack` are leftover cards not in use.

    `plusplus` tells whether the cards marked ++ are still to come into the game.
    """

    columns: list[ColumnView]
    deck_size: int
    deck: list[CardView]
    discard: list[CardView]
    stack: dict[str, int]
    plusplus: bool


class AuctionView(Struct, frozen=True):
    plant: PlantView
    minimum: int
    bid: int | None
    leader: int | None
    bidders: list[int]


class Choice(Struct, frozen=True):
    """One thing the seat may do, with what it costs or brings; for a resource card the units kept and laid out again.

    Fewer are laid out than left over where the leftover cards run out.
    """

    move: str
    cost: int | None = None
    keeps: int | None = None
    leftover: int | None = None
    income: int | None = None


class Board(Struct, frozen=True):
    """What never changes during a game: all plants there are and what things cost."""

    name: str
    plants: list[PlantView]
    fuels: list[str]
    prices: list[int]
    slots: int
    money_per_point: int
    renovation: list[list[int]]


class View(Struct, frozen=True):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    Bids are not listed one by one but as the interval `bids`. `bought` are the seats that bought a plant in this round,
    `earned` what each seat earned in the last phase 3.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: str
    round: int
    last_round: bool
    next_is_last: bool
    order: list[int]
    players: list[PlayerView]
    trust: TrustView | None
    market: MarketView
    resources: ResourcesView
    auction: AuctionView | None
    waiting: list[int]
    bought: list[int]
    earned: list[int | None]
    renovation: list[int] | None
    choices: list[Choice]
    bids: list[int] | None


def view(state: CardGame, seat: int | None) -> View:
    acting = seat is not None and seat == state.actor
    return View(
        game="power-grid-card-game",
        seat=seat,
        actor=state.actor,
        ask=ASKS[state.phase],
        round=state.round,
        last_round=state.last_round,
        next_is_last=state.market_cut and not state.last_round,
        order=state.order[:],
        players=[_player(state, owner, seat) for owner in range(len(state.players))],
        trust=_trust(state),
        market=_market(state),
        resources=_resources(state),
        auction=_auction(state),
        waiting=_waiting(state),
        bought=[seat for seat in state.order if state.bought >> seat & 1],
        earned=[None if income < 0 else income for income in state.earned],
        renovation=_renovation(state),
        choices=_choices(state) if acting else [],
        bids=_bids(state) if acting else None,
    )


def board(figures: Figures) -> Board:
    return Board(
        name="Power Grid: The Card Game",
        plants=[plant_view(plant) for plant in figures.plants.values()],
        fuels=[FUELS[fuel] for fuel in MARKET_ORDER],
        prices=list(figures.prices),
        slots=figures.column,
        money_per_point=figures.money_per_point,
        renovation=[list(card) for card in figures.renovation],
    )


def plant_view(plant: Plant) -> PlantView:
    if plant.burns == HYBRID:
        kind, fuels = "hybrid", FUELS[:2]
    elif plant.burns == NO_FUEL:
        kind, fuels = "eco", []
    else:
        kind, fuels = FUELS[plant.burns], [FUELS[plant.burns]]
    return PlantView(plant.name, plant.card, plant.number, kind, fuels, plant.need, plant.output)


def _held(store: Store) -> list[HeldView]:
    return [HeldView(FUELS[fuel], *card) for fuel in MARKET_ORDER for card in store.held(fuel)]


def _units(store: Store) -> dict[str, int]:
    return {FUELS[fuel]: store.units[fuel] for fuel in MARKET_ORDER}


def _player(state: CardGame, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    shown = owner == seat or state.over or state.options["money"] == "open"
    return PlayerView(
        seat=owner,
        money=player.money if shown else None,
        plants=[plant_view(plant) for plant in player.fleet.plants],
        fuel=_units(player.store),
        room={FUELS[fuel]: max(0, buying.room(state, player, fuel)) for fuel in MARKET_ORDER},
        resources=_held(player.store),
        capacity=sum(plant.output for plant in player.fleet.plants),
        ready=scoring.produced(state, owner),
    )


def _trust(state: CardGame) -> TrustView | None:
    trust = state.trust
    if trust is None:
        return None
    plants = [plant_view(state.figures.plants[card]) for card in trust.cards]
    return TrustView(plants, _units(trust.store), _held(trust.store))


def _market(state: CardGame) -> MarketView:
    market = state.market
    deck = market.deck
    offered = market.on_offer()
    cards = [card for card in market.cards if card != LAST_CARD]
    plants = state.figures.plants
    return MarketView(
        current=[plant_view(plants[card]) for card in offered],
        future=[plant_view(plants[card]) for card in cards[len(offered) :]],
        token=plants[market.token].name if market.token else None,
        last_round_card=market.shows_last_card(),
        deck=deck.size(),
        top=None if deck.top == EMPTY else notation.BACKS[deck.top],
        under=[plants[card].name for card in deck.under],
        unseen=[plants[card].name for card in sorted(deck.unseen[0] + deck.unseen[1])],
    )


def _cards(counts: list[int]) -> list[CardView]:
    """Cards of a column or pile, from counts by kind."""
    return [
        CardView(FUELS[FUEL_OF_KIND[kind]], kind - FIRST_KIND[FUEL_OF_KIND[kind]] + 1, count)
        for kind, count in enumerate(counts)
        if count
    ]


def _resources(state: CardGame) -> ResourcesView:
    market = state.resources
    return ResourcesView(
        columns=[
            ColumnView(
                price=state.figures.prices[column],
                slots=state.figures.column if column else None,
                cards=_cards([market.cards[KINDS * column + kind] for kind in range(KINDS)]),
            )
            for column in range(COLUMNS)
        ],
        deck_size=len(market.deck),
        deck=_cards([market.deck.count(RESOURCE + kind) for kind in range(KINDS)]),
        discard=_cards(list(market.discard)),
        stack={FUELS[fuel]: market.stack[fuel] for fuel in MARKET_ORDER},
        plusplus=market.plusplus_due,
    )


def _auction(state: CardGame) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    return AuctionView(
        plant=plant_view(state.figures.plants[auction.lot]),
        minimum=auction.minimum,
        bid=auction.bid if auction.opened() else None,
        leader=auction.leader if auction.opened() else None,
        bidders=[seat for seat in range(len(state.players)) if auction.bidders >> seat & 1],
    )


def _waiting(state: CardGame) -> list[int]:
    """Who has still to act in this phase, in the order of play."""
    if state.phase == Phase.OVER:
        return []
    if state.phase == Phase.BUY:
        return state.order[state.position :: -1]
    if state.phase == Phase.PRODUCE:
        return state.order[state.position :]
    return [seat for seat in state.order if state.waiting >> seat & 1]


def _renovation(state: CardGame) -> list[int] | None:
    """What the next to scrap in this round gets, and each one after."""
    if state.options["renovation"] == "off":
        return None
    first, others = state.figures.renovation[state.renovation_card]
    return [others if state.renovation_paid else first, others]


def _bids(state: CardGame) -> list[int] | None:
    bids = [move for move in state.moves() if move >= BID]
    return [bids[0] - BID, bids[-1] - BID] if bids else None


def _choices(state: CardGame) -> list[Choice]:
    return [_choice(state, move) for move in state.moves() if move < BID]


def _choice(state: CardGame, move: int) -> Choice:
    text = state.text(move)
    player = state.players[state.turn]
    if move in (PASS, DONE):
        return Choice(text)
    if state.phase == Phase.OFFER:
        return Choice(text, cost=state.market.minimum(move - OFFER))
    if state.phase == Phase.BUY:
        kind = (move - BUY) % KINDS
        fuel = FUEL_OF_KIND[kind]
        units = kind - FIRST_KIND[fuel] + 1
        keeps = min(units, buying.room(state, player, fuel))
        leftover = min(units - keeps, state.resources.stack[fuel])
        return Choice(text, cost=state.figures.prices[(move - BUY) // KINDS], keeps=keeps, leftover=leftover)
    if state.phase == Phase.PRODUCE:
        return Choice(text, income=income(state, player.fleet.runs()[(move - RUN) // MIXES]))
    return Choice(text)
