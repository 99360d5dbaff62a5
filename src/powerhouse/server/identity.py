"""Who somebody is: a random visitor id in a signed cookie. Nobody needs an account; secrets are in links only."""

import os
import re
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

COOKIE = "powerhouse"
KEY_FILE = "cookie.key"
KEY_BYTES = 32
YEAR = 365 * 24 * 3600
_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")


def new_id() -> str:
    """An unguessable, URL-safe name of 144 bits for a visitor, a table or a secret link."""
    # A command would take one that begins so for an option.
    while (id := token_urlsafe(18)).startswith("-"):
        pass
    return id


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


class Identity:
    """Signs and reads visitor cookies with a key that is kept in the data folder."""

    def __init__(self, folder: Path) -> None:
        self._key = _key(folder / KEY_FILE)

    def sign(self, visitor: str) -> str:
        return f"{visitor}.{self._mark(visitor)}"

    def read(self, header: str | None) -> str | None:
        """The visitor of a Cookie header, if it carries one that we signed."""
        value = _cookie(header or "")
        visitor, _, mark = value.partition(".")
        signed = is_id(visitor) and mark.isascii() and compare_digest(mark, self._mark(visitor))
        return visitor if signed else None

    def cookie(self, visitor: str, secure: bool) -> str:
        """The Set-Cookie header."""
        value = f"{COOKIE}={self.sign(visitor)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return value + "; Secure" if secure else value

    def _mark(self, visitor: str) -> str:
        return blake2b(visitor.encode(), key=self._key, digest_size=24).hexdigest()


def _cookie(header: str) -> str:
    """The value of our cookie among those of a header, the first if it is there twice; empty if it is not."""
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def _key(path: Path) -> bytes:
    """The key, made once; of several processes that start together one makes it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    if not path.exists():
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise PowerhouseError(phrase("serve-key", path=str(path), bytes=len(key), wanted=KEY_BYTES))
    return key
