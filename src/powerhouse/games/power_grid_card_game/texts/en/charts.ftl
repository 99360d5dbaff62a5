### What people look up at a table, beside the rules.

fact-column = cards in a column
fact-guaranteed = income without a plant that runs
fact-money-per-point = money for a point
fact-small-removed = small plants removed
fact-big-removed = big plants removed
chart-prices = What a resource card costs
column-place = place
place-leftovers = column 1, leftover cards
place-column = column { $column }
chart-resources = Resource cards in play
column-fuel = fuel
column-one-unit = 1 unit
column-two-units = 2 units
column-three-units = 3 units
column-leftovers = leftover cards
