### Refusals

refusal-must-return = nema mesta za gas i naftu, višak: { $count }; odbacite gas ili naftu
refusal-return-fits =
    { $fuel ->
        [coal] samo se gas i nafta bore za mesto, ugalj ne: odbacite gas ili naftu
        [gas] samo se gas i nafta bore za mesto: odbacite gas ili naftu
        [oil] samo se gas i nafta bore za mesto: odbacite gas ili naftu
       *[uranium] samo se gas i nafta bore za mesto, uranijum ne: odbacite gas ili naftu
    }
refusal-not-buy = kupite kartu resursa ili recite done
refusal-card-absent = za { $price } nema karte: { $units ->
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
refusal-card-dear = karta košta { $price }, a imate { $money }
refusal-fuel-hybrids-full =
    { $fuel ->
        [gas] nema mesta za još gasa: gas { $gas }, nafta { $oil }, a vaše elektrane zajedno primaju najviše { $room }
       *[oil] nema mesta za još nafte: gas { $gas }, nafta { $oil }, a vaše elektrane zajedno primaju najviše { $room }
    }
refusal-last-no-room =
    { $fuel ->
        [coal] u poslednjem krugu ne smete kupiti još uglja: imate { $held }, a vaše elektrane odjednom troše { $room }
        [gas] u poslednjem krugu ne smete kupiti još gasa: imate { $held }, a vaše elektrane odjednom troše { $room }
        [oil] u poslednjem krugu ne smete kupiti još nafte: imate { $held }, a vaše elektrane odjednom troše { $room }
       *[uranium] u poslednjem krugu ne smete kupiti još uranijuma: imate { $held }, a vaše elektrane odjednom troše { $room }
    }
refusal-last-hybrids-full =
    { $fuel ->
        [gas] u poslednjem krugu ne smete kupiti još gasa: gas { $gas }, nafta { $oil }, a vaše elektrane odjednom zajedno troše { $room }
       *[oil] u poslednjem krugu ne smete kupiti još nafte: gas { $gas }, nafta { $oil }, a vaše elektrane odjednom zajedno troše { $room }
    }
refusal-not-run = recite koje elektrane proizvode struju
refusal-run-not-yours =
    { $plants ->
        [one] imate samo { $plants } elektranu
        [few] imate samo { $plants } elektrane
       *[other] imate samo { $plants } elektrana
    }
refusal-run-mix =
    { $need ->
        [one] hibridne elektrane ovde troše { $need } jedinicu, pa gasa ne može biti { $gas }
        [few] hibridne elektrane ovde troše { $need } jedinice, pa gasa ne može biti { $gas }
       *[other] hibridne elektrane ovde troše { $need } jedinica, pa gasa ne može biti { $gas }
    }
