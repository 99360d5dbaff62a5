# Words of both Power Grids that English takes from the ids.

option-renovation-off = без неё
option-renovation-on = с ней
option-money-hidden = скрыты
option-money-open = открыты
