"""Where others can reach this server: its addresses in the local network, if it listens there."""

import socket
from contextlib import suppress
from ipaddress import ip_address

from powerhouse.server.types import Reach

# Nothing is sent there: the system only says from which of its addresses it would go.
FAR = ("192.0.2.1", 9)


def is_loopback(host: str) -> bool:
    """Whether only this machine is meant by an address or a name."""
    try:
        return ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reach(bound: tuple[str, int] | None, hosts: tuple[str, ...]) -> Reach:
    """The addresses for an invitation; `bound` is where the server listens, `hosts` the names it answers to."""
    if bound is None or is_loopback(bound[0]):
        return Reach(everywhere=False, addresses=[])
    host, port = bound
    any_address = host in ("0.0.0.0", "::")
    found = _own_addresses() if any_address else [host]
    allowed = [name for name in found if not hosts or name in hosts]
    return Reach(
        everywhere=True, addresses=[f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in allowed]
    )


def _own_addresses() -> list[str]:
    """Of this machine in its network, the one it uses to go out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += sorted(str(entry[4][0]) for entry in known)
    return [name for name in dict.fromkeys(found) if not is_loopback(name)]
