"""What a server that others can reach still needs, said to the host when it starts."""

from powerhouse.core.phrase import Phrase, phrase
from powerhouse.server.reach import is_loopback, reach
from powerhouse.server.settings import Settings


def missing(bound: tuple[str, int], settings: Settings) -> list[Phrase]:
    """A sentence for each thing; none for a server of this machine alone."""
    host, port = bound
    if is_loopback(host):
        return []
    found = [phrase("advice-near", address=address) for address in reach(bound, settings.hosts).addresses[:1]]
    if not settings.proxies:
        found.append(phrase("advice-tls", port=str(port)))
    if not settings.hosts:
        found.append(phrase("advice-name"))
    if not settings.limits.on:
        found.append(phrase("advice-limits"))
    return found
