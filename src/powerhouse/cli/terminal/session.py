"""The game in the terminal: bots decide, people are asked, until it is over. Knows no game."""

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from powerhouse.bots.guard import Guarded
from powerhouse.cli.terminal import commands, keeping, reading
from powerhouse.cli.terminal.chronicle import events
from powerhouse.cli.terminal.console import Keyboard, make_console
from powerhouse.cli.terminal.screen import screen_for
from powerhouse.cli.terminal.seating import Table
from powerhouse.core.errors import IllegalMove, PowerhouseError, UndoRefused, UnreadableMove


class Session:
    """One sitting. After every decision the game is kept, so that nothing is lost if the terminal goes away."""

    def __init__(self, table: Table, record: Path | None = None) -> None:
        self.table = table
        self.match = table.match
        self.console = make_console()
        self.keyboard = Keyboard(self.console)
        self.screen = screen_for(table, self.console)
        self.record = record
        self.saved_at = len(self.match.log)
        self._notes = self._greeting()
        self._keeps = True
        self._kept_at = -1
        self._seen = {seat: self._last_decision([seat]) or 0 for seat in table.people}
        self._drawn_at = -1

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        if self.record is not None:
            keeping.check_overwrite(self.record)
        if self.table.source != keeping.last_game():
            self._notes += keeping.make_way()
        try:
            while not self.match.over:
                assert self.match.actor is not None
                bot = self.table.bots[self.match.actor]
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
            self._notes.append(f"{self.match.names[seat]}: the bot {fault.bot} {fault.text}; a simpler one plays.")
        self.match.play(move)

    def _ask(self, seat: int) -> None:
        self.keep()
        if self._drawn_at != len(self.match.log):
            self.redraw(seat)
        line = self.keyboard.ask(f"{self.match.names[seat]}> ", commands.words(self, seat))
        if line is None:
            raise commands.Left
        try:
            if not line:
                self.redraw(seat)
            elif not commands.obey(self, seat, line):
                self._play(seat, line)
        except PowerhouseError as error:
            self._refuse(error)

    def _play(self, seat: int, line: str) -> None:
        """Moves of a person: all that were said, or none of them."""
        batch = reading.read(line, self.match.state, self.screen.known(seat))
        before = len(self.match.log)
        try:
            made = self.match.play_batch(batch.moves)
        except IllegalMove:
            if len(batch.moves) > 1:  # reading stopped at the illegal one
                self.say(
                    f"Nothing is played: move {len(batch.moves)} of the line, {batch.moves[-1]}, is not legal.", "red"
                )
            raise
        self._seen[seat] = before
        self.keep()
        late = batch.moves[made:] + batch.rest
        if late:
            self._notes.append(f"Not played, because the table changed first: {', '.join(late)}.")

    def _last_decision(self, seats: list[int]) -> int | None:
        """Where in the log one of these seats last decided."""
        log = self.match.log
        return next((at for at in reversed(range(len(log))) if log[at].seat in seats and not log[at].forced), None)

    def take_back(self, times: int) -> None:
        """Undo the last decisions made at this screen."""
        for _ in range(times):
            last = self._last_decision(self.table.people)
            seat = None if last is None else self.match.log[last].seat
            if seat is None:
                raise UndoRefused("there is nothing to take back")
            self.match.undo(seat, self._agreed(seat))
            self._seen = dict.fromkeys(self._seen, len(self.match.log))
            self._drawn_at = self._kept_at = self.saved_at = -1

    def _agreed(self, seat: int) -> list[int]:
        """Bots always agree; people are asked if the table plays so."""
        others = [other for other in self.table.people if other != seat]
        if self.match.undo_policy == "ask" and others:
            names = " and ".join(self.match.names[other] for other in others)
            if not self.keyboard.agree(f"May {self.match.names[seat]} take back a move, {names}?"):
                return []
        return [other for other in range(len(self.match.names)) if other != seat]

    # Showing

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say_where(self, before: str, path: Path, after: str) -> None:
        """A sentence with a file name, which is never broken, so that it can be copied."""
        self.console.print(Text(f"{before} {path}{after}", style="green"), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def redraw(self, seat: int) -> None:
        """The screen of this seat, in the place of the one before where the terminal can do that."""
        if self.keyboard.interactive and self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.say("")
        for part in self.screen.draw(seat, self._news(self._seen[seat])):
            self.show(part)
        self._drawn_at = len(self.match.log)

    def _news(self, since: int) -> list[RenderableType]:
        """What is to be said once, and what happened from this entry of the log on."""
        notes: list[RenderableType] = [Text(note, style="yellow") for note in self._notes]
        self._notes = []
        return notes + self.screen.tell(events(self.match, since))

    def _refuse(self, error: PowerhouseError) -> None:
        """Every reason on a line of its own; nothing was changed."""
        if isinstance(error, IllegalMove):
            for refusal in error.refusals:
                self.say(f"No: {refusal}.", "red")
            return
        sentence = str(error)
        self.say(f"{sentence[:1].upper()}{sentence[1:]}.", "red")
        if isinstance(error, UnreadableMove):
            self.say("`help` says what can be typed, `moves` lists the legal moves.", "dim")

    def _greeting(self) -> list[str]:
        match = self.match
        kinds = [f"{match.names[seat]} ({kind})" for seat, kind in enumerate(self.table.kinds)]
        people = " and ".join(match.names[seat] for seat in self.table.people)
        bots = ", ".join(kind for seat, kind in enumerate(kinds) if seat not in self.table.people)
        return [f"{match.game.name}: {people}{f' against {bots}' if bots else ''}. `help` says what can be typed."]

    # Keeping and leaving

    def keep(self) -> None:
        """Keep the game for `--resume`; if that fails, say so once and go on."""
        if self._keeps and self._kept_at != len(self.match.log):
            try:
                keeping.keep(self.match, self.table.kinds)
                self._kept_at = len(self.match.log)
            except PowerhouseError as error:
                self._keeps = False
                self._notes.append(f"The game is not kept: {error}.")

    def save(self, path: Path) -> None:
        """Save a copy where the person wants it."""
        keeping.check_overwrite(path)
        keeping.write(self.match, self.table.kinds, path)
        self.saved_at = len(self.match.log)
        self.say_where("Saved as", path, ".")

    def offer_to_save(self) -> None:
        """Ask for a file name if a person is there and something happened since the last save."""
        if not self.keyboard.interactive or self.saved_at == len(self.match.log):
            return
        name = self.keyboard.ask("Save the record as (a file name, or Enter for no): ")
        if name:
            try:
                self.save(keeping.named(name))
            except PowerhouseError as error:
                self._refuse(error)
                self.offer_to_save()

    def _finish(self) -> None:
        self.keep()
        for line in self._news(min(self._seen.values(), default=0)):
            self.show(line)
        standings = self.match.standings()
        winners = " and ".join(self.match.names[seat] for seat in standings.winners)
        self.show(self.screen.title("The game is over", standings.reason))
        self.show(self.screen.standings())
        self.say(f"{winners} {'wins' if len(standings.winners) == 1 else 'share the first place'}.", "bold")
        if self.record is not None:
            self.save(self.record)
        self.offer_to_save()

    def _farewell(self) -> None:
        if self._keeps:
            self.say_where("The game is kept in", keeping.last_game(), ";")
            self.say("`powerhouse terminal --resume` goes on with it.", "green")
