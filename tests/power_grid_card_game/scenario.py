"""Positions of the Card Game set up by hand, so that a test reads like the rulebook."""

from mypy_extensions import i64

from powerhouse.core.catalogue import of_game
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game import GAME
from powerhouse.games.power_grid_card_game.codes import (
    BACK,
    COLUMNS,
    DRAW,
    FIRST_KIND,
    FUELS,
    KINDS,
    LAST_CARD,
    RESOURCE,
    Phase,
)
from powerhouse.games.power_grid_card_game.notation import kind_text
from powerhouse.games.power_grid_card_game.player import Player, Trust, new_player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.games.power_grid_card_game.view import View
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.plant_deck import EMPTY, PLUG, SOCKET

LAST_ROUND = "last-round"
TEXTS = of_game(GAME.id)


class Cards(Chance):
    """Chance that draws the named plants and resource cards in turn, turns up fitting backs, then shows the lowest."""

    def __init__(self, state: CardGame, plants: list[str], resources: list[str]) -> None:
        self.state = state
        self.plants = [card_of(state, name) for name in plants]
        self.resources = [RESOURCE + kind_of(name) for name in resources]

    def pick(self, candidates: list[int]) -> int:
        if BACK <= candidates[0] < BACK + 2:
            big = bool(self.plants) and self.plants[0] in self.state.figures.big
            wanted = BACK + (SOCKET if big else PLUG)
            return wanted if wanted in candidates else candidates[0]
        queue = self.resources if candidates[0] >= RESOURCE else self.plants
        if not queue:
            return candidates[0]
        assert queue[0] in candidates, (
            f"{self.state.reveal_text(queue[0])} cannot come now, only {list(map(self.state.reveal_text, candidates))}"
        )
        return queue.pop(0)


def card_of(state: CardGame, name: str) -> int:
    if name == LAST_ROUND:
        return DRAW + LAST_CARD
    return next(card for card, plant in state.figures.plants.items() if plant.name == name)


def kind_of(name: str) -> int:
    """The kind of a resource card named as `coal 3`."""
    fuel, units = name.split()
    return FIRST_KIND[FUELS.index(fuel)] + int(units) - 1


