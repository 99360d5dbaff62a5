### Made of sr-Latn by tools/cyrillic.py.


### Refusals

refusal-not-place = поставите кућицу картела: place CITY
refusal-not-mark = обележите почетни град: mark CITY
refusal-outside-zone = град { $city } лежи ван зоне игре
refusal-marked-already = град { $city } је већ обележен
refusal-mark-needs-slot = град { $city } нема слободно прво поље, па не може бити почетни град
refusal-trust-there = картел већ има кућицу у граду { $city }
refusal-trust-not-adjacent = град { $city } није сусед ниједног града картела
refusal-must-return = нема места за угаљ и нафту, вишак: { $count }; вратите угаљ или нафту
refusal-return-fits =
    { $fuel ->
        [coal] ваш угаљ ({ $held }) стаје на електране на угаљ, које чувају { $room }
        [oil] ваша нафта ({ $held }) стаје на нафтне електране, које чувају { $room }
        [garbage] ваш отпад ({ $held }) стаје на електране на отпад, које чувају { $room }
       *[uranium] ваш уранијум ({ $held }) стаје на нуклеарне електране, које чувају { $room }
    }
refusal-not-fuel = купите ресурсе или реците done
refusal-fuel-hybrids-full =
    { $fuel ->
        [coal] нема места за још угља: угаљ { $coal }, нафта { $oil }, а ваше електране заједно примају највише { $room }
       *[oil] нема места за још нафте: угаљ { $coal }, нафта { $oil }, а ваше електране заједно примају највише { $room }
    }
refusal-fuel-sold-out =
    { $fuel ->
        [coal] на тржишту више нема угља
        [oil] на тржишту више нема нафте
        [garbage] на тржишту више нема отпада
       *[uranium] на тржишту више нема уранијума
    }
refusal-fuel-dear =
    { $fuel ->
        [coal] угаљ кошта { $price }, а имате { $money }
        [oil] нафта кошта { $price }, а имате { $money }
        [garbage] отпад кошта { $price }, а имате { $money }
       *[uranium] уранијум кошта { $price }, а имате { $money }
    }
refusal-not-build = повежите град или реците done
refusal-own-city = град { $city } је већ у вашој мрежи
refusal-no-houses = изграђене су све ваше кућице ({ $houses })
refusal-start-marked = ваша мрежа мора да почне у обележеном граду, а град { $city } није обележен
refusal-start-occupied = ваша мрежа мора да почне у граду без кућица, а у граду { $city } већ стоји кућица
refusal-marked-closed = град { $city } је у етапи 1 само за почетак мреже
refusal-city-trust = град { $city } је у етапи 1 затворен за играче јер је у њему кућица картела
refusal-city-full = град { $city } нема слободно поље у етапи { $step }
refusal-city-dear = повезивање града { $city } кошта { $cost }, а имате { $money }
refusal-not-run = реците које електране се покрећу
refusal-run-not-yours =
    { $plants ->
        [one] за покретање имате само { $plants } електрану
        [few] за покретање имате само { $plants } електране
       *[other] за покретање имате само { $plants } електрана
    }
refusal-run-mix =
    { $need ->
        [one] хибридне електране овде троше { $need } токен, па угља не може бити { $coal }
       *[other] хибридне електране овде троше { $need } токена, па угља не може бити { $coal }
    }
