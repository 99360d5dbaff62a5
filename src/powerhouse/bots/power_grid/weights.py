"""The numbers by which the levels differ, in elektro unless they say otherwise."""

from collections.abc import Mapping

from powerhouse.bots.given import Given


class Weights:
    """How much each consideration counts; all of them must be given."""

    def __init__(self, values: Mapping[str, float]) -> None:
        given = Given("Power Grid", values)
        # A company's rounds to come
        self.pace = given.take("pace")  # cities by which the largest network grows in a round
        self.city_price = given.take("city_price")  # what a city is expected to cost at the start of the game
        self.city_rise = given.take("city_rise")  # by how much cities get dearer in a round
        self.typical_output = given.take("typical_output")  # cities that a plant of the later game supplies
        self.typical_price = given.take("typical_price")  # what such a plant costs for each city it supplies
        self.typical_rise = given.take("typical_rise")  # by how much that rises in a round
        self.typical_bill = given.take("typical_bill")  # what its fuel costs for each city in a round
        self.goal_city = given.take("goal_city")  # what one city more that is supplied is worth in a distant end
        self.final_city = given.take("final_city")  # what one city more that is supplied is worth in the last round
        self.complete = given.take("complete")  # what plants for as many cities as end the game are worth by then
        self.lacking = given.take("lacking")  # how fast that falls with each city that they lack
        self.end_sure = given.take("end_sure")  # chance of the end when somebody can end the game and is ahead
        self.end_maybe = given.take("end_maybe")  # chance of the end when somebody can end the game but is behind
        # Fuel to come
        self.thirst = given.take("thirst")  # part of all plants that is expected to run
        self.trend = given.take("trend")  # rounds ahead for which prices are foreseen
        self.scarce = given.take("scarce")  # how far above the dearest space a token counts that will be lacking
        # Phase 2
        self.patience = given.take("patience")  # part of the gain of a plant to come that waiting is worth
        self.rivalry = given.take("rivalry")  # part of another plant's gain that competition takes away
        self.shade = given.take("shade")  # how far below a plant's worth bidding stops
        self.deny = given.take("deny")  # part of a rival's gain that it is worth to spoil
        self.bait = given.take("bait")  # part of the best gain that is left when a rival takes the plant offered
        self.reserve = given.take("reserve")  # rounds of fuel whose money no bid may touch
        self.keenness = given.take("keenness")  # part of the gain that one is ready to pay
        # Phase 3
        self.hoard = given.take("hoard")  # part of the foreseen price at which a token is bought for later
        self.late_city = given.take("late_city")  # what a city that will be built is worth when fuel is bought
        # Phase 4
        self.city_need = given.take("city_need")  # what a city is worth besides its income
        self.rounds_of_income = given.take("rounds_of_income")  # rounds of income by which a supplied city pays
        self.early_city = given.take("early_city")  # what a city is worth that no plant supplies yet
        self.place_in_order = given.take("place_in_order")  # what it costs to be one place earlier in turn order
        self.open_step2 = given.take("open_step2")  # what it costs to bring about step 2
        self.onward = given.take("onward")  # part of the cost of the next city after this one that counts
        self.contested = given.take("contested")  # what it adds to a city's call that a rival is near it
        self.start_cities = given.take("start_cities")  # cities around a start that are looked at
        self.central = given.take("central")  # part of the mean way to all cities that counts against a start
        self.apart = given.take("apart")  # part of the way to the nearest rival that counts for a start
        # What a position is worth: log odds of the win, `late` ones grow with the progress of the game
        self.worth_money = given.take("worth_money")  # of 100 elektro
        self.worth_money_late = given.take("worth_money_late")
        self.worth_cities = given.take("worth_cities")  # of 10 cities
        self.worth_cities_late = given.take("worth_cities_late")
        self.worth_capacity = given.take("worth_capacity")  # of plants for 10 cities
        self.worth_capacity_late = given.take("worth_capacity_late")
        self.worth_income = given.take("worth_income")  # of 100 elektro that a full supply would earn
        self.worth_fuel = given.take("worth_fuel")  # of 10 tokens, uranium counting twice
        self.worth_thirst = given.take("worth_thirst")  # of 10 tokens that all plants burn in a round
        self.worth_complete = given.take("worth_complete")  # of plants for as many cities as end the game
        self.worth_final = given.take("worth_final")  # of a city supplied when the end is certain
        self.worth_late = given.take("worth_late")  # of a place later in turn order
        given.finish()
