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
reason-no-plant = nijedna dostupna elektrana ne vredi svoje cene; { $money } ostaje za resurse i gradove
reason-offer = vredi { $worth }, od { $minimum }: { $plant }
reason-pass = ne vredi više od { $worth } pored onoga što bi se još moglo uraditi
reason-bid = vredi do { $worth }: { $plant }
reason-jump = vredi do { $worth }: veliki skok može da obeshrabri ostale
reason-scrap = { $plant }, od tri će najmanje nedostajati
reason-return =
    { $fuel ->
        [coal] još jedan ugalj koštao bi { $price }
        [oil] još jedna nafta koštala bi { $price }
        [garbage] još jedan otpad koštao bi { $price }
       *[uranium] još jedan uranijum koštao bi { $price }
    }
reason-fuel-done =
    { $cities ->
        [one] ima resursa za { $cities } grad, { $money } ostaje za izgradnju
        [few] ima resursa za { $cities } grada, { $money } ostaje za izgradnju
       *[other] ima resursa za { $cities } gradova, { $money } ostaje za izgradnju
    }
reason-fuel-needed =
    { $fuel ->
        [coal]
            { $cities ->
                [one] { $price } za ugalj koji elektranama treba u ovom krugu; ima resursa za { $cities } grad
                [few] { $price } za ugalj koji elektranama treba u ovom krugu; ima resursa za { $cities } grada
               *[other] { $price } za ugalj koji elektranama treba u ovom krugu; ima resursa za { $cities } gradova
            }
        [oil]
            { $cities ->
                [one] { $price } za naftu koja elektranama treba u ovom krugu; ima resursa za { $cities } grad
                [few] { $price } za naftu koja elektranama treba u ovom krugu; ima resursa za { $cities } grada
               *[other] { $price } za naftu koja elektranama treba u ovom krugu; ima resursa za { $cities } gradova
            }
        [garbage]
            { $cities ->
                [one] { $price } za otpad koji elektranama treba u ovom krugu; ima resursa za { $cities } grad
                [few] { $price } za otpad koji elektranama treba u ovom krugu; ima resursa za { $cities } grada
               *[other] { $price } za otpad koji elektranama treba u ovom krugu; ima resursa za { $cities } gradova
            }
       *[uranium]
            { $cities ->
                [one] { $price } za uranijum koji elektranama treba u ovom krugu; ima resursa za { $cities } grad
                [few] { $price } za uranijum koji elektranama treba u ovom krugu; ima resursa za { $cities } grada
               *[other] { $price } za uranijum koji elektranama treba u ovom krugu; ima resursa za { $cities } gradova
            }
    }
reason-fuel-cheap = sada { $price }, u sledećem krugu oko { $later }
reason-no-city = nijedan grad ne može da se poveže
reason-build-done =
    { $cities ->
        [one] { $cities } grad, elektrane s resursima za { $ready }: nijedan novi grad sada ne vredi svoje cene
        [few] { $cities } grada, elektrane s resursima za { $ready }: nijedan novi grad sada ne vredi svoje cene
       *[other] { $cities } gradova, elektrane s resursima za { $ready }: nijedan novi grad sada ne vredi svoje cene
    }
reason-start = početak za { $price }; put do drugog grada košta u proseku { $way }
reason-near = put odatle do drugog grada košta u proseku { $way }
reason-last-round =
    { $cities ->
        [one] { $price }: ovo je poslednji krug, elektrane su spremne za { $cities } grad
        [few] { $price }: ovo je poslednji krug, elektrane su spremne za { $cities } grada
       *[other] { $price }: ovo je poslednji krug, elektrane su spremne za { $cities } gradova
    }
reason-city-now = { $price } za { $number }. grad, koji u ovom krugu donosi { $more } više
reason-city-later = { $price } za { $number }. grad, koji će se snabdevati kasnije
reason-run =
    { $cities ->
        [one] snabdeva { $cities } grad za { $income }, troši { reason-tokens }
        [few] snabdeva { $cities } grada za { $income }, troši { reason-tokens }
       *[other] snabdeva { $cities } gradova za { $income }, troši { reason-tokens }
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokena
    }
