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
reason-no-plant = Zadržavate svojih { $money } za resurse i kasniju elektranu.
reason-plant = donosi { $use }, oko { $income } po krugu
reason-plant-points =
    { $points ->
        [one] donosi { $use }, na kraju { $points } bod
        [few] donosi { $use }, na kraju { $points } boda
       *[other] donosi { $use }, na kraju { $points } bodova
    }
reason-pass = Vama elektrana vredi najviše { $worth }, pored onoga što biste još mogli da kupite; morali biste da ponudite { $bid }: { $plant }.
reason-scrap = Odričete se elektrane: donosi { $use }, oko { $income } po krugu.
reason-enough = Imate: { $held }, a ostaje vam { $money }.
reason-no-fuel = Nemate resurse, a nisu vam ni potrebni; ostaje vam { $money }.
reason-lacking = Plaćate { $each } po jedinici; vašim elektranama za pokretanje nedostaje: { $units ->
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
    }.
reason-spare = Plaćate { $each } po jedinici; rezervna vam u sledećem krugu vredi { $worth }.
reason-run =
    { $units ->
        [one] Zarađujete { $income } i trošite { $units } jedinicu.
        [few] Zarađujete { $income } i trošite { $units } jedinice.
       *[other] Zarađujete { $income } i trošite { $units } jedinica.
    }
reason-return =
    { $fuel ->
        [coal] Jedinica uglja vam u sledećem krugu vredi { $worth }.
        [gas] Jedinica gasa vam u sledećem krugu vredi { $worth }.
        [oil] Jedinica nafte vam u sledećem krugu vredi { $worth }.
       *[uranium] Jedinica uranijuma vam u sledećem krugu vredi { $worth }.
    }
reason-offer = Vama elektrana vredi do { $worth }, a ponude počinju od { $minimum }: { $plant }.
reason-offer-must = U prvom krugu morate da kupite elektranu; ponude počinju od { $minimum }, a vama vredi { $worth }: { $plant }.
reason-offer-below = Ponude počinju od { $minimum }, a vama elektrana vredi { $worth }: { $plant }.
reason-open = Otvarate sa { $bid }: { $plant }.
reason-bid = Nudite { $bid }, a možete da idete do { $worth }: { $plant }.
reason-bid-above = Platili biste { $bid } za elektranu koja vam po gruboj proceni vredi { $worth }: { $plant }.
reason-drive = Vama elektrana vredi { $worth }, ali se očekuje da će neki protivnik ići znatno preko { $bid }: vaša ponuda mu je poskupljuje.
reason-pass-early = Po gruboj proceni mogli biste da idete do { $worth } za elektranu; morali biste da ponudite { $bid }.
