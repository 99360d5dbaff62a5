"""What a person can say that is no move: help, undo, save, hint and the pages of the game's screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.bots.guard import advice
from powerhouse.bots.registry import by_strength
from powerhouse.cli.terminal import keeping, reading
from powerhouse.cli.terminal.chronicle import events
from powerhouse.cli.terminal.seating import BOT_SECONDS
from powerhouse.core.errors import UnreadableMove

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
        COMMANDS[word][2](session, seat, rest.strip())
    else:
        return False
    return True


def words(session: Session, seat: int) -> list[str]:
    """Every word that may be typed now, for the Tab key."""
    texts = [*session.match.legal(), *session.screen.known(seat).vocabulary, *session.screen.pages(), *COMMANDS]
    return sorted({word for text in texts for word in text.split() if not word.isdigit()})


def _help(session: Session, seat: int, rest: str) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for example, meaning in session.screen.examples(seat):
        grid.add_row(example, meaning)
    grid.add_row("", "")
    for word, page in session.screen.pages().items():
        grid.add_row(word, page.help)
    for word, (argument, meaning, _) in COMMANDS.items():
        grid.add_row(f"{word} {argument}".strip(), meaning)
    session.show(grid)


def _moves(session: Session, seat: int, rest: str) -> None:
    """All legal moves, a long ladder of numbers as an interval."""
    for verb, texts in groupby(session.match.legal(), key=lambda text: text.split()[0]):
        rests = [text.removeprefix(verb).strip() for text in texts]
        if (
            len(rests) > 2
            and all(rest.isdigit() for rest in rests)
            and int(rests[-1]) - int(rests[0]) == len(rests) - 1
        ):
            rests = [f"{rests[0]} to {rests[-1]}"]
        session.show(Text.assemble((verb, "bold"), " " + ", ".join(rests) if any(rests) else ""))


def _why(session: Session, seat: int, rest: str) -> None:
    """Why a move is legal or not."""
    if not rest:
        raise UnreadableMove("say which move, as in `why pass`")
    state = session.match.state
    known = session.screen.known(seat)
    for text in dict.fromkeys(text for part in known.spell(rest) for text in reading.read_one(part, state, known)):
        refusals = state.refusals(state.parse(text))
        if not refusals:
            session.say(f"{text} is legal.", "green")
        for refusal in refusals:
            session.say(f"{text} is not legal: {refusal}.", "red")


def _hint(session: Session, seat: int, rest: str) -> None:
    """What the strongest bot would do, and why."""
    name = by_strength(session.match.game.id)[0]
    best = advice(name, session.match.game.id, session.match.state, seat, BOT_SECONDS)[0]
    session.say(f"The bot {name} would say: {session.match.state.text(best.move)}")
    if best.reason:
        session.say(f"Its reason: {best.reason}")


def _log(session: Session, seat: int, rest: str) -> None:
    """The last lines of what happened."""
    lines = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    for line in session.screen.tell(events(session.match))[-max(1, lines) :]:
        session.show(line)


def _undo(session: Session, seat: int, rest: str) -> None:
    if rest and not (rest.isascii() and rest.isdigit()):
        raise UnreadableMove(f"'undo {rest}' must name a number of decisions")
    session.take_back(min(int(rest[:4]), 100) if rest else 1)


def _save(session: Session, seat: int, rest: str) -> None:
    session.save(keeping.named(rest) if rest else session.record or keeping.free_name(session.match.game.id))


def _quit(session: Session, seat: int, rest: str) -> None:
    session.offer_to_save()
    raise Left


Deed = Callable[["Session", int, str], None]
COMMANDS: dict[str, tuple[str, str, Deed]] = {
    "moves": ("", "all legal moves", _moves),
    "why": ("MOVE", "why a move is not legal, with the clause of the rules", _why),
    "hint": ("", "what a bot would do", _hint),
    "log": ("[N]", f"the last N lines of what happened ({LOG_LINES})", _log),
    "undo": ("[N]", "take back your last decision, or the last N", _undo),
    "save": ("[FILE]", "save the game as a record", _save),
    "help": ("", "this page (Enter alone draws the table again)", _help),
    "quit": ("", "leave; the game is kept, --resume goes on with it", _quit),
}
