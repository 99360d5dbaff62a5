### Refusals

refusal-not-place = поставьте домик трастовой компании (place CITY)
refusal-not-mark = выберите стартовый город (mark CITY)
refusal-outside-zone = город { $city } лежит вне игровой зоны
refusal-marked-already = город { $city } уже выбран стартовым
refusal-mark-needs-slot = { $city }: первая ячейка занята, этот город не может быть стартовым
refusal-trust-there = { $city }: здесь уже стоит домик трастовой компании
refusal-trust-not-adjacent = город { $city } не соединён одной линией с городом трастовой компании
refusal-must-return = углю и мазуту не хватает места, лишних фишек { $count }: верните уголь или мазут
refusal-return-fits =
    { $fuel ->
        [coal] уголь (у вас { $held }) помещается на своих станциях, где есть место для { $room }
        [oil] мазут (у вас { $held }) помещается на своих станциях, где есть место для { $room }
        [garbage] вторсырьё (у вас { $held }) помещается на своих станциях, где есть место для { $room }
       *[uranium] уран (у вас { $held }) помещается на своих станциях, где есть место для { $room }
    }
refusal-not-fuel = покупайте ресурсы или завершите (done)
refusal-fuel-hybrids-full =
    { $fuel ->
        [coal] угля больше не поместится: у вас угля { $coal } и мазута { $oil }, а мест для обоих вместе на станциях { $room }
        [oil] мазута больше не поместится: у вас угля { $coal } и мазута { $oil }, а мест для обоих вместе на станциях { $room }
        [garbage] вторсырья больше не поместится: у вас угля { $coal } и мазута { $oil }, а мест для обоих вместе на станциях { $room }
       *[uranium] урана больше не поместится: у вас угля { $coal } и мазута { $oil }, а мест для обоих вместе на станциях { $room }
    }
refusal-fuel-sold-out =
    { $fuel ->
        [coal] угля на рынке больше нет
        [oil] мазута на рынке больше нет
        [garbage] вторсырья на рынке больше нет
       *[uranium] урана на рынке больше нет
    }
refusal-fuel-dear =
    { $fuel ->
        [coal] уголь стоит { $price }, а у вас { $money }
        [oil] мазут стоит { $price }, а у вас { $money }
        [garbage] вторсырьё стоит { $price }, а у вас { $money }
       *[uranium] уран стоит { $price }, а у вас { $money }
    }
refusal-not-build = подключайте города или завершите (done)
refusal-own-city = { $city } уже в вашей сети
refusal-no-houses = все ваши домики уже в городах: { $houses }
refusal-start-marked = ваша сеть должна начаться в стартовом городе, а { $city } — не стартовый город
refusal-start-occupied = ваша сеть должна начаться в городе без домиков, а в городе { $city } домик уже стоит
refusal-marked-closed = город { $city } на этапе 1 — только для начала сети
refusal-city-trust = город { $city } на этапе 1 закрыт для игроков: здесь стоит домик трастовой компании
refusal-city-full = { $city }: на этапе { $step } нет свободной ячейки
refusal-city-dear = { $city }: подключение стоит { $cost }, а у вас { $money }
refusal-not-run = скажите, какие станции запустить
refusal-run-not-yours =
    { $plants ->
        [one] у вас только { $plants } станция
        [few] у вас только { $plants } станции
       *[other] у вас только { $plants } станций
    }
refusal-run-mix = гибридным станциям в этом запуске нужно фишек: { $need }, а угля названо { $coal }
