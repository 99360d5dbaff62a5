"""The gate of the server: host and origin checks, who is asking, rate limits, headers, packing."""

from functools import lru_cache
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from powerhouse.core.catalogue import ENGLISH, best_of, speak
from powerhouse.core.phrase import phrase
from powerhouse.server.compression import Answer
from powerhouse.server.decisions import HostDecisions
from powerhouse.server.errors import HttpProblem
from powerhouse.server.identity import Identity, new_id
from powerhouse.server.limits import Limiter
from powerhouse.server.logs import Accessed
from powerhouse.server.settings import Settings
from powerhouse.server.shell import Shell

BUILD = b"powerhouse-build"
_LONGEST_HEADER = 200
OWN_DATA = "/api/my-data"
READ = frozenset({b"host", b"origin", b"sec-fetch-site", b"cookie", b"accept-language", b"accept-encoding"})
"""What the gate reads of a request's head."""
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


class RequestGate:
    """Everything passes here before the application sees it; the visitor stands in the state of the scope."""

    def __init__(
        self, settings: Settings, identity: Identity, limiter: Limiter, decisions: HostDecisions, shell: Shell
    ) -> None:
        self._settings = settings
        self._decisions = decisions
        self._shell = shell
        self._identity = identity
        self._limiter = limiter

    async def enter(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        if "//" in scope["path"] or not scope["path"].startswith("/"):  # the framework reads over it, and so must we
            scope = cast(Scope, {**scope, "path": "/" + "/".join(filter(None, scope["path"].split("/")))})
        if self._settings.access_log:
            send = Accessed(scope, _address(scope), send).send
        headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"] if name in READ}
        speak(_language(headers.get("accept-language", "")))
        visitor = self._identity.read(headers.get("cookie"))
        refused = self._refusal(scope, headers, visitor)
        if refused is not None:
            await _refuse(scope, send, refused)
            return
        scope.setdefault("state", {})["visitor"] = visitor or new_id()
        scope["state"]["address"] = _address(scope)
        extra = list(HEADERS)
        api = scope["path"].startswith("/api")
        if api:
            extra.append((b"cache-control", b"no-store"))
            if self._shell.build is not None:
                extra.append((BUILD, self._shell.build.encode()))

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = [*message.get("headers", []), *extra]
                named = any(name == b"set-cookie" for name, _ in headers)  # this device has become another visitor
                if visitor is None and not named and (api or _is_page(headers)):
                    secure = scope["scheme"] in ("https", "wss")
                    cookie = self._identity.cookie(scope["state"]["visitor"], secure)
                    headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = headers
            await send(message)

        if str(scope["type"]) == "websocket":
            await app(scope, receive, send_with_headers)
            return
        head_only = scope.get("method") == "HEAD"
        # Who asks for the head only gets that of the answer to GET.
        asked = cast(Scope, {**scope, "method": "GET"}) if head_only else scope
        answer = Answer(asked, send_with_headers, headers.get("accept-encoding", ""), head_only)
        await app(asked, receive, answer.send)

    def _refusal(self, scope: Any, headers: dict[str, str], visitor: str | None) -> HttpProblem | None:
        host = headers.get("host", "")
        if self._settings.hosts and _name(host) not in self._settings.hosts:
            return HttpProblem(421, "wrong-host", phrase("problem-host", host=_name(host)[:100]))
        method = scope.get("method", "GET")
        if (scope["type"] == "websocket" or method not in SAFE) and not self._from_here(headers, host):
            return HttpProblem(403, "wrong-origin", phrase("problem-origin"))
        if self._bans(scope, visitor):
            return HttpProblem(403, "banned", phrase("problem-banned"))
        if scope["path"].startswith("/api") and not self._limiter.grants(
            visitor, _address(scope), method, scope["path"]
        ):
            return HttpProblem(429, "too-fast", phrase("problem-too-fast"))
        return None

    def _bans(self, scope: Any, visitor: str | None) -> bool:
        """Whom the host has shut out: of an address everything, of a visitor all but what is kept of the visitor."""
        if self._decisions.bans_address(_address(scope)):
            return True
        return self._decisions.bans(visitor) and scope["path"] != OWN_DATA and scope["path"].startswith("/api")

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


@lru_cache(maxsize=512)
def _language(header: str) -> str:
    """The best of those that a browser takes, by the order in which it names them, as browsers do by their weights."""
    wanted = [part.partition(";")[0].strip() for part in header[:_LONGEST_HEADER].split(",")]
    return best_of(wanted) or ENGLISH


def _name(host: str) -> str:
    """The host without its port."""
    bare = host.rsplit(":", 1)[0] if ":" in host and not host.endswith("]") else host
    return bare.strip("[]").lower()


def _is_page(headers: list[tuple[bytes, bytes]]) -> bool:
    """A page names its visitor, so that all that it asks at once comes from one; files are the same for everybody."""
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in headers)


def _address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "nowhere"


async def _refuse(scope: Any, send: Send, problem: HttpProblem) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": str(problem)})
        return
    body = msgspec.json.encode(problem.problem())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if problem.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
