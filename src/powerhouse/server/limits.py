"""How much one visitor or one address may ask for: buckets that fill with time."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase
from powerhouse.server.settings import Limits, Rate

Network = IPv4Network | IPv6Network

# What fills the database.
CREATING = ("tables", "replays", "fork", "tutorial", "rematch", "channels", "feed", "figures", "analysis")
CREATING_BY_PUT = ("profile",)
# A request that makes the server work costs more than one.
COSTS = {"tables": 3, "replays": 15, "fork": 5, "hint": 4, "rematch": 3, "analysis": 10}
COSTS |= {"channels": 10, "test": 10, "figures": 5, "check": 2, "what-if": 6, "answer": 6}
# Where nothing is sent: what tells of many tables, or of much that was.
COSTS_TO_READ = {"tables": 4, "mine": 3, "feed": 5, "history": 4, "my-data": 15}
FEEDS = "/api/feed/"
MOST_BUCKETS = 20_000
# Of so many processes each grants its part of what is allowed; what one page asks at once must still fit in a part.
MOST_PARTS = 6


class Buckets:
    """One bucket for each key; full ones are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = self._whole = rate
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

    def divide(self, parts: int) -> None:
        """Grant only a part of the rate from now on."""
        self._rate = Rate(self._whole.per_second / parts, self._whole.burst / parts)

    def _forget(self, now: float) -> None:
        full = self._rate.burst / self._rate.per_second
        self._levels = {key: (level, since) for key, (level, since) in self._levels.items() if now - since < full}


class Limiter:
    """Says whether a request is granted; `sockets` counts open live connections."""

    def __init__(self, limits: Limits, proxies: tuple[Network, ...] = ()) -> None:
        self.limits = limits
        self._proxies = proxies
        self._visitors = Buckets(limits.visitor)
        self._addresses = Buckets(limits.address)
        self._creations = Buckets(limits.creations)
        self.parts = self.processes = 1
        self._sockets: dict[str, int] = {}
        self._connections: dict[str, int] = {}

    def share_among(self, processes: int) -> None:
        """Several processes serve the same tables, and a visitor may ask any of them: each grants its part."""
        self.processes = processes
        self.parts = min(max(1, processes), MOST_PARTS)
        for buckets in (self._visitors, self._addresses, self._creations):
            buckets.divide(self.parts)

    def grants(self, visitor: str | None, address: str, method: str, path: str) -> bool:
        if not self.limits.on:
            return True
        address = network_of(address)
        cost = cost_of(method, path)
        if _creates(method, path) and not self._creations.take(address, 1):
            return False
        return self._addresses.take(address, cost) and (visitor is None or self._visitors.take(visitor, cost))

    def open_connection(self, address: str) -> bool:
        """Whether an address may have one more connection that is not a live one; a proxy always may."""
        network = network_of(address)
        held = self._connections.get(network, 0)
        if self.limits.on and held >= self.limits.connections_of_address // self.parts and not self._is_proxy(address):
            return False
        self._connections[network] = held + 1
        return True

    @property
    def connections(self) -> int:
        """Those that are not live ones."""
        return sum(self._connections.values())

    def close_connection(self, address: str) -> None:
        network = network_of(address)
        self._connections[network] -= 1
        if not self._connections[network]:
            del self._connections[network]

    def _is_proxy(self, address: str) -> bool:
        return any(ip_address(address) in network for network in self._proxies)

    def open_socket(self, visitor: str, address: str) -> bool:
        limits = self.limits
        address = network_of(address)
        keys = {f"visitor {visitor}": limits.sockets_of_visitor, f"address {address}": limits.sockets_of_address}
        if limits.on and any(self._sockets.get(key, 0) >= most // self.parts for key, most in keys.items()):
            return False
        for key in keys:
            self._sockets[key] = self._sockets.get(key, 0) + 1
        return True

    def close_socket(self, visitor: str, address: str) -> None:
        for key in (f"visitor {visitor}", f"address {network_of(address)}"):
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]


def _creates(method: str, path: str) -> bool:
    return _last(path) in {"POST": CREATING, "PUT": CREATING_BY_PUT}.get(method, ())


def cost_of(method: str, path: str) -> float:
    if method == "POST":
        return COSTS.get(_last(path), 1)
    return COSTS_TO_READ.get("feed" if path.startswith(FEEDS) else _last(path), 1)


def _last(path: str) -> str:
    return path.rstrip("/").rsplit("/", 1)[-1]


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom limits count as one: an IPv4 address, or the /64 of an IPv6 address, which one household has to itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


@lru_cache(maxsize=4096)
def plain(address: str) -> str:
    """An IPv4 address as everybody writes it, also where a socket takes both kinds and tells of it as IPv6."""
    mapped = address.lower().startswith("::ffff:") and "." in address
    return address[len("::ffff:") :] if mapped else address


def networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks as they are written; raises `PowerhouseError`."""
    try:
        return tuple(ip_network(text, strict=False) for text in texts)
    except ValueError as error:
        raise PowerhouseError(phrase("serve-proxy", reason=str(error))) from error
