"""One request to an address that was looked at. Nothing is followed, and little is read of the answer."""

import asyncio
import ssl
from contextlib import suppress

from powerhouse.core.phrase import phrase
from powerhouse.server.notices.addresses import Target, Undelivered, allowed

SECONDS = 10.0
# Statuses by which a push service says that a subscription has ended.
GONE = (404, 410)


async def post(to: Target, headers: dict[str, str], body: bytes, private: bool) -> None:
    """Send; raises `Undelivered` unless the answer is that it was taken."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(to, headers, body, private)
    except TimeoutError as error:
        raise Undelivered(phrase("notice-slow", host=to.host, seconds=int(SECONDS))) from error
    except ssl.SSLCertVerificationError as error:
        raise Undelivered(phrase("notice-certificate", host=to.host)) from error
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise Undelivered(phrase("notice-unreachable", host=to.host)) from error
    if status in GONE:
        raise Undelivered(phrase("notice-gone", host=to.host, status=status), final=True)
    if not 200 <= status < 300:
        raise Undelivered(phrase("notice-status", host=to.host, status=status))


async def _post(to: Target, headers: dict[str, str], body: bytes, private: bool) -> int:
    addresses = await allowed(to, private)
    reader, writer = await _connect(to, addresses)
    try:
        lines = [f"POST {to.path} HTTP/1.1", f"host: {to.authority}", "connection: close", "user-agent: powerhouse"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"content-length: {len(body)}", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        answer = await reader.readuntil(b"\n")
        return int(answer.split()[1])
    except IndexError as error:
        raise ValueError("no status") from error
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            await writer.wait_closed()


async def _connect(to: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The first address that answers."""
    # In a thread, since it reads all certificates that this machine trusts: moves need not wait for it.
    context = await asyncio.to_thread(ssl.create_default_context) if to.tls else None
    name = to.host if to.tls else None
    for last, address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(address, to.port, ssl=context, server_hostname=name)
        except OSError:
            if last == len(addresses):
                raise
    raise OSError("no address")
