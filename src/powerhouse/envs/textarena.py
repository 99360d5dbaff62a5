"""The games for TextArena: whoever is to decide reads the position and its moves in words, and answers with a move.

It has the methods of TextArena's `Env`, which it is a kind of where that package is installed; nothing of it is needed.
"""

import json
import re
from typing import TYPE_CHECKING, Any

from powerhouse.core import words
from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.story import story
from powerhouse.envs.rewards import REWARDS

if TYPE_CHECKING:
    Base = object
else:
    try:
        from textarena.core import Env as Base
    except ImportError:
        Base = object

GAME_ID = -1
"""Who speaks where the game itself does."""
IN_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


class TextGame(Base):
    """One game, all seats played by agents. An answer is a move, alone or as the last thing in `[brackets]`.

    An answer that is no legal move changes nothing: the agent reads why and is asked again. After `error_allowance`
    such answers in a row the first legal move is made for it, which `info` and the last line of the game tell.
    """

    def __init__(
        self,
        game: str,
        options: dict[str, str] | None = None,
        reward: str = "win",
        error_allowance: int = 3,
        view: bool = True,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {reward}")
        self._game = game
        self._options = options
        self._reward = REWARDS[reward]
        self._allowance = error_allowance
        self._view = view
        self.match: Match

    @property
    def state(self) -> "TextGame":
        """TextArena asks its environments' states for the observation and the result."""
        return self

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.match = Match.new(self._game, num_players, seed, self._options)
        self._told = [0] * num_players
        self._wrong = 0
        self._refused = ""
        self._info: dict[int, dict[str, Any]] = {
            seat: {"role": f"Player {seat}", "invalid_move": False, "turn_count": 0} for seat in range(num_players)
        }

    @property
    def current_player_id(self) -> int:
        return self.match.actor if self.match.actor is not None else 0

    def get_observation(self) -> tuple[int, str]:
        """Who is to decide, and what it reads."""
        return self.current_player_id, self.get_current_player_observation()

    def get_current_player_observation(self) -> str:
        seat, match = self.current_player_id, self.match
        parts = [words.heading(match.game.id, match.state), *self._happened(seat)]
        if self._view:
            parts.append(json.dumps(words.view(match.state, seat), ensure_ascii=False, separators=(",", ":")))
        if not match.over:
            parts += words.moves(match.state)
        if self._refused:
            parts.append(self._refused)
        return "\n".join(parts)

    def _happened(self, seat: int) -> list[str]:
        match = self.match
        news = [one for entry in match.log[self._told[seat] :] for one in entry.news]
        self._told[seat] = len(match.log)
        texts = of_game(match.game.id)
        return [
            f"{match.names[line.seat]}: {said}" if line.seat is not None else said
            for line in story(news, seat)
            for said in [texts.say(line.phrase(), match.names)]
        ]

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Make the move that was answered; says whether the game is over."""
        seat = self.current_player_id
        self._refused = ""
        try:
            self.match.play(_move(action), seat)
        except PowerhouseError as error:
            return self._wrong_answer(seat, str(error))
        self._wrong = 0
        self._info[seat]["turn_count"] += 1
        return self.match.over, {}

    def _wrong_answer(self, seat: int, said: str) -> tuple[bool, dict[str, Any]]:
        self._wrong += 1
        self._info[seat]["invalid_move"] = True
        self._refused = said
        if self._wrong > self._allowance and not self.match.over:
            self._wrong = 0
            self.match.play(self.match.moves()[0], seat)
        return self.match.over, {"invalid": said}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """What each seat is given, 0 in sum, and what is known of each."""
        match = self.match
        rewards = self._reward(match.state) if match.over else [0.0] * len(match.names)
        return dict(enumerate(rewards)), self._info


def _move(action: str) -> str:
    """The last thing in brackets, else the last line."""
    found = IN_BRACKETS.findall(action)
    if found:
        return str(found[-1]).strip()
    lines = action.strip().splitlines()
    return lines[-1].strip() if lines else ""


def register() -> None:
    """Make the games known to TextArena as `PowerhousePowerGrid-v1` and so on; needs that package."""
    from textarena.envs.registration import ENV_REGISTRY
    from textarena.envs.registration import register as add

    from powerhouse.core import registry
    from powerhouse.envs.episode import VERSION

    for game in registry.game_ids():
        name = f"Powerhouse{game.title().replace('-', '')}-v{VERSION}"
        if name not in ENV_REGISTRY:
            add(id=name, entry_point="powerhouse.envs.textarena:TextGame", game=game)
