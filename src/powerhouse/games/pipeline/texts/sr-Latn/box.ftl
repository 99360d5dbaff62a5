### Pipeline: figures of a box that do not fit together.

box-contracts =
    { $found ->
        [one] ima { $found } ugovor, a ne { $wanted }
       *[other] ima { $found } ugovora, a ne { $wanted }
    }
box-orders =
    { $found ->
        [one] ima { $found } porudžbina, a ne { $wanted }
        [few] ima { $found } porudžbine, a ne { $wanted }
       *[other] ima { $found } porudžbina, a ne { $wanted }
    }
box-contracts-aside = za { $players } igrača odvaja se ugovora (klasa: { $grade ->
        [crude] sirova
        [low] niska
        [mid] srednja
       *[high] visoka
    }): { $wanted }, a ima ih { $found }
box-contracts-shown = za { $players } igrača vidi se ugovora po redu: { $shown }, a odvaja se samo { $aside }
box-orders-shown = za { $players } igrača vidi se porudžbina sa po { $size ->
        [one] { $size } kockom
        [few] { $size } kocke
       *[other] { $size } kocki
    }: { $shown }, a ima ih { $found }
box-order-cubes =
    { $found ->
        [one] porudžbina { $order } traži { $found } kocku, a ne { $wanted }
        [few] porudžbina { $order } traži { $found } kocke, a ne { $wanted }
       *[other] porudžbina { $order } traži { $found } kocki, a ne { $wanted }
    }
box-families = vrste unapređenja su { $families }
box-families-in-play = vrsta u igri: { $played } od { $families }
box-families-first = prva partija navodi različitih vrsta: { $wanted }, a ne { $found }
box-upgrade-cost = unapređenje košta { $board } na tabli i { $cards } na kartama
box-valuation-cards = karte procene se broje od 1 do 16, a ne { $found }
box-valuation-first = prva partija navodi različitih karata procene: { $wanted }, a ne { $found }
box-valuation-sets = karte skupova plaćaju za 1 do 9 različitih vrsta
box-pipe-tiles =
    { $found ->
        [one] ima { $found } pločica cevi, a ne { $wanted }
        [few] ima { $found } pločice cevi, a ne { $wanted }
       *[other] ima { $found } pločica cevi, a ne { $wanted }
    }
box-pipe-ports = polovina pločice { $tile } mora imati svaki izlaz jednom, a ne { $ports }
box-pipe-colours = cev preko pločice { $tile } menja boju: { $one } → { $other }
box-cross-actions = odštampana su četiri tržišta i dele se četiri pločice akcija, a ne { $printed } i { $dealt }
box-cross-markets = tržišta su odštampana na spoljnim poljima, a ne { $found }
box-cross-arm = krak { $spaces } mora spajati tržište i pločicu
box-cross-order = znak redosleda stoji na { $actions }, a to nisu sve akcije
box-slots = mesta reda { $row } na tržištu { $market } za { $players } igrača su { $slots } od { $spaces }
box-cubes = na tržištima (igrača: { $players }) na početku je kocki ({ $colour }): { $cubes }, a ima ih { $found }
box-market-rows = dva reda tržišta { $market } su jednaka
box-pipe-sizes = cevi iz prodavnice prodaju se u dve veličine preko 1, a ne { $sizes }
box-quadrant-cells = polja kvadranta moraju pokrivati 4 puta 4 ćelije
box-space-neighbours = polje { $space } dodiruje { $touching }, a ne { $listed }
box-space-touches = drugih polja koja dodiruje polje { $space } ima { $touching }, a cene se završavaju na 5 pločica
box-government-prices = državne cevi ne smeju da pojeftinjuju: { $prices }
box-pipe-tiles-seen = za { $players } igrača vidi se pločica cevi: { $shown }, a ima ih { $found }
box-machines = za { $players } igrača može se kupiti mašina: { $machines }, a ima ih { $found }
box-tanks = za { $players } igrača može se dobiti cisterni: { $tanks }, a ima ih { $found }
box-shop-prices =
    { $shop ->
        [tank] cene u prodavnici cisterni moraju da rastu: { $prices }
       *[machine] cene u prodavnici mašina moraju da rastu: { $prices }
    }
