# Words of both Power Grids that English takes from the ids.

option-renovation-off = ne
option-renovation-on = da
option-money-hidden = skriven
option-money-open = otvoren