class Table:
    """A game in some position; every method that changes it returns the table, so calls can be chained."""

    def __init__(self, players: int = 4, seed: int = 1, **options: str) -> None:
        self.setup = GAME.setup(players, options)
        state = GAME.start(self.setup, Seeded(seed))
        assert isinstance(state, CardGame)
        self.state: CardGame = state
        self.chance: Chance = Seeded(seed)

    # Putting things on the table

    def order(self, *seats: int) -> "Table":
        self.state.order = list(seats)
        return self

    def money(self, seat: int, amount: int) -> "Table":
        self.state.players[seat].money = amount
        return self

    def rich(self, amount: int = 100) -> "Table":
        """So much money for everybody."""
        for player in self.state.players:
            player.money = amount
        return self

    def plants(self, seat: int, *names: str) -> "Table":
        self.state.players[seat].fleet = self._fleet(names)
        return self

    def _fleet(self, names: tuple[str, ...]) -> Fleet:
        fleet = Fleet([])
        for name in names:
            fleet = fleet.with_plant(self.state.figures.plants[self.card(name)])
        return fleet

    def holds(self, seat: int, *cards: str) -> "Table":
        """Resource cards of a player: `coal 3`, `coal 3 turned to 2`, `leftover coal`."""
        _give(self.state.players[seat], cards)
        return self

    def trust_holds(self, *cards: str) -> "Table":
        _give(self.trust(), cards)
        return self

    def trust_plants(self, *names: str) -> "Table":
        """Plants of the Trust, the oldest first."""
        self.trust().plants = [self.card(name) for name in names]
        self.trust().fleet = self._fleet(names)
        return self

    def columns(self, *columns: list[str], leftovers: tuple[str, ...] = ()) -> "Table":
        """The resource cards for 2, 3 and 4, and the leftover cards by fuel; what is not named is empty."""
        market = self.state.resources
        counts = [0] * (COLUMNS * KINDS)
        for fuel in leftovers:
            counts[FIRST_KIND[FUELS.index(fuel)]] += 1
            market.stack[FUELS.index(fuel)] -= 1
        for column, cards in enumerate(columns, 1):
            for card in cards:
                counts[KINDS * column + kind_of(card)] += 1
        for offer, count in enumerate(counts):
            market.cards[offer] = count
        for column in range(COLUMNS):
            market.sizes[column] = sum(counts[KINDS * column : KINDS * (column + 1)])
        return self

    def resource_deck(self, *cards: str) -> "Table":
        self.state.resources.deck = vec[i64](sorted([RESOURCE + kind_of(card) for card in cards]))
        return self

    def discard_pile(self, *cards: str) -> "Table":
        for kind in range(KINDS):
            self.state.resources.discard[kind] = [kind_of(card) for card in cards].count(kind)
        return self

    def stack(self, **cards: int) -> "Table":
        """Leftover cards that are not in use."""
        for fuel, count in cards.items():
            self.state.resources.stack[FUELS.index(fuel)] = count
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    def market(self, *names: str, token: str | None = None) -> "Table":
        """The face-up plants, ascending; all that nobody has lie unseen in the deck. The token is on the cheapest."""
        state = self.state
        market = state.market
        market.cards = vec[i64]([self.card(name) for name in names])
        assert [state.figures.numbers[card] for card in market.cards] == sorted(
            state.figures.numbers[card] for card in market.cards
        )
        seen = set(market.cards)
        for player in state.players:
            seen |= {plant.card for plant in player.fleet.plants}
        if state.trust is not None:
            seen |= set(state.trust.plants)
        deck = market.deck.copy()
        deck.unseen = [
            [DRAW + card for card in cards if card not in seen] for cards in (state.figures.small, state.figures.big)
        ]
        deck.left = [len(cards) for cards in deck.unseen]
        market.deck = deck
        market.token = market.cards[0] if token is None and names else self.card(token) if token else 0
        return self

    def no_token(self) -> "Table":
        self.state.market.token = 0
        return self

    def last_card_on_top(self, *under: str) -> "Table":
        """The last-round card is the next to be drawn, with these plants below it."""
        deck = self.state.market.deck.copy()
        deck.left = [0, 0]
        deck.unseen = [[], []]
        deck.top = EMPTY
        deck.holds_last_card = True
        deck.under = [self.card(name) for name in under]
        self.state.market.deck = deck
        return self

    def deck(self, *names: str, under: tuple[str, ...] = ()) -> "Table":
        """Exactly these plants lie above the last-round card, and those below it."""
        self.last_card_on_top(*under)
        deck = self.state.market.deck
        cards = sorted(self.card(name) for name in names)
        figures = self.state.figures
        deck.unseen = [[DRAW + card for card in cards if card in kind] for kind in (figures.small, figures.big)]
        deck.left = [len(kind) for kind in deck.unseen]
        return self._top(names[0])

    def final_deck(self, *names: str) -> "Table":
        """Only these plants are left to draw: the last-round card has gone, all plants of the market are on offer."""
        if names:
            self.deck(*names)
        else:
            self.last_card_on_top()
        self.state.market.deck.holds_last_card = False
        return self

    def _top(self, name: str) -> "Table":
        """The back of this plant lies on top of the deck."""
        self.state.market.deck.top = SOCKET if self.card(name) in self.state.figures.big else PLUG
        return self

    def draws(self, *plants: str, resources: tuple[str, ...] = ()) -> "Table":
        """What the decks will show next."""
        if plants and plants[0] != LAST_ROUND and self.state.market.deck.top != EMPTY:
            self.state.market.deck = self.state.market.deck.copy()
            self._top(plants[0])
        self.chance = Cards(self.state, list(plants), list(resources))
        return self

    def last_round(self) -> "Table":
        """This is the last round: every plant of the market is on offer."""
        self.state.market_cut = True
        self.state.last_round = True
        self.state.market.row = self.state.figures.last_row
        self.state.market.deck.holds_last_card = False
        return self

    # Going to a phase

    def auction(self) -> "Table":
        """Phase 1 begins: everybody may offer, the token lies where it is."""
        state = self.state
        state.phase = Phase.OFFER
        state.waiting = (1 << len(state.players)) - 1
        state.auction = None
        state.turn = state.order[0]
        return self

    def buying(self, seat: int | None = None) -> "Table":
        state = self.state
        state.phase = Phase.BUY
        state.market.token = 0
        state.position = len(state.order) - 1 if seat is None else state.order.index(seat)
        state.turn = state.order[state.position]
        return self

    def producing(self, seat: int | None = None) -> "Table":
        state = self.state
        state.phase = Phase.PRODUCE
        state.market.token = 0
        state.earned = [-1] * len(state.players)
        state.position = 0 if seat is None else state.order.index(seat)
        state.turn = state.order[state.position]
        return self

    def end(self) -> "Table":
        self.state.phase = Phase.OVER
        self.state.turn = -1
        return self

    # Playing and looking

    def play(self, *moves: str) -> "Table":
        """Moves of whoever is to act; an illegal one raises `IllegalMove`."""
        for move in moves:
            self.state.play(self.state.parse(move), self.chance)
        return self

    def everybody(self, move: str) -> "Table":
        """The same move by each player in turn."""
        return self.play(*[move] * len(self.state.players))

    def next_round(self) -> "Table":
        """Everybody produces nothing, the markets are renewed, and the next phase 1 begins."""
        return self.producing().everybody("run nothing")

    def buys(self, plant: str, bid: int | None = None) -> "Table":
        """Whoever is to offer gets this plant, for its minimum unless a bid is named: all others pass."""
        lowest = self.state.market.minimum(self.card(plant))
        self.play(f"offer {plant}")
        if self.state.phase == Phase.BID:
            self.play(f"bid {bid or lowest}")
        while self.state.phase == Phase.BID:
            self.play("pass")
        return self

    def legal(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def heading(self) -> str:
        return TEXTS.say(self.state.heading())

    def reason(self) -> str:
        """Why the game ended, or how far it is from that."""
        return TEXTS.say(self.state.standings().reason)

    def refused(self, move: str) -> list[str]:
        """The codes of the reasons why a move is not legal."""
        return [refusal.code for refusal in self.state.refusals(self.state.parse(move))]

    def reasons(self, move: str) -> list[str]:
        """The sentences of the reasons."""
        return [str(refusal) for refusal in self.state.refusals(self.state.parse(move))]

    def card(self, name: str) -> int:
        return card_of(self.state, name)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def trust(self) -> Trust:
        assert self.state.trust is not None
        return self.state.trust

    def view(self, seat: int | None) -> View:
        shown = self.state.view(seat)
        assert isinstance(shown, View)
        return shown

    def _names(self, cards: list[int]) -> list[str]:
        plants = self.state.figures.plants
        return [LAST_ROUND if card == LAST_CARD else plants[card].name for card in cards]

    def rows(self) -> list[list[str]]:
        """The plants on offer and the others of the market, the last-round card among them if it was drawn."""
        offered = self.state.market.on_offer()
        return [self._names(offered), self._names(list(self.state.market.cards[len(offered) :]))]

    def on_market(self) -> list[str]:
        return self._names(list(self.state.market.cards))

    def unseen(self) -> list[str]:
        """The plants that may still come from the deck."""
        unseen = self.state.market.deck.unseen
        return self._names([card - DRAW for card in unseen[0] + unseen[1]])

    def under(self) -> list[str]:
        return self._names(self.state.market.deck.under)

    def token(self) -> str | None:
        """The plant with the discount token."""
        return self._names([self.state.market.token])[0] if self.state.market.token else None

    def owned(self, seat: int) -> list[str]:
        return [plant.name for plant in self.state.players[seat].fleet.plants]

    def trust_owns(self) -> list[str]:
        return self._names(self.trust().plants)

    def held(self, seat: int) -> list[str]:
        return _cards(self.state.players[seat])

    def trust_held(self) -> list[str]:
        return _cards(self.trust())

    def units(self, seat: int) -> dict[str, int]:
        return dict(zip(FUELS, self.state.players[seat].stock, strict=True))

    def column(self, price: int) -> list[str]:
        """The resource cards of the column with this price, from top to bottom."""
        column = list(self.state.figures.prices).index(price)
        return [
            kind_text(kind) for kind in range(KINDS) for _ in range(self.state.resources.cards[KINDS * column + kind])
        ]

    def deck_cards(self) -> list[str]:
        return [kind_text(draw - RESOURCE) for draw in self.state.resources.deck]

    def discarded(self) -> list[str]:
        return [kind_text(kind) for kind in range(KINDS) for _ in range(self.state.resources.discard[kind])]

    def stacked(self) -> dict[str, int]:
        return dict(zip(FUELS, self.state.resources.stack, strict=True))


def _give(player: Player, cards: tuple[str, ...]) -> None:
    """These resource cards and no others."""
    nothing = new_player(0)
    player.stock, player.cards = nothing.stock, nothing.cards
    for card in cards:
        words = card.split()
        if words[0] == "leftover":
            player.add_leftover(FUELS.index(words[1]))
        else:
            player.add(FUELS.index(words[0]), int(words[1]), int(words[-1]))


def _cards(player: Player) -> list[str]:
    return [
        f"leftover {FUELS[fuel]}"
        if leftover
        else f"{FUELS[fuel]} {units}" + (f" turned to {shown}" if shown < units else "")
        for fuel in range(len(FUELS))
        for units, shown, leftover in player.held(fuel)
    ]
