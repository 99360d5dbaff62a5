"""The pages of the browser app: files that were built, and the app itself for every address within it."""

import asyncio
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from powerhouse.core.catalogue import catalogue, say
from powerhouse.server import compression, previews
from powerhouse.server.errors import unknown
from powerhouse.server.limits import Limiter
from powerhouse.server.previews import Preview
from powerhouse.server.routes.common import tables, visitor
from powerhouse.server.shell import Shell
from powerhouse.server.storage.store import StorageFailed

Ask = Request[Any, Any, Any]

NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Powerhouse</title>
<h1>{heading}</h1>
<p>{text}</p>
</html>
"""
HTML = "text/html; charset=utf-8"
# What an answer without a body says all the same.
KEPT = ("cache-control", "content-type", "etag", "vary")
FOREVER = "public, max-age=31536000, immutable"
# What Python's list does not know everywhere.
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def pages(request: Ask, path: FromPath[str] = "/") -> Response[Any]:
    """A built file, or the app."""
    if path.startswith("/api"):
        raise unknown("page")
    shell: Shell = request.app.state.shell
    file = await asyncio.to_thread(_file, shell, path, request.headers.get("accept-encoding", ""))
    if file is not None:
        return _answer(request, *file)
    if shell.page is None:
        words = {"heading": say("pages-missing"), "text": say("pages-missing-help")}
        missing = NOT_BUILT.format(language=catalogue().language, **words)
        return Response(missing, status_code=503, media_type=MediaType.HTML)
    if "." in path.rsplit("/", 1)[-1]:
        raise unknown("page")
    return await _app(request, shell, path)


def _file(shell: Shell, path: str, takes: str) -> tuple[bytes, dict[str, str]] | None:
    """A built file in the form that the browser takes, with its headers."""
    plain = shell.file(path)
    if plain is None or plain.suffix in compression.ENDINGS.values() or plain.name in (".sources", "index.html"):
        return None
    file, encoding = compression.ready(plain, takes)
    body = file.read_bytes()
    kind = KINDS.get(plain.suffix) or guess_type(plain.name)[0] or "application/octet-stream"
    headers = {
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        # Built files carry a hash in their names; others may change with the next build.
        "cache-control": FOREVER if _hashed(shell, plain) else "no-cache",
        "etag": _mark(body),
        "vary": "accept-encoding",
    }
    return body, headers if encoding is None else headers | {"content-encoding": encoding}


def _hashed(shell: Shell, file: Path) -> bool:
    return file.is_relative_to(shell.folder.resolve() / "assets")


async def _app(request: Ask, shell: Shell, path: str) -> Response[Any]:
    """The app with what its address says of itself; an address that leads nowhere is not found, and the app says so."""
    found = await _preview(request, path)
    shown = found or previews.usual()
    picture = shown.picture if shell.file(f"{previews.PICTURES}/{shown.picture}.jpg") else previews.USUAL
    origin = str(request.base_url).rstrip("/")
    page = shell.titled(shown.title, shown.tags(origin, picture)) or ""
    headers = {"content-type": HTML, "cache-control": "private, no-cache", "etag": _mark(page.encode())}
    return _answer(request, page.encode(), headers, 200 if found else 404)


async def _preview(request: Ask, path: str) -> Preview | None:
    """Who asks too much, or while the database does not answer, gets the app without a word about the table."""
    limiter: Limiter = request.app.state.limiter
    address = str(request.scope["state"]["address"])
    if previews.looks_up(path) and not limiter.grants(visitor(request), address, "GET", path):
        return previews.usual()
    try:
        return await previews.preview(tables(request), path)
    except StorageFailed:
        return previews.usual()


def _answer(request: Ask, body: bytes, headers: dict[str, str], status: int = 200) -> Response[Any]:
    known = request.headers.get("if-none-match", "")
    if status == 200 and headers["etag"] in (mark.strip().removeprefix("W/") for mark in known.split(",")):
        kept = {name: value for name, value in headers.items() if name in KEPT}
        return Response(None, status_code=304, headers=kept)
    return Response(body, status_code=status, headers=headers, media_type=headers["content-type"])


def _mark(body: bytes) -> str:
    """Other forms of a file have other marks."""
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'
