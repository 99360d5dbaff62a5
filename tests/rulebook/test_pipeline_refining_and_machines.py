"""The worked examples of the Pipeline rulebook: refining costs, power 6, 11 and 3, refining, running machines."""

from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table

BLUE = (4, 6, 4)


def _example() -> Table:
    """A tile with an orange line of 6, a teal line of 11 and another teal line of 3."""
    vertical = ["WE-too 0,-2 south", "WE-tos 0,-4 south", "WE-tso 0,1 south", "WE-tss 0,3 south", "WE-tst 0,5 south"]
    pieces = ["WE-ott 0,0 east", "WE-oss 2,0 east", "WE-oos -2,0 east", *vertical, "WE-tts 1,-2 south"]
    table = Table(4).tiles(0, *pieces).tanks(0, 2, 2, 2, 2)
    return table.costs(teal=BLUE, orange=(6, 4, 5))


@clause("PL-8.9")
def test_the_cost_of_refining_is_the_sum_of_the_steps() -> None:
    costs = Table(4).costs(teal=BLUE).state.costs
    teal = 16 * 1
    assert costs[teal + 4 * 0 + 1] == 4
    assert costs[teal + 4 * 0 + 2] == 4 + 6
    assert costs[teal + 4 * 1 + 3] == 6 + 4


@clause("PL-8.6", "PL-8.7")
def test_the_lines_on_the_workers_tile_have_power_6_11_and_3() -> None:
    table = _example()
    numbers = table.player(0).network.numbers_on(table.tile("WE-ott"))
    assert sorted(table.lines(0)[number] for number in numbers) == [
        ("orange", 6, False),
        ("teal", 3, False),
        ("teal", 11, False),
    ]


@clause("PL-8.8", "PL-8.9", "PL-8.11")
def test_orange_goes_to_mid_teal_to_high_and_the_short_line_runs_nothing() -> None:
    table = _example().oil(0, orange_low=1, teal_low=1, teal_crude=1)
    table.play("go network", f"stand {TILE_OF_CODE['WE-ott']}")
    orange, long, short = table.line(0, "orange", 6), table.line(0, "teal", 11), table.line(0, "teal", 3)
    assert table.reasons(f"refine {short} crude low") == [f"line {short} has a power of 3, and this costs 4 (PL-8.9)"]
    assert f"refine {long} crude mid" in table.legal()
    table.play(f"refine {orange} low mid", f"refine {long} low high")
    assert table.held(0) == {"orange_mid": 1, "teal_crude": 1, "teal_high": 1}
    assert table.state.turn == 1


@clause("PL-9.1", "PL-9.2", "PL-9.4")
def test_one_machine_pumps_three_cubes_and_the_other_one() -> None:
    """Machine 1 has an orange line of 5 and teal ones of 8 and 3; machine 2 a silver line of 6 and one of length 1."""
    table = Table(4).tanks(0, 5, 2, 2, 2)
    table.tiles(
        0,
        "WE-oss 0,0 east", "WE-ott 2,0 east", "WE-ooo 4,0 east",
        "WE-too 0,-2 south", "WE-tos 0,-4 south", "WE-tso 0,-6 south", "WE-tss 0,-8 south",
        "WE-tst 0,1 south", "SE-ots 0,3 east", "machine 0,0",
        "WE-sst 6,0 east", "WE-soo 8,0 east", "WE-sot 10,0 east", "WE-sto 12,0 east", "machine 7,0",
    )  # fmt: skip
    attached = sorted(line for line in table.lines(0) if line[2])
    assert attached == [
        ("orange", 5, True),
        ("silver", 1, True),
        ("silver", 6, True),
        ("teal", 3, True),
        ("teal", 8, True),
    ]
    # The example names no costs; these let every line but the one of length 1 run.
    table.costs(orange=(5, 6, 6), teal=(3, 5, 4), silver=(6, 4, 4))
    table.oil(0, orange_crude=1, teal_crude=2, silver_crude=2).play("pass", "run machines")
    assert table.player(0).money == 25
    single = next(number for number, line in enumerate(table.lines(0), 1) if line == ("silver", 1, True))
    assert table.refused(f"refine {single} crude low") == ["line-short"]
    for colour, length, grade in (("orange", 5, "low"), ("teal", 8, "mid"), ("teal", 3, "low"), ("silver", 6, "low")):
        table.play(f"refine {table.line(0, colour, length)} crude {grade}")
    assert table.held(0) == {"orange_low": 1, "teal_low": 1, "teal_mid": 1, "silver_crude": 1, "silver_low": 1}
    assert table.state.turn == 1
