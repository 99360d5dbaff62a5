### What people look up at a table, beside the rules.

fact-column = karata u stupcu
fact-guaranteed = zarada bez pokrenute elektrane
fact-money-per-point = novca za bod
fact-small-removed = uklonjeno malih elektrana
fact-big-removed = uklonjeno velikih elektrana
chart-prices = Cene karata resursa
column-place = mesto
place-leftovers = stubac 1, karte ostatka
place-column = stubac { $column }
chart-resources = Karte resursa u igri
column-fuel = resurs
column-one-unit = 1 jedinica
column-two-units = 2 jedinice
column-three-units = 3 jedinice
column-leftovers = karte ostatka
