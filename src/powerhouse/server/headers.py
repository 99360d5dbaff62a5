"""The door of the server: host and origin checks, who is asking, rate limits, security headers."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from powerhouse.server.identity import Identity, new_id
from powerhouse.server.limits import Limiter
from powerhouse.server.settings import Settings
from powerhouse.server.types import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Door:
    """Everything passes here before the application sees it; the visitor stands in the state of the scope."""

    def __init__(self, settings: Settings, identity: Identity, limiter: Limiter) -> None:
        self._settings = settings
        self._identity = identity
        self._limiter = limiter

    async def enter(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        visitor = self._identity.read(headers.get("cookie"))
        refused = self._refusal(scope, headers, visitor)
        if refused is not None:
            await _refuse(scope, send, *refused)
            return
        scope.setdefault("state", {})["visitor"] = visitor or new_id()
        scope["state"]["address"] = _address(scope)
        extra = list(HEADERS)
        if scope["path"].startswith("/api"):
            extra.append((b"cache-control", b"no-store"))
            if visitor is None:
                secure = scope["scheme"] in ("https", "wss")
                cookie = self._identity.cookie(scope["state"]["visitor"], secure)
                extra.append((b"set-cookie", cookie.encode()))

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await app(scope, receive, send_with_headers)

    def _refusal(self, scope: Any, headers: dict[str, str], visitor: str | None) -> tuple[int, str, str] | None:
        host = headers.get("host", "")
        if self._settings.hosts and _name(host) not in self._settings.hosts:
            return 421, "wrong-host", f"this server is not {_name(host)[:100]!r}"
        method = scope.get("method", "GET")
        if (scope["type"] == "websocket" or method not in SAFE) and not self._from_here(headers, host):
            return 403, "wrong-origin", "this may be asked only from the server's own pages"
        if scope["path"].startswith("/api") and not self._limiter.grants(
            visitor, _address(scope), method, scope["path"]
        ):
            return 429, "too-fast", "too many requests; wait a little"
        return None

    def _from_here(self, headers: dict[str, str], host: str) -> bool:
        """Browsers say from which page a request comes; programs that are no browsers say nothing."""
        origin = headers.get("origin")
        if origin is not None:
            return urlsplit_host(origin) == host.lower() or origin in self._settings.origins
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def urlsplit_host(origin: str) -> str | None:
    """Host and port of an origin, as a Host header has them."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None


def _name(host: str) -> str:
    """The host without its port."""
    bare = host.rsplit(":", 1)[0] if ":" in host and not host.endswith("]") else host
    return bare.strip("[]").lower()


def _address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "nowhere"


async def _refuse(scope: Any, send: Send, status: int, code: str, text: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": text})
        return
    body = msgspec.json.encode(Problem(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
