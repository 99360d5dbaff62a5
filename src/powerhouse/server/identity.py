"""Who somebody is: a random visitor id in a signed cookie. Nobody needs an account; secrets are in links only."""

import os
import re
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from secrets import token_bytes, token_urlsafe

COOKIE = "powerhouse"
KEY_FILE = "cookie.key"
YEAR = 365 * 24 * 3600
_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")


def new_id() -> str:
    """An unguessable, URL-safe name of 144 bits for a visitor, a table or a secret link."""
    return token_urlsafe(18)


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
        if not header:
            return None
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        visitor, _, mark = morsel.value.partition(".")
        signed = is_id(visitor) and mark.isascii() and compare_digest(mark, self._mark(visitor))
        return visitor if signed else None

    def cookie(self, visitor: str, secure: bool) -> str:
        """The Set-Cookie header."""
        value = f"{COOKIE}={self.sign(visitor)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return value + "; Secure" if secure else value

    def _mark(self, visitor: str) -> str:
        return blake2b(visitor.encode(), key=self._key, digest_size=24).hexdigest()


def _key(path: Path) -> bytes:
    """The key, made once; of several processes that start together one makes it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    if not path.exists():
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    return path.read_bytes()
