"""The fuel market: cheapest tokens are bought first, the dearest spaces are filled first.

So the tokens on the market always lie on its dearest spaces, and their number says all.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import append, vec

NO_STORE: Final = -1


class Prices:
    """What a token costs when so many are left on the market; shared, never changed."""

    def __init__(self, spaces: list[list[int]], store_fuel: i64, store_price: i64) -> None:
        """`spaces[fuel]` lists the price of every space; a store sells one fuel from the reserve at one price."""
        self.spaces = [sorted(prices, reverse=True) for prices in spaces]
        self.by_left = [vec[i64]([0] + prices) for prices in self.spaces]
        self._most_left: i64 = max([len(prices) for prices in self.spaces])
        self._flat = vec[i64]([])
        for prices in self.spaces:
            for price in [0, *prices, *([0] * (self._most_left - len(prices)))]:
                self._flat = append(self._flat, price)
        self.store_fuel = store_fuel
        self.store_price = store_price

    def cheapest(self, fuel: i64, left: i64) -> i64:
        """What the next token on the market costs."""
        return self._flat[(self._most_left + 1) * fuel + left]

    def next(self, fuel: i64, left: i64, reserve: i64) -> list[int]:
        """What the tokens cost that can be bought, one after the other; a store sells when the market is empty."""
        stored = reserve if fuel == self.store_fuel else 0
        return self.spaces[fuel][:left][::-1] + [int(self.store_price)] * stored


@mypyc_attr(acyclic=True)
class FuelMarket:
    """Tokens on the market and in the reserve, by fuel."""

    def __init__(self, prices: Prices, left: vec[i64], reserve: vec[i64]) -> None:
        self.prices = prices
        self.left = left
        self.reserve = reserve

    def copy(self) -> "FuelMarket":
        return FuelMarket(self.prices, self.left[:], self.reserve[:])

    def dump(self) -> dict[str, Any]:
        return {"left": list(self.left), "reserve": list(self.reserve)}

    def restore(self, row: dict[str, Any]) -> None:
        self.left = vec[i64](row["left"])
        self.reserve = vec[i64](row["reserve"])

    def price(self, fuel: i64) -> i64:
        """What the next token costs; 0 when there is none to buy."""
        left = self.left[fuel]
        if left > 0:
            return self.prices.cheapest(fuel, left)
        if fuel == self.prices.store_fuel and self.reserve[fuel] > 0:
            return self.prices.store_price
        return 0

    def next_prices(self, fuel: i64) -> list[int]:
        return self.prices.next(fuel, self.left[fuel], self.reserve[fuel])

    def take(self, fuel: i64) -> i64:
        """Remove the cheapest token and say what it cost."""
        price = self.price(fuel)
        if self.left[fuel] > 0:
            self.left[fuel] -= 1
        else:
            self.reserve[fuel] -= 1
        return price

    def refill(self, fuel: i64, amount: i64) -> None:
        """Bring tokens from the reserve, as many as there are and fit."""
        free: i64 = len(self.prices.spaces[fuel]) - self.left[fuel]
        if amount > free:
            amount = free
        if amount > self.reserve[fuel]:
            amount = self.reserve[fuel]
        self.left[fuel] += amount
        self.reserve[fuel] -= amount
