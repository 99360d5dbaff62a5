"""A tutorial in the terminal: the record plays for the others, the teacher speaks, the learner types.

It is kept beside the last game, as a record with a comment that says how many lessons are passed.
"""

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from powerhouse.bots.guard import Guarded
from powerhouse.bots.registry import weakest
from powerhouse.cli.terminal import autosave, commands
from powerhouse.cli.terminal.session import Session
from powerhouse.cli.terminal.sitting import BOT_SECONDS, PERSON, Sitting
from powerhouse.core.entropy import Entropy
from powerhouse.core.errors import BadRecord, PowerhouseError, UndoRefused
from powerhouse.core.files import read_record, system, write_whole
from powerhouse.core.match import Match
from powerhouse.core.phrase import Items, Phrase, all_of, phrase, said
from powerhouse.core.record import check_name
from powerhouse.core.replay import position_after
from powerhouse.core.tutorial import OffScript, Tutorial

NOTE = "# passed "
PLAY_ON = "play-on"


@dataclass(frozen=True)
class Progress:
    """How far somebody has come: a match that follows the record, and lessons passed."""

    match: Match
    passed: int = 0


def _file(name: str) -> Path:
    return autosave.data_folder() / f"learn-{Path(name).stem}.game"


def taken_up(tutorial: Tutorial, name: str, learner: str | None, again: bool) -> Progress:
    """Where the learner left, if that is known and still what the tutorial says; otherwise its beginning."""
    if not again and _file(name).exists():
        with suppress(BadRecord):
            text = read_record(_file(name))
            match = Match.parse(text)
            match.chance = tutorial.chance(len(match.log))
            note = re.search(rf"^{NOTE}(\d{{1,4}})$", text, re.MULTILINE)
            if tutorial.holds(len(match.log), match.state.digest()) and note is not None:
                return Progress(match, int(note[1]))
    whole, log = tutorial.match, tutorial.log[: tutorial.start]
    names = list(whole.names)
    if learner is not None:
        check_name(learner)
        names = [other if other != learner else whole.names[tutorial.learner] for other in names]
        names[tutorial.learner] = learner
    state = position_after(whole.game, whole.setup, log)
    return Progress(Match(whole.game, whole.setup, names, "free", tutorial.chance(len(log)), state, log))


def _sitting(match: Match, learner: int) -> Sitting:
    kinds = [PERSON if seat == learner else weakest(match.game.id) for seat in range(len(match.names))]
    bots = [
        None if kind == PERSON else Guarded(kind, match.game.id, 1000 * (seat + 1), BOT_SECONDS)
        for seat, kind in enumerate(kinds)
    ]
    return Sitting(match, kinds, bots)


class Lessons(Session):
    """One sitting over a tutorial, of which `name` is what it was asked for by; it ends in an ordinary game."""

    def __init__(self, tutorial: Tutorial, name: str, progress: Progress) -> None:
        super().__init__(_sitting(progress.match, tutorial.learner))
        self.tutorial = tutorial
        self.passed = progress.passed
        self._name = name
        self._notes = []
        self._taught: tuple[int, int] | None = None

    def run(self) -> None:
        try:
            while self._go_on():
                self.keep()
        except commands.Left:
            self._farewell()
            return
        except KeyboardInterrupt:
            self.say("")
            self._farewell()
            raise
        self.keep()
        self._play_on()

    @property
    def _at(self) -> int:
        return len(self.match.log)

    def _go_on(self) -> bool:
        """A lesson, a move of the record, or the learner's; false where an ordinary game begins."""
        tutorial, seat = self.tutorial, self.tutorial.learner
        if tutorial.waits(self.passed, self._at):
            self._show_what_happened(seat)
            self._teach()
            last = self.passed + 1 == len(tutorial.lessons)
            if self._asked("terminal-lesson-go-on") == PLAY_ON or last:
                return False
            self.passed += 1
            return True
        move = tutorial.next_move(self.passed, self._at)
        if move is not None:
            self.match.play(move)
            self.passed = tutorial.passed(self.passed, self._at)
            return True
        return self._learner_decides(seat)

    def _show_what_happened(self, seat: int) -> None:
        """The whole screen where the learner is to decide, otherwise what the others have done."""
        if self._drawn_at == self._at:
            return
        if self.match.actor == seat:
            self.redraw(seat)
            return
        for line in self._news(self._seen[seat], seat):
            self.show(line)
        self._drawn_at = self._seen[seat] = self._at

    def _learner_decides(self, seat: int) -> bool:
        if self._drawn_at != self._at:
            self.redraw(seat)
        if self._taught != (self.passed, self._at):
            self._teach()
            wanted: Items = [said(entry.text) for entry, _ in self.tutorial.wanted(self._at)]
            self.say_key("terminal-lesson-now", "bold", moves=all_of(wanted))
        line = self._asked()
        if line == PLAY_ON:
            return False
        self.obey(seat, line)
        return True

    def _asked(self, help: str = "") -> str:
        """What the learner types."""
        if help:
            self.say_key(help, "dim")
        name = self.match.names[self.tutorial.learner]
        line = self.keyboard.ask(f"{name}> ", [*commands.words(self, self.tutorial.learner), PLAY_ON])
        if line is None or line in ("quit", "q", "exit"):
            raise commands.Left
        return line

    def _teach(self) -> None:
        lesson = self.tutorial.told(self.passed, self._at)
        self._taught = (self.passed, self._at)
        if lesson is None:
            return
        number = self.tutorial.lessons.index(lesson) + 1
        title = self.screen.say("lesson-title", number=number, lessons=len(self.tutorial.lessons))
        self.show(self.screen.title(title))
        self.say(self.screen.told(self.tutorial.words(lesson)), "yellow")

    # What an ordinary sitting does otherwise

    def play(self, seat: int, line: str) -> None:
        """Moves that lead where the record goes; others are answered with those of the lesson."""
        batch = self.screen.read(seat, line)
        step = self.match.begin_step()
        try:
            step.make_all(batch.moves)
            step.make_forced()
            if not self.tutorial.holds(self._at + len(step.entries), step.state.digest()):
                raise OffScript
        except OffScript:
            self.match.chance.seek(step.start)
            wanted: Items = [words for _, words in self.tutorial.wanted(self._at)]
            raise PowerhouseError(phrase("lesson-other-way", moves=wanted), self.match.game.id) from None
        except PowerhouseError:
            self.match.chance.seek(step.start)
            raise
        self._seen[seat] = self._at
        self.match.take(step)
        self.passed = self.tutorial.passed(self.passed, self._at)

    def advise(self, seat: int) -> tuple[str, int, list[Phrase]]:
        return self.screen.say("bot-teacher"), self.tutorial.wanted(self._at)[0][0].code, []

    def take_back(self, times: int) -> None:
        raise UndoRefused(phrase("undo-lesson"))

    def keep(self) -> None:
        path = _file(self._name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            header, blank, body = self.match.record().partition("\n\n")
            write_whole(path, f"{header}\n{NOTE}{self.passed}{blank}{body}")
        except OSError as error:
            raise PowerhouseError(phrase("folder-unmakable", path=str(path.parent), reason=system(error))) from error

    def _farewell(self) -> None:
        self.keep()
        self.say_key("terminal-lesson-kept", "green", game=self._name)

    def _play_on(self) -> None:
        self.say_key("terminal-lesson-over", "green")
        self.match.chance = Entropy()
        Session(_sitting(self.match, self.tutorial.learner)).run()
