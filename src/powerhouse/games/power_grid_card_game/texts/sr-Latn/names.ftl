### Names that English takes from the box itself: values of options.

option-renovation-off = ne
option-renovation-on = da
option-money-hidden = skriven
option-money-open = otvoren
