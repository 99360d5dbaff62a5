"""A policy is learned: first it imitates `hard` in plans, then MaskablePPO plays on against bots.

The folder of a course keeps what it needs to go on after an interruption: `state.pt` (weights and how far it is), the
policies so far as files that play (`policy-STEPS.json`), and the curve (`curve.csv`).
"""

import csv
import io
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from powerhouse.bots.guard import Guarded
from powerhouse.bots.policy import Policy, Weights, encode
from powerhouse.bots.registry import seat_seed
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import write_whole
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.envs import network
from powerhouse.envs.episode import Episode, Terms
from powerhouse.envs.imitation import Examples, examples
from powerhouse.envs.vector import LearnerVec

PLACES = 8
"""Games side by side."""
ROLLOUT = 256
"""Decisions in each of them between two updates."""
HELD_OUT = 10
"""One of so many games is not learned from: by it imitation is measured."""
MEASURED_FROM = 900_000_000
"""Seeds of games by which policies are measured; no game is learned from that has one of them."""
COLUMNS = ["steps", "imitated", "bot", "games", "share", "error"]


@dataclass(frozen=True)
class Lessons:
    """What is learned and how: `games` of `hard` are imitated in so many `epochs`, then so many `steps` of PPO.

    The learner sits with three of each of the `rivals` in turn; the shares of the win against each of the `yardsticks`
    are measured over `measured` games, after imitation and after every `stage` of steps.
    """

    game: str
    players: int = 4
    games: int = 300
    epochs: int = 8
    steps: int = 100_000
    stage: int = 20_000
    rivals: tuple[str, ...] = ("normal",)
    yardsticks: tuple[str, ...] = ("random", "beginner")
    measured: int = 200
    seed: int = 1

    def check(self) -> None:
        for name in ("games", "epochs", "stage", "measured"):
            if getattr(self, name) < 1:
                raise PowerhouseError(phrase("policy-too-few", name=name, given=getattr(self, name)))
        if self.games < HELD_OUT:
            raise PowerhouseError(phrase("policy-few-games", games=self.games, fewest=HELD_OUT))


def learn(lessons: Lessons, folder: Path, tell: Callable[[Phrase], None]) -> Weights:
    """The policy at the end, which is written as `policy.json`; the same command goes on after an interruption."""
    lessons.check()
    torch.set_num_threads(1)
    terms = Terms(lessons.game, lessons.players, space="plan")
    folder.mkdir(parents=True, exist_ok=True)
    course = _Course(lessons, terms, folder, tell)
    if not course.restored():
        course.imitate()
    while course.steps < lessons.steps:
        course.play_on()
    final = course.weights()
    write_whole(folder / "policy.json", encode(final))
    return final


