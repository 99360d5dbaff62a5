### Why a bot would make a move.

reason-use =
    { $kind ->
        [eco] { $income } bez resursa
        [hybrid]
            { $units ->
                [one] { $income } za { $units } gas ili naftu
               *[other] { $income } za { $units } gasa ili nafte
            }
        [coal]
            { $units ->
                [one] { $income } za { $units } ugalj
               *[other] { $income } za { $units } uglja
            }
        [gas]
            { $units ->
                [one] { $income } za { $units } gas
               *[other] { $income } za { $units } gasa
            }
        [oil]
            { $units ->
                [one] { $income } za { $units } naftu
               *[other] { $income } za { $units } nafte
            }
       *[other]
            { $units ->
                [one] { $income } za { $units } uranijum
               *[other] { $income } za { $units } uranijuma
            }
    }
reason-no-plant =
    { $money ->
        [one] nijedna dostupna elektrana ne vredi svoje cene; { $money } elektro čeka bolju
        [few] nijedna dostupna elektrana ne vredi svoje cene; { $money } elektra čekaju bolju
       *[other] nijedna dostupna elektrana ne vredi svoje cene; { $money } elektra čeka bolju
    }
reason-plant = vredi { $worth }: donosi { $use }, oko { $income } po krugu
reason-plant-points =
    { $points ->
        [one] vredi { $worth }: donosi { $use }, na kraju { $points } bod
        [few] vredi { $worth }: donosi { $use }, na kraju { $points } boda
       *[other] vredi { $worth }: donosi { $use }, na kraju { $points } bodova
    }
reason-pass = više od { $bid } je previše: { $why }
reason-scrap = elektrana koja će najmanje nedostajati: donosi { $use }, oko { $income } po krugu
reason-enough = više resursa ne vredi svoje cene; imate: { $held }
reason-no-fuel = više resursa ne vredi svoje cene; nema ih, a nisu ni potrebni
reason-lacking = { $each } po jedinici; elektranama za pokretanje nedostaje { $units ->
        [one] { $units } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] nafta
           *[uranium] uranijum
        }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
reason-spare = { $each } po jedinici, u sledećem krugu vredi { $worth }
reason-run =
    { $units ->
        [one] zarađuje { $income } i troši { $units } jedinicu
        [few] zarađuje { $income } i troši { $units } jedinice
       *[other] zarađuje { $income } i troši { $units } jedinica
    }
reason-return =
    { $fuel ->
        [coal] jedinica uglja u sledećem krugu vredi { $worth }
        [gas] jedinica gasa u sledećem krugu vredi { $worth }
        [oil] jedinica nafte u sledećem krugu vredi { $worth }
       *[uranium] jedinica uranijuma u sledećem krugu vredi { $worth }
    }
