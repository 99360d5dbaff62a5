"""What the board says of fuels, in all languages: hybrids burn gas or oil, which has words of its own."""

import pytest

from powerhouse.core.catalogue import catalogue
from powerhouse.core.phrase import Phrase

FUELS = ("coal", "gas", "oil", "either", "uranium")
PACKAGES = ("powerhouse.parts", "powerhouse.games.power_grid_card_game")


@pytest.mark.parametrize("language", ["en", "ru", "sr-Latn", "sr-Cyrl"])
@pytest.mark.parametrize("key", ["cg-own-lacks", "cg-units", "cg-burns"])
def test_each_fuel_has_its_words(language: str, key: str) -> None:
    texts = catalogue(PACKAGES, language)
    for count in (1, 2, 5):
        said = {texts.say(Phrase(key, {"units": count, "count": count, "need": count, "fuel": fuel})) for fuel in FUELS}
        assert len(said) == len(FUELS)
