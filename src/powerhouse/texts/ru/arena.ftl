### Many games: what cannot be played, what went wrong, results on file, tuning.

## Games

arena-too-many-games =
    { $games ->
        [one] { $games } партия — слишком много; можно не больше { NUMBER($most) }
        [few] { $games } партии — слишком много; можно не больше { NUMBER($most) }
       *[other] { $games } партий — слишком много; можно не больше { NUMBER($most) }
    }
arena-no-games = нужна хотя бы 1 партия, а не { $games }
arena-no-workers = нужен хотя бы 1 процесс, а не { $workers }
arena-no-bots = не назван ни один бот; для игры «{ $game }» есть { $bots }
arena-too-many-bots =
    { $bots ->
        [one] назван { $bots } бот, а мест только { $seats }
        [few] названо { $bots } бота, а мест только { $seats }
       *[other] названо { $bots } ботов, а мест только { $seats }
    }
arena-unseated = бот { $bot } назван, но места у него нет; за столом: { $bots }
arena-clear-needs-two = --until-clear требует двух разных ботов
arena-given-up = партия прекращена
arena-given-up-after =
    { NUMBER($moves, useGrouping: 1) ->
        [one] партия прекращена после { NUMBER($moves, useGrouping: 1) } хода
       *[other] партия прекращена после { NUMBER($moves, useGrouping: 1) } ходов
    }
arena-process-ended =
    { $times ->
        [one] процесс с этой партией закончился { $times } раз
        [few] процесс с этой партией закончился { $times } раза
       *[other] процесс с этой партией закончился { $times } раз
    }
arena-failed-game = зерно { $seed }: { $faults }
arena-fault =
    { $times ->
        [1] { $fault }
        [one] { $fault } ({ $times } раз)
        [few] { $fault } ({ $times } раза)
       *[other] { $fault } ({ $times } раз)
    }
arena-more-faults =
    { $faults ->
        [one] и ещё { $faults } сбой
        [few] и ещё { $faults } сбоя
       *[other] и ещё { $faults } сбоев
    }

## A Ray cluster

ray-needed = для кластера Ray нужно дополнение «cluster»: pip install '.[cluster]' в папке Powerhouse
ray-failed = кластер Ray дал сбой: { $reason }
ray-unusable = кластером Ray нельзя пользоваться: { $reason }
ray-unusable-there = кластером Ray нельзя пользоваться: { $reason }; если он требует токен, задайте RAY_AUTH_MODE=token
ray-silent = по адресу { $address } не отвечает ни один кластер Ray: { $reason }

## Results on file

lab-for-results = чтобы сохранять результаты, нужно дополнение «lab»: make lab или pip install '.[lab]' в папке Powerhouse
lab-for-report = для отчёта нужно дополнение «lab»: make lab или pip install '.[lab]' в папке Powerhouse
results-exist = { $path } уже есть; выберите другое имя или удалите его
results-taken = { $path } уже пишет другой запуск; дождитесь его или выберите другое имя
results-ending = имя { $path } должно оканчиваться на { $endings }
results-no-series = в { $path } нет series.json; удалите { $path }, чтобы начать заново
results-unusable = { $path } нельзя использовать: { $reason }
results-damaged = { $file } повреждён; удалите { $path }, чтобы начать заново
results-other-file = { $file } изменился с тех пор, как начат { $path }; удалите { $path }, чтобы начать заново
results-other-rules = правила или боты powerhouse изменились с тех пор, как начат { $path }; удалите { $path }, чтобы начать заново
results-other-series = { $path } начат с { $name } { $before }, а не { $now }; удалите { $path }, чтобы начать заново
results-kept = { $path } не записывается: { $reason }; все партии сохранены в { $parts }, и та же команда продолжит оттуда
results-removed = партии с { $first } по { $last } удалены во время работы; дайте команду ещё раз
report-no-games = в { $path } нет оконченных партий
report-no-column = в { $path } нет столбца «{ $column }»; такие файлы делает `simulate --out`

## Tuning

tune-no-trials = нужна хотя бы 1 проба, а не { $trials }
tune-no-check = для проверки нужна хотя бы 1 партия, а не { $games }
tune-folder = { $path } — папка, а для лучших весов нужен файл
tune-taken = { $path } уже есть, и это не итог { $study }; выберите другое имя или удалите его
tune-other-study = { $path } начат с { $name } { $before }, а не { $now }; выберите другое имя или удалите его, чтобы начать заново
tune-nothing = неизвестно
tune-no-study = { $path } не годится как исследование: { $reason }
lab-for-tuning = для настройки весов нужен { $package }, он входит в дополнение `lab` (make lab)
tune-won = { won } (от { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) на новых зёрнах, партий: { $games }, равная доля { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tune-no-better = лучших весов не нашлось: доля побед самых удачных { $won }; ничего не записано
tune-better = { $path }: доля побед { $won }
tune-trial = проба { $trial } из { $trials }: доля побед { won }
tune-final = финал пробы { $trial }, партий { $played } из { $games }: доля побед { won }
tune-check = проверка пробы { $trial }, партий { $played } из { $games }: доля побед { won }
won = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
