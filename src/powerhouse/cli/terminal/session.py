"""The game in the terminal: bots decide, people are asked, until it is over. Knows no game."""

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from powerhouse.bots import coach
from powerhouse.bots.guard import Guarded, advice
from powerhouse.bots.registry import by_strength
from powerhouse.cli.terminal import autosave, commands
from powerhouse.cli.terminal.console import Keyboard, make_console
from powerhouse.cli.terminal.screen import screen_for
from powerhouse.cli.terminal.sitting import BOT_SECONDS, Sitting
from powerhouse.core.catalogue import capital, title_of
from powerhouse.core.changes import told
from powerhouse.core.errors import IllegalMove, PowerhouseError, UndoRefused, UnreadableMove
from powerhouse.core.phrase import Items, Phrase, Value, all_of, phrase, said, seat_name
from powerhouse.core.sheets import told_share


class Session:
    """One sitting. After every decision the game is kept, so that nothing is lost if the terminal goes away."""

    def __init__(self, sitting: Sitting, record: Path | None = None) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.console = make_console()
        self.keyboard = Keyboard(self.console)
        self.screen = screen_for(sitting, self.console)
        self.record = record
        self.saved_at = len(self.match.log)
        self._notes = self._greeting()
        self._keeps = True
        self._kept_at = -1
        self._seen = {seat: self._last_decision([seat]) or 0 for seat in sitting.people}
        self._drawn_at = -1

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        if self.record is not None:
            autosave.check_overwrite(self.record)
        if self.sitting.source != autosave.last_game():
            self._notes += autosave.make_way()
        try:
            while not self.match.over:
                assert self.match.actor is not None
                bot = self.sitting.bots[self.match.actor]
                if bot is None:
                    self._ask(self.match.actor)
                else:
                    self._let_decide(bot, self.match.actor)
            self._finish()
        except commands.Left:
            self._farewell()
        except KeyboardInterrupt:
            self.say("")
            self._farewell()
            raise

    # Deciding

    def _let_decide(self, bot: Guarded, seat: int) -> None:
        """For a bot that fails a simpler one makes this move, and the table goes on."""
        known = len(bot.faults)
        move = bot.choose(self.match.state, seat, self.match.state.moves())
        for fault in bot.faults[known:]:
            self._notes.append(phrase("terminal-bot-failed", name=self.match.names[seat], failure=fault.said))
        self.match.play(move)

    def _ask(self, seat: int) -> None:
        self.keep()
        if self._drawn_at != len(self.match.log):
            self.redraw(seat)
        line = self.keyboard.ask(f"{self.match.names[seat]}> ", commands.words(self, seat))
        if line is None:
            raise commands.Left
        self.obey(seat, line)

    def obey(self, seat: int, line: str) -> None:
        """A command or moves of a person; nothing is asked for by an empty line."""
        try:
            if not line:
                self.redraw(seat)
            elif not commands.obey(self, seat, line):
                self.play(seat, line)
        except PowerhouseError as error:
            self._refuse(error)

    def play(self, seat: int, line: str) -> None:
        """Moves of a person: all that were said, or none of them."""
        batch = self.screen.read(seat, line)
        before = len(self.match.log)
        try:
            made = self.match.play_batch(batch.moves)
        except IllegalMove:
            if len(batch.moves) > 1:  # reading stopped at the illegal one
                self.say_key(
                    "terminal-nothing-played", "red", number=len(batch.moves), move=self.words(batch.moves[-1])
                )
            raise
        self._seen[seat] = before
        self.keep()
        late = batch.moves[made:] + batch.rest
        if late:
            self._notes.append(phrase("terminal-too-late", moves=[*late]))

    def advise(self, seat: int) -> tuple[str, int, list[Phrase]]:
        """Who advises, the move, and what a coach says of it."""
        name = by_strength(self.match.game.id)[0]
        considered = advice(name, self.match.game.id, self.match.state, seat, BOT_SECONDS)
        return name, considered[0].move, coach.advice(considered, self.match.state.spoken)

    def _last_decision(self, seats: list[int]) -> int | None:
        """Where in the log one of these seats last decided."""
        log = self.match.log
        return next((at for at in reversed(range(len(log))) if log[at].seat in seats and not log[at].forced), None)

    def take_back(self, times: int) -> None:
        """Undo the last decisions made at this screen."""
        for _ in range(times):
            last = self._last_decision(self.sitting.people)
            seat = None if last is None else self.match.log[last].seat
            if seat is None:
                raise UndoRefused(phrase("undo-nothing-at-all"))
            self.match.undo(seat, self._agreed(seat))
            self._seen = dict.fromkeys(self._seen, len(self.match.log))
            self._drawn_at = self._kept_at = self.saved_at = -1

    def _agreed(self, seat: int) -> list[int]:
        """Bots always agree; people are asked if the table plays so."""
        others = [other for other in self.sitting.people if other != seat]
        if self.match.undo_policy == "ask" and others:
            names = all_of([seat_name(other) for other in others])
            if not self.keyboard.agree(self.screen.say("terminal-may-undo", name=seat_name(seat), names=names)):
                return []
        return [other for other in range(len(self.match.names)) if other != seat]

    # Showing

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say_key(self, key: str, style: str = "", **values: Value) -> None:
        self.say(self.screen.say(key, **values), style)

    def words(self, move: str) -> Phrase:
        """A move as people say it; its text where it can be read only after others."""
        try:
            return self.match.state.spoken(self.match.state.parse(move))
        except UnreadableMove:
            return said(move)

    def say_where(self, key: str, path: Path) -> None:
        """A sentence with a file name, which is never broken, so that it can be copied."""
        self.console.print(Text(self.screen.say(key, path=str(path)), style="green"), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def redraw(self, seat: int) -> None:
        """The screen of this seat, in the place of the one before where the terminal can do that."""
        if self.keyboard.interactive and self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.say("")
        for part in self.screen.draw(seat, self._news(self._seen[seat], seat)):
            self.show(part)
        self._drawn_at = len(self.match.log)

    def _news(self, since: int, viewer: int | None) -> list[RenderableType]:
        """What is to be said once, and what happened from this entry of the log on."""
        notes: list[RenderableType] = [Text(capital(self.screen.told(note)), style="yellow") for note in self._notes]
        self._notes = []
        return notes + self.screen.tell(self.match.log[since:], viewer)

    def _refuse(self, error: PowerhouseError) -> None:
        """Every reason on a line of its own; nothing was changed."""
        if isinstance(error, IllegalMove):
            for refusal in error.refusals:
                self.say_key("terminal-no", "red", reason=refusal.phrase())
            return
        sentence = self.screen.say("terminal-sentence", sentence=error.phrase())
        self.say(capital(sentence), "red")
        if isinstance(error, UnreadableMove):
            self.say_key("terminal-what-can-be-typed", "dim")

    def _greeting(self) -> list[Phrase]:
        people = all_of([seat_name(seat) for seat in self.sitting.people])
        bots: Items = [
            phrase("terminal-seated-bot", name=seat_name(seat), bot=kind)
            for seat, kind in enumerate(self.sitting.kinds)
            if seat not in self.sitting.people
        ]
        key = "terminal-greeting-bots" if bots else "terminal-greeting"
        return [phrase(key, game=title_of(self.match.game.id), people=people, bots=bots), *self.of_figures()]

    def of_figures(self) -> list[Phrase]:
        """Whose figures are played with, where they are not certain or not ours."""
        changes = self.match.setup.components.changes
        reconstructed = told_share(self.match.game)
        if changes:
            return [phrase("sentence", said=told(changes))]
        if reconstructed is None:
            return []
        return [phrase("terminal-reconstructed", told=reconstructed, game=self.match.game.id)]

    # Keeping and leaving

    def keep(self) -> None:
        """Keep the game for `--resume`; if that fails, say so once and go on."""
        if self._keeps and self._kept_at != len(self.match.log):
            try:
                autosave.keep(self.match, self.sitting.kinds)
                self._kept_at = len(self.match.log)
            except PowerhouseError as error:
                self._keeps = False
                self._notes.append(phrase("terminal-not-kept", reason=error.phrase()))

    def save(self, path: Path) -> None:
        """Save a copy where the person wants it."""
        autosave.check_overwrite(path)
        autosave.write(self.match, self.sitting.kinds, path)
        self.saved_at = len(self.match.log)
        self.say_where("terminal-saved", path)

    def offer_to_save(self) -> None:
        """Ask for a file name if a person is there and something happened since the last save."""
        if not self.keyboard.interactive or self.saved_at == len(self.match.log):
            return
        name = self.keyboard.ask(f"{self.screen.say('terminal-save-as')} ")
        if name:
            try:
                self.save(autosave.named(name))
            except PowerhouseError as error:
                self._refuse(error)
                self.offer_to_save()

    def _finish(self) -> None:
        self.keep()
        for line in self._news(min(self._seen.values(), default=0), None):
            self.show(line)
        standings = self.match.standings()
        winners = all_of([seat_name(seat) for seat in standings.winners])
        over, reason = self.screen.say("terminal-over"), self.screen.told(standings.reason)
        self.show(self.screen.title(over, reason))
        if not self.screen.fits(over, reason):
            self.say(reason)
        self.show(self.screen.standings())
        self.say_key("terminal-winners", "bold", names=winners, winners=len(standings.winners))
        if self.record is not None:
            self.save(self.record)
        self.offer_to_save()

    def _farewell(self) -> None:
        if self._keeps:
            self.say_where("terminal-kept", autosave.last_game())
            self.say_key("terminal-resume", "green")
