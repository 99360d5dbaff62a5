"""The numbers by which the levels differ, in elektro unless they say otherwise."""

from collections.abc import Mapping

from powerhouse.bots.given import give


class Weights:
    """How much each consideration counts; all of them must be given."""

    # A company's rounds to come
    pace: float  # cities by which the largest network grows in a round
    city_price: float  # what a city is expected to cost at the start of the game
    city_rise: float  # by how much cities get dearer in a round
    typical_output: float  # cities that a plant of the later game supplies
    typical_price: float  # what such a plant costs for each city it supplies
    typical_rise: float  # by how much that rises in a round
    typical_bill: float  # what its fuel costs for each city in a round
    goal_city: float  # what one city more that is supplied is worth in a distant end
    final_city: float  # what one city more that is supplied is worth in the last round
    complete: float  # what plants for as many cities as end the game are worth by then
    lacking: float  # how fast that falls with each city that they lack
    end_sure: float  # chance of the end when somebody can end the game and is ahead
    end_maybe: float  # chance of the end when somebody can end the game but is behind
    # Fuel to come
    thirst: float  # part of all plants that is expected to run
    trend: float  # rounds ahead for which prices are foreseen
    scarce: float  # how far above the dearest space a token counts that will be lacking
    # Phase 2
    patience: float  # part of the gain of a plant to come that waiting is worth
    rivalry: float  # part of another plant's gain that competition takes away
    shade: float  # how far below a plant's worth bidding stops
    deny: float  # part of a rival's gain that it is worth to spoil
    bait: float  # part of the best gain that is left when a rival takes the plant offered
    reserve: float  # rounds of fuel whose money no bid may touch
    keenness: float  # part of the gain that one is ready to pay
    # Phase 3
    hoard: float  # part of the foreseen price at which a token is bought for later
    late_city: float  # what a city that will be built is worth when fuel is bought
    # Phase 4
    city_need: float  # what a city is worth besides its income
    rounds_of_income: float  # rounds of income by which a supplied city pays
    early_city: float  # what a city is worth that no plant supplies yet
    place_in_order: float  # what it costs to be one place earlier in turn order
    open_step2: float  # what it costs to bring about step 2
    onward: float  # part of the cost of the next city after this one that counts
    contested: float  # what it adds to a city's call that a rival is near it
    start_cities: float  # cities around a start that are looked at
    central: float  # part of the mean way to all cities that counts against a start
    apart: float  # part of the way to the nearest rival that counts for a start
    # What a position is worth: log odds of the win, `late` ones grow with the progress of the game
    worth_money: float  # of 100 elektro
    worth_money_late: float
    worth_cities: float  # of 10 cities
    worth_cities_late: float
    worth_capacity: float  # of plants for 10 cities
    worth_capacity_late: float
    worth_income: float  # of 100 elektro that a full supply would earn
    worth_fuel: float  # of 10 tokens, uranium counting twice
    worth_thirst: float  # of 10 tokens that all plants burn in a round
    worth_complete: float  # of plants for as many cities as end the game
    worth_final: float  # of a city supplied when the end is certain
    worth_late: float  # of a place later in turn order

    def __init__(self, values: Mapping[str, float]) -> None:
        give(self, "Power Grid", values)
