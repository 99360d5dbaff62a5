### Refusals

refusal-not-place = postavite kućicu kartela: place CITY
refusal-not-mark = obeležite početni grad: mark CITY
refusal-outside-zone = grad { $city } leži van zone igre
refusal-marked-already = grad { $city } je već obeležen
refusal-mark-needs-slot = grad { $city } nema slobodno prvo polje, pa ne može biti početni grad
refusal-trust-there = kartel već ima kućicu u gradu { $city }
refusal-trust-not-adjacent = grad { $city } nije sused nijednog grada kartela
refusal-must-return = nema mesta za ugalj i naftu, višak: { $count }; vratite ugalj ili naftu
refusal-return-fits =
    { $fuel ->
        [coal] vaš ugalj ({ $held }) staje na elektrane na ugalj, koje čuvaju { $room }
        [oil] vaša nafta ({ $held }) staje na naftne elektrane, koje čuvaju { $room }
        [garbage] vaš otpad ({ $held }) staje na elektrane na otpad, koje čuvaju { $room }
       *[uranium] vaš uranijum ({ $held }) staje na nuklearne elektrane, koje čuvaju { $room }
    }
refusal-not-fuel = kupite resurse ili recite done
refusal-fuel-hybrids-full =
    { $fuel ->
        [coal] nema mesta za još uglja: ugalj { $coal }, nafta { $oil }, a vaše elektrane zajedno primaju najviše { $room }
       *[oil] nema mesta za još nafte: ugalj { $coal }, nafta { $oil }, a vaše elektrane zajedno primaju najviše { $room }
    }
refusal-fuel-sold-out =
    { $fuel ->
        [coal] na tržištu više nema uglja
        [oil] na tržištu više nema nafte
        [garbage] na tržištu više nema otpada
       *[uranium] na tržištu više nema uranijuma
    }
refusal-fuel-dear =
    { $fuel ->
        [coal] ugalj košta { $price }, a imate { $money }
        [oil] nafta košta { $price }, a imate { $money }
        [garbage] otpad košta { $price }, a imate { $money }
       *[uranium] uranijum košta { $price }, a imate { $money }
    }
refusal-not-build = povežite grad ili recite done
refusal-own-city = grad { $city } je već u vašoj mreži
refusal-no-houses = izgrađene su sve vaše kućice ({ $houses })
refusal-start-marked = vaša mreža mora da počne u obeleženom gradu, a grad { $city } nije obeležen
refusal-start-occupied = vaša mreža mora da počne u gradu bez kućica, a u gradu { $city } već stoji kućica
refusal-marked-closed = grad { $city } je u etapi 1 samo za početak mreže
refusal-city-trust = grad { $city } je u etapi 1 zatvoren za igrače jer je u njemu kućica kartela
refusal-city-full = grad { $city } nema slobodno polje u etapi { $step }
refusal-city-dear = povezivanje grada { $city } košta { $cost }, a imate { $money }
refusal-not-run = recite koje elektrane se pokreću
refusal-run-not-yours =
    { $plants ->
        [one] za pokretanje imate samo { $plants } elektranu
        [few] za pokretanje imate samo { $plants } elektrane
       *[other] za pokretanje imate samo { $plants } elektrana
    }
refusal-run-mix =
    { $need ->
        [one] hibridne elektrane ovde troše { $need } token, pa uglja ne može biti { $coal }
       *[other] hibridne elektrane ovde troše { $need } tokena, pa uglja ne može biti { $coal }
    }
