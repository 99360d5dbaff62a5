### Factory Manager: figures of a box that do not fit together.

box-tile-twice = dve pločice imaju id { $tile }
box-tiles =
    { $found ->
        [one] ima { $found } pločica, a ne { $wanted } (tako kaže tables: components: factory_tiles)
        [few] ima { $found } pločice, a ne { $wanted } (tako kaže tables: components: factory_tiles)
       *[other] ima { $found } pločica, a ne { $wanted } (tako kaže tables: components: factory_tiles)
    }
box-market-columns = stupci tržišta su { $columns }
box-tiles-of-type = pločica vrste { $type } ima { $found }, a ne { $wanted } (tako kaže tiles: meta: types: { $type }: count)
box-tile-cannot-store = { $tile } je pločica vrste { $type } i ne može da skladišti { $storage }
box-tile-cannot-work = { $tile } je pločica vrste { $type }, koja ne može da se zaustavi, pa joj ne može trebati radnika: { $workers }
box-tile-same-price = različitih pločica vrste { $type } po ceni { $price } ima { $tiles }; najviše { $most } može da se razlikuje
box-tiles-with-back = pločica vrste { $type } s poleđinom { $back } ima { $found }, a ne { $wanted } (tako kaže tables: back_marking_counts: by_type: { $type }: { $back })
box-tiles-on-board = za { $players } igrača tabla zaliha počinje sa: { $found }, a ne { $wanted } (tako kaže tables: storage_board_tiles_by_players: by_players: { $players })
box-tiles-counted = { $type } { $count }
box-tiles-x =
    { $total ->
        [one] od { $total } X pločice na prvom tržištu leži { $shown }, a odlazi { $removed }
        [few] od { $total } X pločice na prvom tržištu leži { $shown }, a odlazi { $removed }
       *[other] od { $total } X pločica na prvom tržištu leži { $shown }, a odlazi { $removed }
    }
box-tiles-x-type = mora biti jedna X pločica vrste { $type }, a ne { $found }
box-set-tiles = komplet { $set } mora imati skladišta: { $storage }, mašina: { $machines }, i ništa drugo (tako kaže tables: per_player_start)
box-set-start =
    { $what ->
        [production] komplet { $set } počinje s proizvodnjom { $found }, a ne { $wanted } (tako kaže tables: per_player_start)
        [storage] komplet { $set } počinje sa skladištem { $found }, a ne { $wanted } (tako kaže tables: per_player_start)
        [energy] komplet { $set } počinje s energijom { $found }, a ne { $wanted } (tako kaže tables: per_player_start)
       *[canteen] komplet { $set } počinje s brojem radnika u menzi { $found }, a ne { $wanted } (tako kaže tables: per_player_start)
    }
box-workers-available = na početku je raspoloživih radnika { $left }, a ne { $found }
box-workers-kept = u aukciji se mora zadržati radnika: { $kept }, a sigurno je raspoloživo samo { $sure }
box-workers-stay = raspoloživo mora ostati radnika: { $kept }, a igrač ih ima { $workers }
box-order-tiles = za { $players } igrača treba isto toliko pločica redosleda na početku i isto toliko u špilu
box-order-tiles-differ = za { $players } igrača pločice redosleda { $tiles } moraju biti različite, od 1 do { $most }
box-order-discounts = mora postojati popust za svaku pločicu redosleda od 1 do { $most }
box-order-players = pločice redosleda i dodatne pločice moraju biti navedene za 2, 3, 4 i 5 igrača
box-energy-tiles =
    { $found ->
        [one] ima { $found } pločica energije
        [few] ima { $found } pločice energije
       *[other] ima { $found } pločica energije
    }
box-energy-rounds = broj krugova je { $rounds }, pa se koristi isto toliko pločica energije, a ostale ({ $others }) izlaze iz igre
box-energy-none = za prvu partiju treba pločica energije 0
box-energy-spaces = polja cene energije se broje od 1 do { $spaces }
box-energy-far = cena energije može dostići polje { $highest }, a ima ih { $spaces }
box-income-track = prikaz prihoda mora redom navoditi vrednosti od 0 do { $last }
box-factory-spaces =
    { $spaces ->
        [one] fabrika ima { $spaces } polje, a ne { $found }
        [few] fabrika ima { $spaces } polja, a ne { $found }
       *[other] fabrika ima { $spaces } polja, a ne { $found }
    }
box-factory-tiles =
    { $tiles ->
        [one] fabrika počinje sa { $tiles } pločicom, a besplatnih hala ima { $halls }
        [few] fabrika počinje sa { $tiles } pločice, a besplatnih hala ima { $halls }
       *[other] fabrika počinje sa { $tiles } pločica, a besplatnih hala ima { $halls }
    }
box-workers-each = igrača ima { $players }, radnika po igraču { $workers }, i ukupno mora biti toliko radnika
box-seasonal-workers = igrača ima { $players }, svaki sme da angažuje sezonskih radnika: { $each }, a ima ih { $found }
box-total-types = skladišta { $storage }, mašine { $machine }, automatski roboti { $robot_auto }, poluautomatski roboti { $robot_semi }, kontrole { $control }, optimizatori { $optimizer }
box-total-board = tabla zaliha (igrača: { $players }): pločica { $tiles }

## The workshop

workshop-sheet-tiles = Pločice
workshop-field-type = Vrsta
workshop-field-back = Poleđina
workshop-field-price = Cena
workshop-field-production = Proizvodnja
workshop-field-storage = Skladište
workshop-field-energy = Energija
workshop-field-workers = Radnici
workshop-sheet-tiles-meta = Broj pločica po vrsti
workshop-sheet-tables-players = Krugovi
workshop-sheet-tables-components = Komponente
workshop-sheet-tables-per-player-start = S čim igrač počinje
workshop-sheet-tables-turn-order-setup = Pločice redosleda
workshop-sheet-tables-turn-order-discounts = Popusti
workshop-sheet-tables-extra-market-tiles-last-player = Dodatne pločice poslednjeg igrača
workshop-sheet-tables-x-tiles = Pločice X
workshop-sheet-tables-energy-price-tiles = Pločice energije
workshop-sheet-tables-energy-price-track = Cena energije
workshop-sheet-tables-income-track = Prihod
workshop-sheet-tables-factory-tracks = Prikazi fabrike
workshop-sheet-tables-factory-layout = Hale i gradilišta
workshop-sheet-tables-seasonal-workers = Sezonski radnici
workshop-sheet-tables-robots = Roboti
workshop-sheet-tables-limits = Ograničenja
workshop-sheet-tables-scoring = Poslednji krug
workshop-value-storage = skladište
workshop-value-machine = mašina
workshop-value-robot-auto = robot
workshop-value-robot-semi = polurobot
workshop-value-control = kontrola
workshop-value-optimizer = optimizator
