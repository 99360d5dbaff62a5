"""What a seat may see of a position, ready for a screen; other people's money is masked as the table plays."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from powerhouse.core import choice
from powerhouse.core.choice import choice_fields
from powerhouse.core.notation import Arguments
from powerhouse.games.power_grid_card_game import (
    buying,
    codes,
    forecast,
    notation,
    previews,
    run_previews,
    scoring,
    trust,
)
from powerhouse.games.power_grid_card_game.bureaucracy import income
from powerhouse.games.power_grid_card_game.codes import (
    COLUMNS,
    FUEL_OF_KIND,
    FUELS,
    ID,
    KINDS,
    MARKET_ORDER,
    MIXES,
    MOST_UNITS,
    Phase,
    fuel_of,
    units_of,
)
from powerhouse.games.power_grid_card_game.figures import Figures
from powerhouse.games.power_grid_card_game.forecast import Load, Refill, TakenCard
from powerhouse.games.power_grid_card_game.player import Player, kept
from powerhouse.games.power_grid_card_game.previews import BuyingPreview, LotPreview, Units
from powerhouse.games.power_grid_card_game.run_previews import RunPreview
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts import fields, plant_views
from powerhouse.parts.fleet import Plant
from powerhouse.parts.plant_deck import EMPTY

Ask = Literal["offer", "bid", "scrap", "return", "buy", "run", "over"]
ASKS: dict[int, Ask] = {
    Phase.OFFER: "offer",
    Phase.BID: "bid",
    Phase.SCRAP: "scrap",
    Phase.RETURN: "return",
    Phase.BUY: "buy",
    Phase.PRODUCE: "run",
    Phase.OVER: "over",
}


class PlantView(Struct, frozen=True, gc=False):
    """A plant card; `name` is how moves call it, `fuels` lists what it burns, two of them for a hybrid.

    `back` tells small plants from big ones.
    """

    name: str
    card: int
    number: int
    kind: str
    fuels: list[str]
    need: int
    income: int
    back: str


class HeldView(Struct, frozen=True, gc=False):
    """A resource card of a company: what is printed on it and what it is turned to."""

    fuel: str
    units: int
    shown: int
    leftover: bool


class PlayerView(Struct, frozen=True, gc=False):
    """A company. `money` is null when hidden; `capacity` is the income of all plants, `ready` what resources allow.

    `fuel` has the units held, `room` how many more units of each fuel could be taken, if it alone were bought; `burns`
    is what one production of all plants takes, `lacks` what is not there yet for it; `hybrids` could burn so much of
    each fuel. `points` are those of the end as things are, `money_points` the part of them that is for money, both null
    while money is hidden; `dearest` is the number of the dearest plant, which decides between equals. `loads` tells of
    each plant what lies on it, `income` is that of this round if nothing else changes, `money_after` what one has then,
    null while money is hidden and in the last round; `place` is that of the standings if the game ended now, without
    money while that is hidden.
    """

    seat: int
    money: int | None
    plants: list[PlantView]
    fuel: dict[str, int]
    room: dict[str, int]
    resources: list[HeldView]
    capacity: int
    ready: int
    burns: Units
    lacks: Units
    hybrids: dict[str, int]
    points: int | None
    money_points: int | None
    dearest: int
    loads: list[Load]
    income: int | None
    money_after: int | None
    place: int


class TrustView(Struct, frozen=True, gc=False):
    """The Trust; its plants from the oldest to the newest. `place` is that in turn order, from 0; this round it still
    `takes` this plant, if the market does not change before; `drops` is its plant that makes room for another, null
    while it has room. `next` are the cards that it takes if nobody else buys.
    """

    place: int
    takes: str | None
    drops: str | None
    plants: list[PlantView]
    fuel: dict[str, int]
    resources: list[HeldView]
    next: list[TakenCard]


class MarketView(Struct, frozen=True, gc=False):
    """The plant market. `deck` counts the cards left, `top` is the back of the next, `under` lie below the last card.

    `unseen` may still come: the deck above the last-round card and what was put into the box at the start. `minimums`
    are the lowest bids for the plants on offer, by name. The last-round card comes after so many plants as are `before`
    it, null once it has come. `offers` has for each plant of the market the move that offers it, possible or not.
    """

    current: list[PlantView]
    future: list[PlantView]
    token: str | None
    last_round_card: bool
    deck: int
    top: str | None
    under: list[str]
    unseen: list[str]
    minimums: dict[str, int]
    before_last: int | None
    offers: dict[str, str]


class CardView(Struct, frozen=True, gc=False):
    """Equal resource cards of a column or a pile: how many."""

    fuel: str
    units: int
    count: int


class StallView(CardView, frozen=True):
    """Equal cards of a column, with the move that buys one, possible or not."""

    move: str


class ColumnView(Struct, frozen=True, gc=False):
    """A column of the resource market; `slots` is null for the leftover cards, of which there may be any number."""

    price: int
    slots: int | None
    cards: list[StallView]


class ResourcesView(Struct, frozen=True, gc=False):
    """The resource market; `deck` may still come, in an order that nobody knows, `stack` are leftover cards not in use.

    `plusplus` tells whether the cards marked ++ are still to come into the game.
    """

    columns: list[ColumnView]
    deck_size: int
    deck: list[CardView]
    discard: list[CardView]
    stack: dict[str, int]
    plusplus: bool


class AuctionView(Struct, frozen=True, gc=False):
    """The plant under the hammer; `lowest` is the least that may be bid for it now."""

    plant: PlantView
    minimum: int
    lowest: int
    bid: int | None
    leader: int | None
    bidders: list[int]


class Choice(choice.Choice, frozen=True):
    """With what it costs or brings. Of a resource card so many units are kept, laid out again as `leftover`, or `lost`
    where the leftover cards run out, and the plants that then run have an income; with a plant that is scrapped others
    are given up, and the rest has an income.
    """

    cost: int | None = None
    keeps: int | None = None
    leftover: int | None = None
    lost: int | None = None
    income: int | None = None
    gives_up: Units | None = None
    runs: list[str] | None = None


class Board(Struct, frozen=True, gc=False):
    """What never changes during a game: all plants there are, what things cost, and the cards marked ++ that come to
    the discard pile with the first shuffle.
    """

    name: str
    plants: list[PlantView]
    fuels: list[str]
    prices: list[int]
    slots: int
    money_per_point: int
    renovation: list[list[int]]
    plant_limit: int
    guaranteed_income: int
    most_units: int
    plusplus: list[CardView]


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    Bids are not listed one by one but as the interval `bids`. `bought` are the seats that bought a plant in this round,
    `earned` what each seat earned in the last phase 3. `unopposed`: nobody else may bid, so a plant is sold for its
    minimum. `too_many` units find no room and must be returned, out of `returnable`. `purchase` and `runs` help the
    actor to buy and to produce, `lots` everybody to bid. `next_order` and `refill` are what the round ends with if
    nothing else changes. `marks` tell what each seat is doing.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: Ask
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
    bids: tuple[int, int] | None
    unopposed: bool
    too_many: int
    returnable: dict[str, int]
    purchase: BuyingPreview | None
    runs: list[RunPreview]
    lots: list[LotPreview]
    next_order: list[int]
    refill: Refill | None
    marks: list[plant_views.Mark]


def view(state: CardGame, seat: int | None) -> View:
    acting = seat is not None and seat == state.actor
    moves = state.moves() if acting else []
    waiting = plant_views.waiting(state, (Phase.BUY,))
    places = {standing.seat: standing.place for standing in scoring.standings(state).places}
    return View(
        game=ID,
        seat=seat,
        actor=state.actor,
        ask=ASKS[state.phase],
        round=state.round,
        last_round=state.last_round,
        next_is_last=state.next_is_last(),
        order=state.order[:],
        players=[_player(state, owner, seat, places[owner]) for owner in range(len(state.players))],
        trust=_trust(state),
        market=_market(state),
        resources=_resources(state),
        auction=_auction(state),
        waiting=waiting,
        bought=plant_views.seats_of(state.bought, state.order),
        earned=plant_views.known(state.earned),
        renovation=plant_views.renovation(state),
        choices=[_choice(state, move) for move in moves if move < codes.BID],
        bids=plant_views.bids(state) if acting else None,
        unopposed=plant_views.unopposed(state),
        too_many=_too_many(state),
        returnable=_returnable(state),
        purchase=previews.buying_preview(state) if acting and state.phase == Phase.BUY else None,
        runs=run_previews.runs(state, moves) if state.phase == Phase.PRODUCE else [],
        lots=[] if seat is None else previews.lots(state, seat),
        next_order=forecast.next_order(state),
        refill=forecast.refill(state),
        marks=plant_views.marks(state, waiting),
    )


def board(figures: Figures) -> Board:
    return fields.shown(
        Board,
        figures,
        name="Power Grid: The Card Game",
        plants=list(_plants(figures).values()),
        fuels=[FUELS[fuel] for fuel in MARKET_ORDER],
        prices=list(figures.prices),
        slots=figures.column,
        renovation=[list(card) for card in figures.renovation],
        most_units=MOST_UNITS,
        plusplus=_cards(figures.plusplus),
    )


@lru_cache(maxsize=16)
def _plants(figures: Figures) -> dict[int, PlantView]:
    """All plants by card, drawn once."""
    return {card: _plant(plant, notation.BACKS[card in figures.big]) for card, plant in figures.plants.items()}


def _plant(plant: Plant, back: str) -> PlantView:
    fuels = plant_views.fuels_of(plant, FUELS)
    return PlantView(plant.name, plant.card, plant.number, plant.kind, fuels, plant.need, plant.output, back)


def _named(figures: Figures, cards: list[int]) -> list[PlantView]:
    plants = _plants(figures)
    return [plants[card] for card in cards]


def _held(company: Player) -> list[HeldView]:
    return [HeldView(FUELS[fuel], *card) for fuel in MARKET_ORDER for card in company.held(fuel)]


def _units(company: Player) -> dict[str, int]:
    return {FUELS[fuel]: company.stock[fuel] for fuel in MARKET_ORDER}


def _player(state: CardGame, owner: int, seat: int | None, place: int) -> PlayerView:
    player = state.players[owner]
    money = plant_views.money(state, owner, seat)
    ready = scoring.produced(state, owner)
    money_points = None if money is None else money // state.figures.money_per_point
    return PlayerView(
        seat=owner,
        money=money,
        plants=_named(state.figures, player.fleet.cards()),
        fuel=_units(player),
        room={FUELS[fuel]: max(0, buying.room(state, player, fuel)) for fuel in MARKET_ORDER},
        resources=_held(player),
        capacity=player.fleet.capacity(),
        ready=ready,
        burns=previews.burns(player),
        lacks=previews.lacks(player),
        hybrids=previews.hybrids_burn(player),
        points=None if money_points is None else ready + money_points,
        money_points=money_points,
        dearest=player.fleet.highest(),
        loads=forecast.loads(state, player),
        income=forecast.expected_income(state, owner),
        money_after=None if money is None else forecast.money_after(state, owner),
        place=place,
    )


def _trust(state: CardGame) -> TrustView | None:
    company = state.trust
    if company is None:
        return None
    offered = [] if company.acted else state.market.on_offer()
    drops = trust.to_drop(state, company)
    names = state.figures.plants
    return TrustView(
        place=trust.PLACE,
        takes=names[offered[-1]].name if offered else None,
        drops=None if drops is None else names[drops].name,
        plants=_named(state.figures, company.plants),
        fuel=_units(company),
        resources=_held(company),
        next=forecast.trust_cards(state),
    )


def _market(state: CardGame) -> MarketView:
    market = state.market
    deck = market.deck
    current, future = plant_views.rows(market)
    plants = state.figures.plants
    return MarketView(
        current=_named(state.figures, current),
        future=_named(state.figures, future),
        token=plants[market.token].name if market.token else None,
        last_round_card=market.shows_last_card(),
        deck=deck.size(),
        top=None if deck.top == EMPTY else notation.BACKS[deck.top],
        under=[plants[card].name for card in deck.under],
        unseen=[plants[card].name for card in plant_views.unseen(market)],
        minimums={plants[card].name: market.minimum(card) for card in current},
        before_last=sum(deck.left) if deck.holds_last_card else None,
        offers={plants[card].name: state.text(codes.OFFER + card) for card in [*current, *future]},
    )


def _cards(counts: list[int]) -> list[CardView]:
    """Cards of a column or pile, from counts by kind."""
    return [CardView(fuel_of(kind), units_of(kind), count) for kind, count in enumerate(counts) if count]


def _resources(state: CardGame) -> ResourcesView:
    market = state.resources
    return ResourcesView(
        columns=[
            ColumnView(
                price=state.figures.prices[column],
                slots=state.figures.column if column else None,
                cards=[
                    StallView(fuel_of(kind), units_of(kind), int(count), state.text(codes.BUY + KINDS * column + kind))
                    for kind in range(KINDS)
                    if (count := market.cards[KINDS * column + kind])
                ],
            )
            for column in range(COLUMNS)
        ],
        deck_size=len(market.deck),
        deck=_cards([list(market.deck).count(codes.RESOURCE + kind) for kind in range(KINDS)]),
        discard=_cards(list(market.discard)),
        stack={FUELS[fuel]: market.stack[fuel] for fuel in MARKET_ORDER},
        plusplus=market.plusplus_due,
    )


def _auction(state: CardGame) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    return AuctionView(
        plant=_plants(state.figures)[auction.lot],
        minimum=auction.minimum,
        lowest=auction.lowest_bid(),
        bid=auction.bid if auction.opened() else None,
        leader=auction.leader if auction.opened() else None,
        bidders=plant_views.bidders(auction),
    )


def _too_many(state: CardGame) -> int:
    if state.phase != Phase.RETURN:
        return 0
    player = state.players[state.turn]
    return player.fleet.shared_surplus(player.stock)


def _returnable(state: CardGame) -> dict[str, int]:
    """What the actor holds of each fuel of which units may be returned."""
    if state.phase != Phase.RETURN:
        return {}
    stock = state.players[state.turn].stock
    return {FUELS[fuel]: stock[fuel] for fuel in (move - codes.RETURN for move in state.moves())}


def _choice(state: CardGame, move: int) -> Choice:
    said = choice_fields(state, move)
    player = state.players[state.turn]
    if move in (codes.PASS, codes.DONE):
        return Choice(*said)
    if state.phase == Phase.OFFER:
        return Choice(*said, cost=state.market.minimum(move - codes.OFFER))
    if state.phase == Phase.BUY:
        return _card_choice(state, player, move, said)
    if state.phase == Phase.PRODUCE:
        return Choice(*said, income=income(state, player.fleet.runs()[(move - codes.RUN) // MIXES].output))
    if state.phase == Phase.SCRAP:
        card = move - codes.SCRAP
        kept = player.fleet.without(card)
        return Choice(*said, income=kept.capacity(), gives_up=previews.given_up(player, card))
    return Choice(*said)


def _card_choice(state: CardGame, player: Player, move: int, said: tuple[str, str, Arguments]) -> Choice:
    offer = move - codes.BUY
    fuel, units = FUEL_OF_KIND[offer % KINDS], units_of(offer % KINDS)
    keeps = kept(units, buying.room(state, player, fuel))
    leftover = state.resources.leftovers(fuel, units - keeps)
    price = state.figures.prices[offer // KINDS]
    income, runs = previews.after_card(state, move)
    lost = units - keeps - leftover
    return Choice(*said, cost=price, keeps=keeps, leftover=leftover, lost=lost, income=income, runs=runs)
