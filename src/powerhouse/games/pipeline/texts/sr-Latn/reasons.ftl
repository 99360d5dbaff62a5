### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } potez
       *[other] { $turns } poteza
    }
reason-worth = { $why } Sve zajedno vam vredi oko { $value } dolara.
reason-enough = Ne radite više ništa; ostaje još { turns }.
reason-start-tank = Prvo vam je potrebno mesto za naftu ove klase.
reason-loan =
    { $loan ->
        [one] Dobijate { $loan } dolar sada za kaznu { $penalty } na kraju.
       *[other] Dobijate { $loan } dolara sada za kaznu { $penalty } na kraju.
    }
reason-disc = U sledećem krugu prvi potez je vaš, ispred bar još jednog igrača.
reason-tank =
    { $cubes ->
        [one] Dobijate mesto za još { $cubes } kocku.
        [few] Dobijate mesto za još { $cubes } kocke.
       *[other] Dobijate mesto za još { $cubes } kocki.
    }
reason-pipes = Vaši naftovodi postaju duži; ostaje još { turns } i kraj partije.
reason-site = Ovde se vaši naftovodi završavaju kod mašine.
reason-refine = Bolja nafta vam donosi više.
reason-deliver = Isporuka vam donosi { $gain } više nego bilo šta drugo.
reason-sign =
    { $cubes ->
        [one] Vaši naftovodi daju { $cubes } kocku po potezu, a u godini je još { turns }.
        [few] Vaši naftovodi daju { $cubes } kocke po potezu, a u godini je još { turns }.
       *[other] Vaši naftovodi daju { $cubes } kocki po potezu, a u godini je još { turns }.
    }
reason-pays = Da to iskoristite, imate još { turns }.
reason-market = Prodajete { $sold } i kupujete { $bought }, novac: { $dollars }.
reason-network = Prerada na najboljoj pločici donosi vam oko { $gain }.
reason-machines = Vaše mašine prerađuju uz dobitak od oko { $gain }.
reason-action =
    { $money ->
        [one] Da to iskoristite, imate još { turns } i { $money } dolar u ruci.
       *[other] Da to iskoristite, imate još { turns } i { $money } dolara u ruci.
    }
reason-spend = Porudžbina traži takvu kocku.
reason-close = Zatvarate ga, pa ostali ne mogu da ga kupe.
reason-counts = Računa se na kraju partije.
reason-last-action = Ovo je vaš poslednji potez, novac u ruci: { $money }.
