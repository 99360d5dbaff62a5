"""How much one visitor or one address may ask for: buckets that fill with time."""

from time import monotonic

from powerhouse.server.settings import Limits, Rate

# What fills the database.
CREATING = ("tables", "replays", "fork")
# A request that makes the server work costs more than one.
COSTS = {"tables": 3, "replays": 15, "fork": 5, "hint": 4, "history": 4, "rematch": 3}
MOST_BUCKETS = 20_000


class Buckets:
    """One bucket for each key; full ones are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float) -> bool:
        now = monotonic()
        level, since = self._levels.get(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - since) * self._rate.per_second)
        if level < cost:
            self._levels[key] = (level, now)
            return False
        if len(self._levels) >= MOST_BUCKETS and key not in self._levels:
            self._forget(now)
        self._levels[key] = (level - cost, now)
        return True

    def _forget(self, now: float) -> None:
        full = self._rate.burst / self._rate.per_second
        self._levels = {key: (level, since) for key, (level, since) in self._levels.items() if now - since < full}


class Limiter:
    """Says whether a request is granted; `sockets` counts open live connections."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._visitors = Buckets(limits.visitor)
        self._addresses = Buckets(limits.address)
        self._creations = Buckets(limits.creations)
        self._sockets: dict[str, int] = {}

    def grants(self, visitor: str | None, address: str, method: str, path: str) -> bool:
        if not self.limits.on:
            return True
        cost = cost_of(method, path)
        if method == "POST" and _last(path) in CREATING and not self._creations.take(address, 1):
            return False
        return self._addresses.take(address, cost) and (visitor is None or self._visitors.take(visitor, cost))

    def open_socket(self, visitor: str, address: str) -> bool:
        limits = self.limits
        keys = {f"visitor {visitor}": limits.sockets_of_visitor, f"address {address}": limits.sockets_of_address}
        if limits.on and any(self._sockets.get(key, 0) >= most for key, most in keys.items()):
            return False
        for key in keys:
            self._sockets[key] = self._sockets.get(key, 0) + 1
        return True

    def close_socket(self, visitor: str, address: str) -> None:
        for key in (f"visitor {visitor}", f"address {address}"):
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]


def cost_of(method: str, path: str) -> float:
    last = _last(path)
    return COSTS.get(last, 1) if method == "POST" or last == "history" else 1


def _last(path: str) -> str:
    return path.rstrip("/").rsplit("/", 1)[-1]
