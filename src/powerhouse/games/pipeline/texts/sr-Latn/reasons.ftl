### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } potez
       *[other] { $turns } poteza
    }
reason-worth = vredi { $value }: { $why }
reason-enough = ništa drugo ne vredi svoje cene uz još { turns }
reason-start-tank = prvo je potrebno mesto za naftu ove klase
reason-loan =
    { $loan ->
        [one] { $loan } dolar sada za kaznu { $penalty } na kraju
       *[other] { $loan } dolara sada za kaznu { $penalty } na kraju
    }
reason-disc = prvi u sledećem krugu, ispred bar još jednog igrača
reason-tank =
    { $cubes ->
        [one] mesto za još { $cubes } kocku
        [few] mesto za još { $cubes } kocke
       *[other] mesto za još { $cubes } kocki
    }
reason-pipes = duži naftovodi, za { turns } i kraj
reason-site = ovde se završava najviše naftovoda, a seče najmanje
reason-refine = bolja nafta donosi više
reason-deliver = isporučena donosi { $gain } više nego drugde
reason-sign =
    { $cubes ->
        [one] naftovodi daju { $cubes } kocku po potezu, a u godini je još { turns }
        [few] naftovodi daju { $cubes } kocke po potezu, a u godini je još { turns }
       *[other] naftovodi daju { $cubes } kocki po potezu, a u godini je još { turns }
    }
reason-pays = isplati se za { turns }
reason-market =
    { $dollars ->
        [one] prodaje { $sold } i kupuje { $bought }, { $dollars } dolar
       *[other] prodaje { $sold } i kupuje { $bought }, { $dollars } dolara
    }
reason-network = prerada na najboljoj pločici donosi { $gain }
reason-machines = mašine prerađuju uz dobitak { $gain }
reason-action =
    { $money ->
        [one] isplati se za { turns }, sa { $money } dolarom u ruci
       *[other] isplati se za { turns }, sa { $money } dolara u ruci
    }
