### What people look up at a table, beside the rules.

fact-regions = oblasti u igri
fact-step2 = etapa 2 pri broju gradova
fact-end = kraj pri broju gradova
fact-houses = kućica po igraču
fact-plugs-removed = uklonjeno karata s utikačem
fact-sockets-removed = uklonjeno karata s utičnicom
fact-coal-storage = ugalj iz rezerve
fact-phase-out = uranijum prestaje prodajom elektrane
fact-trust-houses = kućica kartela u rezervi
chart-payments = Isplate
column-cities = gradovi
chart-spaces = Tržište resursa: tokeni po ceni
chart-refill = Dopuna tržišta resursa
column-step = etapa
column-coal = ugalj
column-oil = nafta
column-garbage = otpad
column-uranium = uranijum
chart-houses = Kućice u gradu
column-house = cene
column-kind = vrsta
column-supplies = snabdeva
