"""The terminal itself: a rich console that also works without colours, without UTF-8, and for piped input."""

import codecs
import sys
import unicodedata
from contextlib import suppress
from io import UnsupportedOperation

from rich.console import Console
from rich.text import Text

from powerhouse.core.catalogue import say

# One character for one, so that columns stay in line.
_PLAIN = str.maketrans("→▸·–—…○●─│━┃╭╮╰╯┌┐└┘×✓ßøæ", ">>---.o*-|=|/\\\\/++++x*soa")
_ERRORS = "powerhouse-plain"


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    there = error.object[error.start : error.end].translate(_PLAIN)
    letters = [unicodedata.normalize("NFKD", letter)[0] for letter in there]
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def make_console() -> Console:
    """Characters that the terminal cannot show are replaced by plain ones."""
    codecs.register_error(_ERRORS, _plain)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=_ERRORS)
    return Console(highlight=False)


class Keyboard:
    """Lines from a person, or from a pipe, in which case they are repeated on the screen as if typed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty()
        self._words: list[str] = []
        if self.interactive:
            self._edit_lines()
        elif hasattr(sys.stdin, "reconfigure"):
            with suppress(UnsupportedOperation):  # somebody has read from it, and so has done this
                sys.stdin.reconfigure(errors="replace")

    def ask(self, prompt: str, words: list[str] | None = None) -> str | None:
        """The next line; `None` at the end of input. The Tab key completes the given words."""
        self._words = words or []
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.console.print(Text(prompt + line.strip()))
        return line.strip()

    def agree(self, question: str) -> bool:
        """Whether the answer begins like yes."""
        answer = self.ask(f"{say('terminal-agree', question=question)} ")
        return answer is not None and answer[:1].casefold() == say("terminal-yes")

    def _edit_lines(self) -> None:
        """Arrow keys, history and the Tab key, where the system has them."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def _complete(self, beginning: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(beginning.casefold())]
        return fitting[number] if number < len(fitting) else None
