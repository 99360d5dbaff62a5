"""To which addresses the server may send: public ones, unless the host allows others.

A name is looked up each time, and the connection goes to an address that was looked at, so a name that leads elsewhere
the next moment gains nothing.
"""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from powerhouse.core.phrase import Phrase, phrase

# IPv4 behind IPv6: the last 32 bits are the address that is reached.
_TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
# What people have is of these alone, and of IPv4 this is for the machinery of networks; not every Python knows it.
_PEOPLE_S = IPv6Network("2000::/3")
_MACHINERY = IPv4Network("192.0.0.0/24")
# Printable, without what would begin another line or word of the request.
_PLAIN = re.compile(r"[!-~]+")
_NAME = re.compile(r"[A-Za-z0-9.-]{1,253}|[0-9a-fA-F:.]{2,45}")
# Names that nobody answers for keep only these threads busy.
_threads = ThreadPoolExecutor(4, thread_name_prefix="powerhouse-names")
LOOK_UP_SECONDS = 5.0
_PORTS = {"https": 443, "http": 80}


class Undelivered(Exception):
    """A notice did not arrive; `said` is the reason. Where it is `final` nobody need try again."""

    def __init__(self, said: Phrase, final: bool = False) -> None:
        super().__init__(said)
        self.said = said
        self.final = final


@dataclass(frozen=True)
class Target:
    """An address that is well-formed; where its name leads is another question."""

    tls: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS["https" if self.tls else "http"] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{'https' if self.tls else 'http'}://{self.authority}"


def target(address: str, private: bool) -> Target:
    """The parts of an address; raises `Undelivered`. Without TLS only where private addresses are allowed."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Undelivered(phrase("notice-address"), final=True) from error
    host = parts.hostname or ""
    well_formed = _PLAIN.fullmatch(address) and _NAME.fullmatch(host) and parts.username is None and port != 0
    if not well_formed or parts.scheme not in _PORTS:
        raise Undelivered(phrase("notice-address"), final=True)
    if parts.scheme == "http" and not private:
        raise Undelivered(phrase("notice-https", host=host), final=True)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port or _PORTS[parts.scheme], path)


async def look_up(host: str, port: int) -> list[str]:
    """The addresses behind a name."""
    question = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_threads, question)
    return list(dict.fromkeys(str(info[4][0]) for info in found))


async def allowed(to: Target, private: bool) -> list[str]:
    """Where to connect; raises `Undelivered` if the name leads to anything that is not public."""
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            found = await look_up(to.host, to.port)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Undelivered(phrase("notice-unknown-host", host=to.host)) from error
    if not private and not all(map(is_public, found)):
        raise Undelivered(phrase("notice-private", host=to.host))
    return found


def is_public(text: str) -> bool:
    """Whether an address is one of the open internet, and not one that leads back into a network of its own."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is None and any(found in network for network in _TRANSLATED):
            inner = IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if found not in _PEOPLE_S:
            return False
    elif found in _MACHINERY:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved
