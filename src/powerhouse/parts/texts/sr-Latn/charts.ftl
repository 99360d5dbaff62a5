### What people look up at a table, beside the rules.

fact-players = igrači
fact-start-money = novac na početku
fact-plant-limit = elektrana najviše
fact-discount = najmanja ponuda s tokenom popusta
chart-plants = Elektrane
column-plant = elektrana
column-burns = troši
column-income = zarada
column-price = cena
chart-renovation = Naknada za zatvaranje
column-card = karta
column-first = prvom
column-others = ostalima
