### Made of sr-Latn by tools/cyrillic.py.


### Many games: what cannot be played, what went wrong, results on file, tuning.


## Games

arena-too-many-games =
    { $games ->
        [one] { $games } партија је превише; највише { NUMBER($most) }
        [few] { $games } партије су превише; највише { NUMBER($most) }
       *[other] { $games } партија је превише; највише { NUMBER($most) }
    }
arena-no-games = мора се одиграти бар 1 партија, а не { $games }
arena-no-workers = потребан је бар 1 процес, а не { $workers }
arena-no-bots = ниједан бот није наведен; { $game } има: { $bots }
arena-too-many-bots =
    { $bots ->
        [one] наведен је { $bots } бот, а места има само { $seats }
        [few] наведена су { $bots } бота, а места има само { $seats }
       *[other] наведено је { $bots } ботова, а места има само { $seats }
    }
arena-unseated = { $bot } је именован, али нема место; за столом су { $bots }
arena-clear-needs-two = --until-clear тражи два различита бота
arena-given-up = обустављено
arena-given-up-after = обустављено после { NUMBER($moves, useGrouping: 1) } потеза
arena-process-ended =
    { $times ->
        [one] процес у којем је играно завршио се { $times } пут
        [few] процес у којем је играно завршио се { $times } пута
       *[other] процес у којем је играно завршио се { $times } пута
    }
arena-failed-game = семе { $seed }: { $faults }
arena-fault =
    { $times ->
        [1] { $fault }
        [one] { $fault } ({ $times } пут)
        [few] { $fault } ({ $times } пута)
       *[other] { $fault } ({ $times } пута)
    }
arena-more-faults =
    { $faults ->
        [one] и још { $faults } грешка
        [few] и још { $faults } грешке
       *[other] и још { $faults } грешака
    }

## A Ray cluster

ray-needed = за Ray кластер треба додатак „cluster”: pip install '.[cluster]' у фасцикли програма Powerhouse
ray-failed = Ray кластер је отказао: { $reason }
ray-unusable = Ray кластер не може да се користи: { $reason }
ray-unusable-there = Ray кластер не може да се користи: { $reason }; ако тражи токен, поставите RAY_AUTH_MODE=token
ray-silent = ниједан Ray кластер не одговара на адреси { $address }: { $reason }

## Results on file

lab-for-results = за чување резултата треба додатак „lab”: make lab, или pip install '.[lab]' у фасцикли програма Powerhouse
lab-for-report = за извештај треба додатак „lab”: make lab, или pip install '.[lab]' у фасцикли програма Powerhouse
results-exist = { $path } већ постоји; изаберите друго име или уклоните то
results-taken = друго покретање већ пише { $path }; сачекајте га или изаберите друго име
results-ending = { $path } мора да се завршава на { $endings }
results-no-series = { $path } нема series.json; уклоните { $path } да почнете изнова
results-unusable = { $path } не може да се користи: { $reason }
results-damaged = { $file } је оштећено; уклоните { $path } да почнете изнова
results-other-file = { $file } је промењено откад је започето { $path }; уклоните { $path } да почнете изнова
results-other-rules = правила или ботови су се променили откад је започето { $path }; уклоните { $path } да почнете изнова
results-other-series = { $path } је започето уз { $name } { $before }, а не { $now }; уклоните { $path } да почнете изнова
results-kept = { $path } не може да се упише: { $reason }; све партије су сачуване у { $parts }, и иста команда наставља одатле
results-removed = партије од { $first } до { $last } су уклоњене док је рад трајао; задајте команду поново
report-no-games = { $path } нема завршених партија
report-no-column = { $path } нема стубац „{ $column }”; такве датотеке прави `simulate --out`

## Tuning

tune-no-trials = потребна је бар 1 проба, а не { $trials }
tune-no-check = за проверу је потребна бар 1 партија, а не { $games }
tune-folder = { $path } је фасцикла, а за боље тежине треба датотека
tune-taken = { $path } већ постоји и није настало из { $study }; изаберите друго име или уклоните то
tune-other-study = { $path } је започето уз { $name } { $before }, а не { $now }; изаберите друго име или уклоните то да почнете изнова
tune-nothing = непознато
tune-no-study = { $path } не може да се користи за подешавање: { $reason }
lab-for-tuning = за подешавање треба { $package }, што доноси додатак `lab` (make lab)
tune-won = { won } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), партија на свежим семенима: { $games }, просек { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tune-no-better = боље тежине нису нађене: удео победа најбољих је { $won }; ништа није уписано
tune-better = { $path }: удео победа { $won }
tune-trial = проба { $trial } од { $trials }: удео победа { won }
tune-final = финале пробе { $trial }, партија { $played } од { $games }: удео победа { won }
tune-check = провера пробе { $trial }, партија { $played } од { $games }: удео победа { won }
won = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
