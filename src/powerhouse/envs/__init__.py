"""Environments for learning and research: PettingZoo, Gymnasium, and batches of games on arrays (extra `rl`).

To import this package registers `powerhouse/GAME-v1` of every game with Gymnasium and PettingZoo.
"""

from importlib.util import find_spec

from powerhouse.core import registry
from powerhouse.envs.batch import Arrays, Batch
from powerhouse.envs.episode import VERSION, Episode, Terms
from powerhouse.envs.micro import Micro

__all__ = ["VERSION", "Arrays", "Batch", "Episode", "Micro", "Terms", "ids"]


def ids() -> list[str]:
    """The ids under which the games are registered."""
    return [f"powerhouse/{game}-v{VERSION}" for game in registry.game_ids()]


def _register() -> None:
    for id, game in zip(ids(), registry.game_ids()):
        if find_spec("gymnasium"):
            import gymnasium

            if id not in gymnasium.registry:
                gymnasium.register(id, "powerhouse.envs.learner:Learner", kwargs={"game": game})
        if find_spec("pettingzoo"):
            from pettingzoo.env_registry import registration

            if id not in registration.aec_registry:
                registration.register("aec", id, "powerhouse.envs.aec:GameAEC", kwargs={"game": game})
                registration.register("parallel", id, "powerhouse.envs.parallel:GameParallel", kwargs={"game": game})


_register()
