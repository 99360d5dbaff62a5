"""What a person can say that is no move: help, undo, save, hint and the pages of the game's screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal import autosave
from powerhouse.core.catalogue import capital
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import phrase

if TYPE_CHECKING:
    from powerhouse.cli.terminal.session import Session

LOG_LINES = 20
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


class Left(Exception):
    """The person leaves the table."""


def obey(session: Session, seat: int, line: str) -> bool:
    """Do what the line says if it is a command; false if it is none."""
    word, _, rest = line.partition(" ")
    word = SHORT.get(word.casefold(), word.casefold())
    pages = session.screen.pages()
    if word in pages:
        session.show(pages[word].draw(seat, rest.strip()))
    elif word in COMMANDS:
        COMMANDS[word][1](session, seat, rest.strip())
    else:
        return False
    return True


def words(session: Session, seat: int) -> list[str]:
    """Every word that may be typed now, for the Tab key."""
    spoken = session.screen.input.words(session.match.state)
    return sorted({*spoken, *session.screen.pages(), *COMMANDS})


def _help(session: Session, seat: int, rest: str) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for example, meaning in session.screen.examples(seat):
        grid.add_row(example, meaning)
    grid.add_row("", "")
    for word, page in session.screen.pages().items():
        grid.add_row(word, page.help)
    for word, (argument, _) in COMMANDS.items():
        grid.add_row(f"{word} {argument}".strip(), session.screen.say(f"command-{word}", lines=LOG_LINES))
    session.show(grid)
    if session.match.setup.components.changes:
        for note in session.of_figures():
            session.say(capital(session.screen.told(note)), "yellow")


def _moves(session: Session, seat: int, rest: str) -> None:
    """All legal moves, a long ladder of numbers as an interval."""
    state = session.match.state
    forms = [state.form(move) for move in session.match.moves()]
    for verb, group in groupby(zip(forms, session.match.moves(), strict=True), key=lambda pair: pair[0].verb):
        found = list(group)
        numbers = [number for form, _ in found for number in form.arguments.values() if isinstance(number, int)]
        ladder = len(found) == len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1
        rests = (
            [session.screen.say("terminal-from-to", low=numbers[0], high=numbers[-1])]
            if ladder
            else [state.argument_text(move) for _, move in found]
        )
        session.show(Text.assemble((verb, "bold"), " " + ", ".join(rests) if any(rests) else ""))


def _why(session: Session, seat: int, rest: str) -> None:
    """Why a move is legal or not."""
    if not rest:
        raise UnreadableMove(phrase("terminal-why-which"))
    screen = session.screen
    for text in screen.input.asked(rest, session.match.state, screen.menu(seat)):
        refusals = session.match.refusals(text)
        if not refusals:
            session.say_key("terminal-legal", "green", move=session.words(text))
        for refusal in refusals:
            session.say_key("terminal-not-legal", "red", move=session.words(text), reason=refusal.phrase())


def _hint(session: Session, seat: int, rest: str) -> None:
    """What the strongest bot would do, or the lesson wants, and why; `hint do` does it."""
    name, move, sentences = session.advise(seat)
    session.say_key("terminal-hint", bot=name, move=session.match.state.spoken(move))
    for sentence in sentences:
        session.say(session.screen.told(sentence))
    if rest == "do":
        session.play(seat, session.match.state.text(move))
    else:
        session.say_key("terminal-hint-do")


def _log(session: Session, seat: int, rest: str) -> None:
    """The last lines of what happened."""
    lines = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    for line in session.screen.tell(session.match.log, seat)[-max(1, lines) :]:
        session.show(line)


def _undo(session: Session, seat: int, rest: str) -> None:
    if rest and not (rest.isascii() and rest.isdigit()):
        raise UnreadableMove(phrase("terminal-undo-number", said=rest))
    session.take_back(min(int(rest[:4]), 100) if rest else 1)


def _save(session: Session, seat: int, rest: str) -> None:
    session.save(autosave.named(rest) if rest else session.record or autosave.free_name(session.match.game.id))


def _quit(session: Session, seat: int, rest: str) -> None:
    session.offer_to_save()
    raise Left


Deed = Callable[["Session", int, str], None]
COMMANDS: dict[str, tuple[str, Deed]] = {
    "moves": ("", _moves),
    "why": ("MOVE", _why),
    "hint": ("[do]", _hint),
    "log": ("[N]", _log),
    "undo": ("[N]", _undo),
    "save": ("[FILE]", _save),
    "help": ("", _help),
    "quit": ("", _quit),
}
"""What may follow the word, and what it does; its help is the key `command-WORD`."""
