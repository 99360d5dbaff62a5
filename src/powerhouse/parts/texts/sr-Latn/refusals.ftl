# What both Power Grids say alike.

refusal-not-offer = stavite elektranu na aukciju ili odustanite
refusal-round-1-offer = u krugu 1 svako mora da kupi elektranu, pa morate jednu staviti na aukciju
refusal-offer-future = elektrana { $plant } još nije dostupna
refusal-offer-absent = elektrana { $plant } nije na tržištu
refusal-offer-dear = elektrana { $plant } košta bar { $minimum }, a vi imate { $money }
refusal-not-bid = dajte ponudu za elektranu { $plant } ili odustanite
refusal-opener-bids = ko stavlja elektranu na aukciju, mora dati ponudu: bar { $minimum } za elektranu { $plant }
refusal-bid-low = ponuda { $bid } nije veća od { $standing }
refusal-bid-below-minimum = ponuda { $bid } je manja od najmanje dozvoljene, { $minimum }
refusal-bid-dear = ponuda { $bid } je veća od vašeg novca ({ $money })
refusal-must-scrap =
    { $plants ->
        [one] imate { $plants } elektranu, a smete da zadržite { $limit }: zatvorite jednu
        [few] imate { $plants } elektrane, a smete da zadržite { $limit }: zatvorite jednu
       *[other] imate { $plants } elektrana, a smete da zadržite { $limit }: zatvorite jednu
    }
refusal-scrap-newest = elektrana { $plant } je upravo kupljena i ne može da se zatvori
refusal-scrap-not-yours = elektrana { $plant } nije vaša
refusal-fuel-useless =
    { $fuel ->
        [coal] nijedna vaša elektrana ne troši ugalj
        [oil] nijedna vaša elektrana ne troši naftu
        [gas] nijedna vaša elektrana ne troši gas
        [garbage] nijedna vaša elektrana ne troši otpad
       *[uranium] nijedna vaša elektrana ne troši uranijum
    }
refusal-fuel-no-room =
    { $fuel ->
        [coal] nema mesta za još uglja: imate { $held }, a vaše elektrane primaju najviše { $room }
        [oil] nema mesta za još nafte: imate { $held }, a vaše elektrane primaju najviše { $room }
        [gas] nema mesta za još gasa: imate { $held }, a vaše elektrane primaju najviše { $room }
        [garbage] nema mesta za još otpada: imate { $held }, a vaše elektrane primaju najviše { $room }
       *[uranium] nema mesta za još uranijuma: imate { $held }, a vaše elektrane primaju najviše { $room }
    }
refusal-run-fuel =
    { $fuel ->
        [coal] za ovo treba uglja: { $need }, a imate { $held }
        [oil] za ovo treba nafte: { $need }, a imate { $held }
        [gas] za ovo treba gasa: { $need }, a imate { $held }
        [garbage] za ovo treba otpada: { $need }, a imate { $held }
       *[uranium] za ovo treba uranijuma: { $need }, a imate { $held }
    }