box-start-tanks = savetuje se početnih cisterni: { $found }, a ne { $wanted }
box-start-tanks-columns =
    { $columns ->
        [one] red ima { $columns } stubac, a za njega se savetuje više početnih cisterni
        [few] red ima { $columns } stupca, a za njega se savetuje više početnih cisterni
       *[other] red ima { $columns } stubaca, a za njega se savetuje više početnih cisterni
    }
box-start-tanks-room =
    { $tanks ->
        [one] nema mesta za { $tanks } početnu cisternu
        [few] nema mesta za { $tanks } početne cisterne
       *[other] nema mesta za { $tanks } početnih cisterni
    }
box-pay =
    { $what ->
        [contracts] isplata po ugovorima ({ $grade }) mora biti ceo broj
        [orders] isplata po porudžbinama ({ $grade }) mora biti ceo broj
       *[lines] isplata za naftovode ({ $grade }) mora biti ceo broj
    }
box-penalties-given = kazne moraju biti navedene za 1, 2, 3 … kocke, a ne za { $found }
box-penalties-whole = kazne moraju biti celi brojevi

## The workshop

workshop-sheet-contracts = Ugovori
workshop-sheet-orders = Porudžbine
workshop-sheet-tiles = Pločice cevi
workshop-sheet-player-board = Tabla igrača
workshop-field-needs = Traži se
workshop-sheet-board-years = Godine
workshop-sheet-board-action-cross = Krst
workshop-sheet-board-action-cross-spaces = Mesta na krstu
workshop-sheet-board-costs = Cene
workshop-sheet-board-government = Državne cevi
workshop-sheet-board-government-spaces = Kvadranti državnih cevi
workshop-sheet-board-markets-crude-rows = Tržište sirove nafte
workshop-sheet-board-markets-refined-1-rows = Tržište 1
workshop-sheet-board-markets-refined-2-rows = Tržište 2
workshop-sheet-board-markets-refined-3-rows = Tržište 3
workshop-sheet-board-shops = Prodavnice
workshop-sheet-board-contract-area = Ugovori na tabli
workshop-sheet-board-order-area = Porudžbine na tabli
workshop-sheet-tiles-refining-markers = Oznake cene prerade
workshop-sheet-tiles-action-tiles = Pločice akcija
workshop-sheet-tiles-machines = Mašine
workshop-sheet-tiles-tanks = Cisterne
workshop-sheet-tiles-oil-cubes = Kocke
workshop-sheet-tiles-valuation-cards = Procena
workshop-sheet-tiles-valuation-cards-list = Karte procene
workshop-sheet-tiles-upgrades = Unapređenja
workshop-sheet-tiles-upgrades-list-government-levels = Unapređenja: Država
workshop-sheet-tiles-upgrades-list-shops-levels = Unapređenja: Prodavnice
workshop-sheet-tiles-upgrades-list-human-resources-levels = Unapređenja: Ljudski resursi
workshop-sheet-tiles-upgrades-list-engineering-levels = Unapređenja: Inženjering
workshop-sheet-tiles-upgrades-list-refined-markets-levels = Unapređenja: Prerađena nafta
workshop-sheet-tiles-upgrades-list-contracts-orders-levels = Unapređenja: Ugovori i porudžbine
workshop-sheet-tiles-upgrades-list-machines-levels = Unapređenja: Mašine
workshop-value-orange = narandžasta
workshop-value-teal = tirkizna
workshop-value-silver = srebrna
workshop-value-crude = sirova
workshop-value-low = niska
workshop-value-mid = srednja
workshop-value-high = visoka
workshop-value-add = zaliha
workshop-value-remove = potražnja
workshop-value-printed = odštampano
workshop-value-tile-place = mesto za pločicu
workshop-value-per-item = za svako
workshop-value-repeat = još jednom
workshop-value-set = po broju vrsta
workshop-value-oil = nafta
workshop-value-pipelines = naftovodi
workshop-value-oil-and-pipelines = nafta i naftovodi
workshop-value-tank-tile = cisterne
workshop-value-level-3-upgrade = unapređenja nivoa 3
workshop-value-fulfilled-contracts = ispunjeni ugovori
workshop-value-fulfilled-orders = ispunjene porudžbine
workshop-value-pipeline-reaching-low = naftovodi do niske
workshop-value-pipeline-reaching-mid = naftovodi do srednje
workshop-value-pipeline-reaching-high = naftovodi do visoke
workshop-value-distinct-pipeline-types = vrste naftovoda
workshop-value-distinct-oil-types-on-fulfilled-contracts-and-orders = vrste isporučene nafte
