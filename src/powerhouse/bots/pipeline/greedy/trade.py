"""Markets: sell what brings more here than anywhere else, then buy crude oil for the next runs."""

from powerhouse.bots.pipeline.greedy.oil import Oil
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.codes import BUY, CRUDE, DONE, FREE, HIGH, SELL, Action, Family
from powerhouse.games.pipeline.markets import CUBES, price
from powerhouse.games.pipeline.state import Pipeline


class Visit:
    """What a player would do on one market: sales and purchases in their order, and what they bring."""

    def __init__(self, state: Pipeline, works: Works, market: int, reserve: int = 0) -> None:
        self.state = state
        self.oil = Oil(works, market)
        self.player = self.oil.player
        self.moves: list[int] = []
        self.gain = 0.0
        self.money: int = self.player.money - reserve
        self.cubes = list(self.player.oil)
        self.room = [
            state.figures.cubes_per_tank * self.player.tanks[grade] - self.player.held(grade) for grade in range(4)
        ]
        starts = state.figures.market_start
        every = market != Action.CRUDE_MARKET and self.player.has(Family.REFINED_MARKETS, 2)
        self.slots = range(starts[1], starts[4]) if every else range(starts[market], starts[market + 1])
        self.any_colour = market != Action.CRUDE_MARKET and self.player.has(Family.REFINED_MARKETS, 3)
        if not state.now.buying:
            self._sell()
        self._buy()

    def _sell(self) -> None:
        """Dearest slots first; each takes the cube that is worth least elsewhere."""
        state, figures = self.state, self.state.figures
        free = [slot for slot in self.slots if state.slots[slot] == FREE]
        for slot in sorted(free, key=lambda slot: (-price(state, self.player, slot), -slot)):
            offer: int = price(state, self.player, slot)
            best, most = -1, 0.0
            for colour in range(3):
                if colour == figures.slot_colour[slot] or self.any_colour:
                    for grade in range(figures.slot_grade[slot], HIGH + 1):
                        cube = 4 * colour + grade
                        if self.cubes[cube] and offer - self._worth(cube) > most:
                            best, most = cube, offer - self._worth(cube)
            if best >= 0:
                self.moves.append(SELL + CUBES * slot + best)
                self.gain += most
                self.money += offer
                self.cubes[best] -= 1
                self.room[best & 3] += 1

    def _worth(self, cube: int) -> float:
        """What the last cube of a kind is worth elsewhere."""
        last = self.cubes[cube] - 1
        if cube & 3 == CRUDE:
            return self.oil.crude(cube >> 2, last)
        return max(self.oil.held[cube][last], self.oil.kept[cube >> 2][cube & 3])

    def _buy(self) -> None:
        """The best bargain first, as long as there is money and room."""
        state, figures = self.state, self.state.figures
        offers = [slot for slot in self.slots if state.slots[slot] != FREE]
        offers.sort(key=lambda slot: (price(state, self.player, slot), -slot))
        while True:
            best, most = -1, 0.0
            for slot in offers:
                colour, grade = state.slots[slot] - 1, figures.slot_grade[slot]
                cost: int = price(state, self.player, slot)
                if self.room[grade] <= 0 or cost > self.money:
                    continue
                profit = self._value(colour, grade) - cost
                if profit > most:
                    best, most = slot, profit
            if best < 0:
                return
            self.moves.append(BUY + best)
            self.gain += most
            self.money -= price(state, self.player, best)
            self.cubes[4 * (state.slots[best] - 1) + figures.slot_grade[best]] += 1
            self.room[figures.slot_grade[best]] -= 1
            offers.remove(best)

    def _value(self, colour: int, grade: int) -> float:
        if grade == CRUDE:
            return self.oil.crude(colour, self.cubes[4 * colour])
        bought = self.cubes[4 * colour + grade] - self.player.oil[4 * colour + grade]
        return self.oil.kept[colour][grade] if bought <= 0 else 0.0


def trade(state: Pipeline, works: Works) -> int:
    visit = Visit(state, works, state.now.action)
    return visit.moves[0] if visit.moves else DONE
