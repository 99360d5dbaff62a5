### What people look up at a table, beside the rules.

fact-regions = regions in play
fact-step2 = step 2 at so many cities
fact-end = end at so many cities
fact-houses = houses of a player
fact-plugs-removed = plug cards removed
fact-sockets-removed = socket cards removed
fact-coal-storage = coal from the storage
fact-phase-out = uranium ends with the sale of plant
fact-trust-houses = houses of the Trust in reserve
chart-payments = Payments
column-cities = cities
chart-spaces = Fuel market: tokens at each price
chart-refill = Refill of the fuel market
column-step = step
column-coal = coal
column-oil = oil
column-garbage = garbage
column-uranium = uranium
chart-houses = Houses in a city
column-house = prices
column-kind = kind
column-supplies = supplies
