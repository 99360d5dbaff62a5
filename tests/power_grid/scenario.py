"""Positions of Power Grid set up by hand, so that a test reads like the rulebook."""

from pathlib import Path

from mypy_extensions import i64

from powerhouse.core.catalogue import of_game
from powerhouse.core.chance import Chance, Seeded, Witness
from powerhouse.core.packed import vec
from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import BACK, DRAW, FUELS, LAST_CARD, Phase
from powerhouse.games.power_grid.houses import SLOTS, TRUST, owner, with_house
from powerhouse.games.power_grid.player import Player, Trust
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.games.power_grid.view import View
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.plant_deck import EMPTY, PLUG, SOCKET

STEP_3 = LAST_CARD


class Cards(Chance):
    """Chance that draws the named cards in turn (and turns up the backs that go with them), then the lowest."""

    def __init__(self, *cards: int) -> None:
        self.cards = list(cards)
        self.drawn: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        if candidates[0] >= BACK and candidates[0] < BACK + 2:
            wanted = BACK + (SOCKET if self.cards and self.cards[0] > 15 else PLUG)
            return wanted if wanted in candidates else candidates[0]
        if self.cards and DRAW + self.cards[0] in candidates:
            self.drawn.append(self.cards.pop(0))
            return DRAW + self.drawn[-1]
        assert not self.cards or not DRAW < candidates[0] <= DRAW + LAST_CARD, (
            f"{self.cards[0]} cannot be drawn now, only {[code - DRAW for code in candidates]}"
        )
        return candidates[0]


