"""Bots that are not ours: a class in a user's file (`mine.py:MyBot`), a program in any language (`exec:./mine`), or a
policy that was learned (`policy:mine.json`).

Whoever names one of the first two lets its code run; a policy is only read. Names that come from elsewhere, as over the
web, must go to `registry.find`.
"""

import inspect
import shlex
import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from os.path import isfile
from pathlib import Path

from powerhouse.bots import policy, registry
from powerhouse.bots.bot import Bot
from powerhouse.bots.program import Program
from powerhouse.core.errors import PowerhouseError, in_a_line
from powerhouse.core.phrase import Items, phrase

EXEC = "exec:"


def load(spec: str, game: str, seed: int) -> Bot:
    """A new bot by name, by file or by command; raises `PowerhouseError`."""
    spec = spec.strip()
    if spec.startswith(EXEC):
        return Program(spec.removeprefix(EXEC), game)
    if spec.startswith(policy.PREFIX):
        return policy.load(spec.removeprefix(policy.PREFIX), game)
    file, colon, rest = spec.partition(".py:")
    if not colon:
        return registry.find(spec, game, seed, files=True)
    name, *texts = rest.split(":")
    kind = _class(f"{file}.py", name)
    parameters = registry.read_parameters(spec, texts)
    return registry.made(kind, name, game, registry.own_seed(seed), parameters)


def files(spec: str) -> list[str]:
    """The files that a bot is made of: that of its class, those that parameters name, those of a command, a policy."""
    spec = spec.strip()
    if spec.startswith(EXEC):
        words = shlex.split(spec.removeprefix(EXEC))
    elif spec.startswith(policy.PREFIX):
        words = [spec.removeprefix(policy.PREFIX)]
    else:
        file, colon, rest = spec.partition(".py:")
        words = [text.partition("=")[2] for text in (rest if colon else spec).split(":")]
        words += [f"{file}.py"] if colon else []
    return [word for word in words if isfile(word)]


@cache
def _class(file: str, name: str) -> Callable[..., Bot]:
    path = Path(file)
    if not path.is_file():
        raise PowerhouseError(phrase("bot-no-file", file=str(file), bot=name))
    module_name = f"powerhouse_bot_{blake2b(str(path.resolve()).encode(), digest_size=6).hexdigest()}"
    found = spec_from_file_location(module_name, path)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    sys.modules[module_name] = module
    try:
        found.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise PowerhouseError(phrase("bot-file-broken", file=str(file), reason=in_a_line(error))) from error
    kind = getattr(module, name, None)
    if not (inspect.isclass(kind) and issubclass(kind, Bot)):
        own = [key for key, value in vars(module).items() if inspect.isclass(value) and issubclass(value, Bot)]
        has: Items = [key for key in own if vars(module)[key] is not Bot]
        raise PowerhouseError(phrase("bot-not-there" if has else "bot-none-there", file=file, bot=name, bots=has))
    return kind
