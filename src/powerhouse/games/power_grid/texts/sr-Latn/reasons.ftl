### Why a bot would make a move.

reason-plant =
    { $fuel ->
        [none]
            { $output ->
                [one] snabdeva { $output } grad bez resursa
                [few] snabdeva { $output } grada bez resursa
               *[other] snabdeva { $output } gradova bez resursa
            }
        [hybrid]
            { $need ->
                [one] snabdeva { $output }, troši { $need } ugalj ili naftu
               *[other] snabdeva { $output }, troši { $need } uglja ili nafte
            }
        [coal]
            { $need ->
                [one] snabdeva { $output }, troši { $need } ugalj
               *[other] snabdeva { $output }, troši { $need } uglja
            }
        [oil]
            { $need ->
                [one] snabdeva { $output }, troši { $need } naftu
               *[other] snabdeva { $output }, troši { $need } nafte
            }
        [garbage]
            { $need ->
                [one] snabdeva { $output }, troši { $need } otpad
               *[other] snabdeva { $output }, troši { $need } otpada
            }
       *[other]
            { $need ->
                [one] snabdeva { $output }, troši { $need } uranijum
               *[other] snabdeva { $output }, troši { $need } uranijuma
            }
    }
reason-plant-bill = { $plant }, oko { $bill } po krugu
reason-no-plant = Zadržavate svojih { $money } za resurse, gradove i kasnije elektrane.
reason-offer = Vama elektrana vredi oko { $worth }, a ponude počinju od { $minimum }: { $plant }.
reason-pass = Vama elektrana vredi najviše { $worth }, pored onoga što biste još mogli da uradite; morali biste da ponudite { $bid }.
reason-bid = Nudite { $bid }, a možete da idete do { $worth }: { $plant }.
reason-jump = Možete da idete do { $worth }; skok na { $bid } može da obeshrabri ostale.
reason-scrap = Odričete se elektrane: { $plant }.
reason-return =
    { $fuel ->
        [coal] Još jedan ugalj koštao bi vas { $price }.
        [oil] Još jedna nafta koštala bi vas { $price }.
        [garbage] Još jedan otpad koštao bi vas { $price }.
       *[uranium] Još jedan uranijum koštao bi vas { $price }.
    }
reason-fuel-done =
    { $cities ->
        [one] Imate resursa za { $cities } grad, a { $money } ostaje za izgradnju.
        [few] Imate resursa za { $cities } grada, a { $money } ostaje za izgradnju.
       *[other] Imate resursa za { $cities } gradova, a { $money } ostaje za izgradnju.
    }
reason-fuel-needed =
    { $fuel ->
        [coal]
            { $cities ->
                [one] Vašim elektranama u ovom krugu treba ugalj: plaćate { $price }, a resursa imate za { $cities } grad.
                [few] Vašim elektranama u ovom krugu treba ugalj: plaćate { $price }, a resursa imate za { $cities } grada.
               *[other] Vašim elektranama u ovom krugu treba ugalj: plaćate { $price }, a resursa imate za { $cities } gradova.
            }
        [oil]
            { $cities ->
                [one] Vašim elektranama u ovom krugu treba nafta: plaćate { $price }, a resursa imate za { $cities } grad.
                [few] Vašim elektranama u ovom krugu treba nafta: plaćate { $price }, a resursa imate za { $cities } grada.
               *[other] Vašim elektranama u ovom krugu treba nafta: plaćate { $price }, a resursa imate za { $cities } gradova.
            }
        [garbage]
            { $cities ->
                [one] Vašim elektranama u ovom krugu treba otpad: plaćate { $price }, a resursa imate za { $cities } grad.
                [few] Vašim elektranama u ovom krugu treba otpad: plaćate { $price }, a resursa imate za { $cities } grada.
               *[other] Vašim elektranama u ovom krugu treba otpad: plaćate { $price }, a resursa imate za { $cities } gradova.
            }
       *[uranium]
            { $cities ->
                [one] Vašim elektranama u ovom krugu treba uranijum: plaćate { $price }, a resursa imate za { $cities } grad.
                [few] Vašim elektranama u ovom krugu treba uranijum: plaćate { $price }, a resursa imate za { $cities } grada.
               *[other] Vašim elektranama u ovom krugu treba uranijum: plaćate { $price }, a resursa imate za { $cities } gradova.
            }
    }
reason-fuel-cheap = Sada plaćate { $price }, a u sledećem krugu koštaće oko { $later }.
reason-no-city = Ne možete da povežete nijedan grad.
reason-build-done =
    { $cities ->
        [one] Imate { $cities } grad i elektrane s resursima za { $ready }, a { $money } vam ostaje.
        [few] Imate { $cities } grada i elektrane s resursima za { $ready }, a { $money } vam ostaje.
       *[other] Imate { $cities } gradova i elektrane s resursima za { $ready }, a { $money } vam ostaje.
    }
reason-start = Počinjete za { $price }; odatle put do drugog grada košta u proseku { $way }.
reason-near = Odatle vas put do drugog grada košta u proseku { $way }.
reason-last-round =
    { $cities ->
        [one] Plaćate { $price }: ovo je poslednji krug, a vaše elektrane su spremne za { $cities } grad.
        [few] Plaćate { $price }: ovo je poslednji krug, a vaše elektrane su spremne za { $cities } grada.
       *[other] Plaćate { $price }: ovo je poslednji krug, a vaše elektrane su spremne za { $cities } gradova.
    }
reason-city-now = Plaćate { $price } za { $number }. grad; odmah snabdeven, u ovom krugu donosi { $more } više.
reason-city-later = Plaćate { $price } za { $number }. grad, koji ćete snabdevati kasnije.
reason-run =
    { $cities ->
        [one] Snabdevate { $cities } grad za { $income } i trošite { reason-tokens }.
        [few] Snabdevate { $cities } grada za { $income } i trošite { reason-tokens }.
       *[other] Snabdevate { $cities } gradova za { $income } i trošite { reason-tokens }.
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokena
    }
reason-offer-must = U prvom krugu morate da kupite elektranu; ponude počinju od { $minimum }, a vama vredi oko { $worth }: { $plant }.
reason-offer-below = Ponude počinju od { $minimum }, a vama elektrana vredi oko { $worth }: { $plant }.
reason-open = Otvarate sa { $bid }: { $plant }.
reason-bid-above = Platili biste { $bid } za elektranu koja vam po gruboj proceni vredi { $worth }: { $plant }.
reason-pass-early = Po gruboj proceni mogli biste da idete do { $worth } za elektranu; morali biste da ponudite { $bid }.
