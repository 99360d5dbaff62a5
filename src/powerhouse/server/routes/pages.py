"""The pages of the browser app: files that were built, and the app itself for every address within it."""

import asyncio
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from powerhouse.server.errors import unknown
from powerhouse.server.settings import Settings

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Powerhouse</title>
<h1>The pages are not built</h1>
<p>The table server runs, but its pages are missing.
Build them with <code>make setup</code> and load this page again.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def pages(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """A built file, or the app."""
    if path.startswith("/api"):
        raise unknown("address")
    settings: Settings = request.app.state.settings
    return await asyncio.to_thread(_page, settings.pages, path)


def _page(folder: Path, path: str) -> Response[Any]:
    file = _file(folder, path)
    if file is None:
        file = folder / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT, status_code=503, media_type=MediaType.HTML)
        if "." in path.rsplit("/", 1)[-1]:
            raise unknown("file")
    kind = guess_type(file.name)[0] or "application/octet-stream"
    # Built files carry a hash in their names; the app itself may change with the next build.
    caching = FOREVER if "/assets/" in path else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})


def _file(folder: Path, path: str) -> Path | None:
    """A file inside the folder; a path that leads out of it is none."""
    if "\0" in path:
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