class Table:
    """A game in some position; every method that changes it returns the table, so calls can be chained."""

    def __init__(self, players: int = 4, seed: int = 1, box: str = "", rules: str = "", **options: str) -> None:
        """`box` is a file with other components, `rules` an older version."""
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.setup = GAME.setup(players, chosen, Path(box) if box else None, rules=int(rules) if rules else None)
        state = GAME.start(self.setup, Seeded(seed))
        assert isinstance(state, PowerGrid)
        self.state: PowerGrid = state
        self.chance: Chance = Seeded(seed)

    def dealt_by(self, chance: Chance) -> "Table":
        """Set up anew by this chance, which also draws what comes later."""
        state = GAME.start(self.setup, chance)
        assert isinstance(state, PowerGrid)
        self.state = state
        self.chance = chance
        return self

    # Putting things on the table

    def order(self, *seats: int) -> "Table":
        self.state.order = list(seats)
        return self

    def money(self, seat: int, amount: int) -> "Table":
        self.state.players[seat].money = amount
        return self

    def plants(self, seat: int, *numbers: int) -> "Table":
        self.state.players[seat].fleet = self.fleet(*numbers)
        return self

    def fleet(self, *numbers: int) -> Fleet:
        return Fleet([self.state.figures.plants[number] for number in sorted(numbers)])

    def fuel(self, seat: int, **tokens: int) -> "Table":
        """Tokens of a player; they come out of the reserve, then out of the market."""
        for name, amount in tokens.items():
            fuel = FUELS.index(name)
            player = self.state.players[seat]
            more = amount - player.stock[fuel]
            player.stock[fuel] = amount
            from_reserve = min(more, self.state.fuel.reserve[fuel])
            self.state.fuel.reserve[fuel] -= from_reserve
            self.state.fuel.left[fuel] -= more - from_reserve
        return self

    def fuel_market(self, **tokens: int) -> "Table":
        """So many tokens on the market, the others in the reserve."""
        for name, amount in tokens.items():
            fuel = FUELS.index(name)
            self.state.fuel.reserve[fuel] += self.state.fuel.left[fuel] - amount
            self.state.fuel.left[fuel] = amount
        return self

    def cities(self, seat: int, *names: str) -> "Table":
        """Houses of a player, each in the lowest free slot; nothing is paid."""
        state = self.state
        for name in names:
            city = self.city(name)
            player = state.players[seat]
            player.reach = (
                state.network.extended(player.reach, city) if player.network else state.network.reach_from(city)
            )
            player.network = [*player.network, city]
            slot = next(slot for slot in range(3) if not state.houses[city] >> 3 * slot & 7)
            houses = state.houses[:]
            houses[city] |= (seat + 1) << 3 * slot
            state.houses = houses
        return self

    def some_cities(self, seat: int, count: int) -> "Table":
        """So many cities of the zone that nobody has yet."""
        free = [city for city in self.state.network.cities if not self.state.houses[city]]
        return self.cities(seat, *[self.state.map.cities[city].id for city in free[:count]])

    def step(self, step: int) -> "Table":
        self.state.step = step
        self.state.market.row = self.state.figures.step3_row if step == 3 else self.state.figures.row
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    def market(self, *numbers: int, token: int | None = None) -> "Table":
        """The face-up cards; all plants that nobody has lie unseen in the deck. The token is put on the cheapest."""
        state = self.state
        market = state.market
        market.cards = vec[i64](sorted(numbers))
        seen = set(numbers)
        for player in state.players:
            seen |= {plant.number for plant in player.fleet.plants}
        if state.trust is not None:
            seen |= {plant.number for plant in state.trust.fleet.plants}
        market.deck.unseen = [
            [DRAW + plant for plant in plants if plant not in seen]
            for plants in (state.figures.plugs, state.figures.sockets)
        ]
        market.deck.left = [len(plants) for plants in market.deck.unseen]
        market.token = min(numbers, default=0) if token is None else token
        return self

    def top(self, card: int) -> "Table":
        """The back of this card lies on top of the deck."""
        self.state.market.deck.top = SOCKET if card in self.state.figures.sockets else PLUG
        return self

    def last_card_on_top(self, *under: int) -> "Table":
        """The Step 3 card is the next to be drawn, with these plants below it."""
        deck = self.state.market.deck
        deck.left = [0, 0]
        deck.unseen = [[], []]
        deck.top = EMPTY
        deck.holds_last_card = True
        deck.under = list(under)
        return self

    def deck(self, *cards: int, under: tuple[int, ...] = ()) -> "Table":
        """Exactly these plants lie above the Step 3 card, and those below it."""
        self.last_card_on_top(*under)
        deck = self.state.market.deck
        figures = self.state.figures
        deck.unseen = [
            [DRAW + card for card in sorted(cards) if card in kind] for kind in (figures.plugs, figures.sockets)
        ]
        deck.left = [len(kind) for kind in deck.unseen]
        return self.top(cards[0])

    def final_deck(self, *cards: int) -> "Table":
        """Only these plants are left to draw, as late in step 3: the Step 3 card has gone."""
        self.deck(*cards).state.market.deck.holds_last_card = False
        return self

    def empty_deck(self) -> "Table":
        self.last_card_on_top()
        self.state.market.deck.holds_last_card = False
        return self

    def draws(self, *cards: int) -> "Table":
        """What the deck will show next."""
        if cards and cards[0] != STEP_3 and self.state.market.deck.top != EMPTY:
            self.top(cards[0])
        self.chance = Cards(*cards)
        return self

    def trust_plants(self, *numbers: int) -> "Table":
        self.trust().fleet = self.fleet(*numbers)
        return self

    def trust_cities(self, *names: str) -> "Table":
        """Houses of the Trust in slots 10, as after the set-up."""
        cities = [self.city(name) for name in names]
        self.trust().cities = cities
        houses = self.state.houses[:]
        for city in cities:
            houses[city] = with_house(houses[city], 0, TRUST)
        self.state.houses = houses
        return self

    # Going to a phase

    def auction(self) -> "Table":
        """Phase 2 begins: everybody may offer, the token lies where it is."""
        state = self.state
        state.phase = Phase.OFFER
        state.waiting = (1 << len(state.players)) - 1
        state.auction = None
        state.turn = state.order[0]
        return self

    def fuel_phase(self, seat: int | None = None) -> "Table":
        return self._reverse(Phase.FUEL, seat)

    def building(self, seat: int | None = None) -> "Table":
        return self._reverse(Phase.BUILD, seat)

    def _reverse(self, phase: int, seat: int | None) -> "Table":
        state = self.state
        state.phase = phase
        state.market.token = 0
        state.position = len(state.order) - 1 if seat is None else state.order.index(seat)
        state.turn = state.order[state.position]
        return self

    def supplying(self, seat: int | None = None) -> "Table":
        state = self.state
        state.phase = Phase.SUPPLY
        state.market.token = 0
        state.position = 0 if seat is None else state.order.index(seat)
        state.turn = state.order[state.position]
        return self

    def end(self) -> "Table":
        """The game is over, however many cities there are."""
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
        """Everybody supplies nothing, the markets are renewed, and the next phase 2 begins."""
        return self.supplying().everybody("run nothing")

    def buys(self, plant: int, bid: int | None = None) -> "Table":
        """Whoever is to offer gets this plant, for its minimum unless a bid is named: all others pass."""
        lowest = self.state.market.minimum(plant)
        self.play(f"offer {plant}")
        if self.state.phase == Phase.BID:
            self.play(f"bid {bid or lowest}")
        while self.state.phase == Phase.BID:
            self.play("pass")
        return self

    def legal(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def heading(self) -> str:
        """Where the game is, in words."""
        return of_game(GAME.id).say(self.state.heading())

    def reason(self) -> str:
        """Why the game ended, or how far from that it is, in words."""
        return of_game(GAME.id).say(self.state.standings().reason)

    def told(self, move: str) -> list[str]:
        """Make a move; what is told of it, fact by fact."""
        before, code, witness = self.state.copy(), self.state.parse(move), Witness(self.chance)
        self.state.play(code, witness)
        news = self.state.news(before, code, witness.seen)
        return [of_game(GAME.id).say(one.phrase(), ["Anna", "Boris", "Clara", "David"]) for one in news]

    def refused(self, move: str) -> list[str]:
        """The codes of the reasons why a move is not legal."""
        return [refusal.code for refusal in self.state.refusals(self.state.parse(move))]

    def reasons(self, move: str) -> list[str]:
        """The sentences of the reasons."""
        return [str(refusal) for refusal in self.state.refusals(self.state.parse(move))]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def city(self, name: str) -> int:
        return self.state.map.city_numbers[name]

    def cost(self, seat: int, city: str) -> int:
        return cost(self.state, self.state.players[seat], self.city(city))

    def slots(self, city: str) -> list[int | None]:
        """Who has the slots 10, 15 and 20 of a city: a seat, -1 for the Trust, None for nobody."""
        owners = [owner(self.state.houses[self.city(city)], slot) for slot in range(SLOTS)]
        return [None if mark == 0 else -1 if mark == TRUST else mark - 1 for mark in owners]

    def trust(self) -> Trust:
        assert self.state.trust is not None
        return self.state.trust

    def rows(self) -> list[list[int]]:
        """The plants on offer and the others of the market, the Step 3 card among them if it was drawn."""
        offered = self.state.market.on_offer()
        return [offered, list(self.state.market.cards[len(offered) :])]

    def unseen(self) -> list[list[int]]:
        """The plants that may still come from the deck: those with a plug, those with a socket."""
        return [[draw - DRAW for draw in draws] for draws in self.state.market.deck.unseen]

    def token(self) -> int | None:
        """The plant with the discount token."""
        return self.state.market.token or None

    def view(self, seat: int | None) -> View:
        shown = self.state.view(seat)
        assert isinstance(shown, View)
        return shown

    def owned(self, seat: int) -> list[int]:
        return [plant.number for plant in self.state.players[seat].fleet.plants]

    def held(self, seat: int) -> dict[str, int]:
        return dict(zip(FUELS, self.state.players[seat].stock, strict=True))

    def on_market(self) -> dict[str, int]:
        return dict(zip(FUELS, self.state.fuel.left, strict=True))

    def reserve(self) -> dict[str, int]:
        return dict(zip(FUELS, self.state.fuel.reserve, strict=True))

    def price(self, fuel: str) -> int:
        """What the next token costs, 0 when there is none to buy."""
        return self.state.fuel.price(FUELS.index(fuel))
