"""Serbian in Cyrillic letters is made of the texts in Latin ones: fresh, and what people type stays as it is."""

import runpy
from pathlib import Path

import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "cyrillic.py"))


def test_every_file_is_fresh() -> None:
    assert TOOL["stale"]() == [], "run make docs"


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("Ljubljana, NJEGOŠ, njiva, Džep", "Љубљана, ЊЕГОШ, њива, Џеп"),
        ("porudžbina, narandžasta", "поруџбина, наранџаста"),
        ("injekcija, konjunkcija, nadživeti, odžaliti", "инјекција, конјункција, надживети, оджалити"),
        ("čćžšđ ČĆŽŠĐ", "чћжшђ ЧЋЖШЂ"),
        ("faza 3 (PG-4.2)", "фаза 3 (PG-4.2)"),
        ("kao `hint do`, do kraja", "као `hint do`, до краја"),
        ("pip install '.[server]' donosi server", "pip install '.[server]' доноси сервер"),
        ("kao „with 1 gas 1 oil”: gas i nafta", "као „with 1 gas 1 oil”: гас и нафта"),
        ("recite robot-auto-8 za robota", "реците robot-auto-8 за робота"),
        ("tekst u UTF-8 preko https://api.example/bot", "текст у UTF-8 преко https://api.example/bot"),
        ("uz --no-limits; [mapa](a/mapa.md)", "уз --no-limits; [мапа](a/mapa.md)"),
        ("Powerhouse i Power Grid", "Powerhouse и Power Grid"),
    ],
)
def test_words_are_written_in_cyrillic_letters(latin: str, cyrillic: str) -> None:
    english = "pip install server: say robot-auto-8 as with 1 gas 1 oil, UTF-8"
    assert TOOL["cyrillic"](latin, TOOL["words"](english)) == cyrillic


def test_the_s_of_possession_is_no_word() -> None:
    assert TOOL["cyrillic"]("s kartom", TOOL["words"]("the player's card")) == "с картом"