class _Course:
    def __init__(self, lessons: Lessons, terms: Terms, folder: Path, tell: Callable[[Phrase], None]) -> None:
        self.lessons = lessons
        self.terms = terms
        self.steps = 0
        self.imitated = 0.0
        self._folder = folder
        self._tell = tell
        self._curve: list[dict[str, Any]] = []
        self._model: Any = None
        self._scale: network.Scale

    def _make(self, scale: network.Scale) -> None:
        lessons = self.lessons
        self._scale = scale
        games = LearnerVec(lessons.game, PLACES, lessons.rivals, players=lessons.players, space="plan", illegal="raise")
        games.seed(lessons.seed * 1_000_000 + self.steps)
        self._model = MaskablePPO(
            "MlpPolicy",
            games,
            learning_rate=2e-4,
            n_steps=ROLLOUT,
            batch_size=512,
            n_epochs=4,
            gamma=1.0,
            gae_lambda=0.95,
            clip_range=0.15,
            ent_coef=0.002,
            target_kl=0.03,
            policy_kwargs=network.policy_settings(scale),
            seed=lessons.seed,
            device="cpu",
        )

    def imitate(self) -> None:
        lessons = self.lessons

        def told(game: int) -> None:
            if game % 100 == 0 or game == lessons.games:
                self._tell(phrase("policy-examples", games=game, all=lessons.games))

        found = examples(self.terms, lessons.games, lessons.seed * 1_000_000, told)
        held = found.games % HELD_OUT == 0
        learned, kept = found.of(~held), found.of(held)
        self._make(network.scale(learned.features))
        policy = self._model.policy
        optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
        dice = np.random.default_rng(lessons.seed)
        for epoch in range(lessons.epochs):
            order = dice.permutation(len(learned))
            for group in optimizer.param_groups:
                group["lr"] = 1e-3 * (1 - epoch / lessons.epochs) + 1e-5
            for start in range(0, len(order), 256):
                loss = _loss(policy, learned, order[start : start + 256])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
            self.imitated = _agreement(policy, kept)
            self._tell(phrase("policy-epoch", epoch=epoch + 1, epochs=lessons.epochs, agreement=self.imitated))
        self._note()

    def play_on(self) -> None:
        """A stage of PPO."""
        stage = min(self.lessons.stage, self.lessons.steps - self.steps)
        before = self._model.num_timesteps
        self._model.learn(stage, reset_num_timesteps=False)
        self.steps += self._model.num_timesteps - before
        self._note()

    def weights(self) -> Weights:
        lessons = self.lessons
        trained = {
            "imitated": {"bot": "hard", "games": lessons.games, "epochs": lessons.epochs, "agreement": self.imitated},
            "ppo": {"steps": self.steps, "rivals": list(lessons.rivals)},
            "players": lessons.players,
            "rules": self.terms.game.rules,
            "seed": lessons.seed,
        }
        return network.weights(self._model.policy, self._scale, self.terms, trained)

    def _note(self) -> None:
        """Measure what there is, and keep it."""
        lessons, found = self.lessons, self.weights()
        write_whole(self._folder / f"policy-{self.steps:07}.json", encode(found))
        policy = Policy(found)
        for bot in lessons.yardsticks:
            share, error = measure(policy, self.terms, bot, lessons.measured)
            row = (self.steps, round(self.imitated, 4), bot, lessons.measured, round(share, 4), round(error, 4))
            self._curve.append(dict(zip(COLUMNS, row)))
            self._tell(phrase("policy-measured", steps=self.steps, bot=bot, share=share, error=error))
        text = io.StringIO()
        table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
        table.writeheader()
        table.writerows(self._curve)
        write_whole(self._folder / "curve.csv", text.getvalue().encode())
        state = {
            "policy": self._model.policy.state_dict(),
            "optimizer": self._model.policy.optimizer.state_dict(),
            "steps": self.steps,
            "imitated": self.imitated,
            "lessons": repr(lessons),
        }
        torch.save(state, self._folder / "state.part")
        (self._folder / "state.part").replace(self._folder / "state.pt")

    def restored(self) -> bool:
        """Whether the folder has a state of these lessons, from which it goes on; no code is loaded from it."""
        file = self._folder / "state.pt"
        if not file.exists():
            return False
        state = torch.load(file, weights_only=True)
        if state["lessons"] != repr(self.lessons):
            raise PowerhouseError(phrase("policy-other-lessons", folder=str(self._folder)))
        parts = {name: state["policy"][f"features_extractor.{name}"].numpy() for name in network.Scale.__annotations__}
        self.steps, self.imitated = state["steps"], state["imitated"]
        self._make(network.Scale(**parts))
        self._model.policy.load_state_dict(state["policy"])
        self._model.policy.optimizer.load_state_dict(state["optimizer"])
        with (self._folder / "curve.csv").open(newline="") as rows:
            self._curve = list(csv.DictReader(rows))
        self._tell(phrase("policy-restored", steps=self.steps))
        return True


def _loss(policy: Any, found: Examples, rows: Any) -> Any:
    """Of imitation: the choices of `hard` should be likely, the results foreseen."""
    values, likely, _ = policy.evaluate_actions(
        torch.as_tensor(found.features[rows]), torch.as_tensor(found.choices[rows]), action_masks=found.masks[rows]
    )
    missed = torch.as_tensor(found.rewards[rows]) - values.flatten()
    return -likely.mean() + 0.5 * (missed**2).mean()


def _agreement(policy: Any, found: Examples) -> float:
    """How often the likeliest choice is that of `hard`."""
    with torch.no_grad():
        chosen, _ = policy.predict(found.features, action_masks=found.masks, deterministic=True)
    return float((chosen == found.choices).mean())


def measure(policy: Policy, terms: Terms, bot: str, games: int) -> tuple[float, float]:
    """The share of the wins against three of a bot, the seats in turn, and its standard error."""
    shares = []
    for number in range(games):
        seed, own = MEASURED_FROM + number // terms.players, number % terms.players
        episode = Episode(terms, seed, planners=[own])
        others = {
            seat: Guarded(bot, terms.game.id, seat_seed(seed, seat)) for seat in range(terms.players) if seat != own
        }
        while not episode.over:
            seat = episode.seat
            if seat == own:
                episode.play(policy.best(episode.state, seat, episode.choices.actions.tolist()))
            else:
                episode.play_move(others[seat].choose(episode.state, seat, episode.moves.tolist()))
        shares.append(episode.rewards()[own] + 1 / terms.players)
    mean = sum(shares) / games
    return mean, sqrt(sum((share - mean) ** 2 for share in shares)) / games
