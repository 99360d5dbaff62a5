### Оценка позиций: обучение оценщиков, разбор партий.

## Оценщики

evaluator-none = у игры { $game } нет оценщика; он есть у { $games }
evaluator-unreadable = { $file } не файл весов: { $reason }
evaluator-format = { $file } имеет формат { $format }, эта программа читает формат { $known }
evaluator-no-feature = оценщику игры { $game } нужен признак { $feature }, которого в этой программе нет; обучите его заново

## Обучение

lab-for-training = для обучения нужен { $package }, его ставит набор `lab` (make lab)
train-few-games = партий нужно не меньше { $fewest }, а не { $games }
train-no-epochs = нужен хотя бы 1 проход, а не { $epochs }
train-folder = { $path } — папка, а оценщику нужен файл
train-other-features = в { $path } записано с другими признаками; выберите другую папку или удалите её
train-played = игроков { $players }: ещё партий { $games }
train-epoch = проход { $epoch } из { $epochs }: логарифмическая ошибка { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, на отложенных партиях { NUMBER($held, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-done = { $path }: оценщик { $version }
usage-train =
    Обучить оценщика: наши боты играют партии, позиции записываются, и малая сеть учится тому, кто побеждает.

    После прерывания та же команда продолжает работу. Всё нужное ставит `make lab`.
usage-train-out = Куда записать оценщика.
usage-train-data = Где хранятся записанные партии.
usage-train-games = Сколько партий сыграть для каждого числа игроков.
usage-train-epochs = Сколько раз пройти по всем позициям.

## Разбор

analyse-not-over = разобрать можно только законченную партию
analyse-no-looks = нужен хотя бы 1 просмотр, а не { $looks }
analyse-under-way = { $path } разбирается …
analyse-title = Судит { $judge } с оценщиком { $evaluator }, просмотров: { $looks }; доли победы
analyse-column-player = игрок
analyse-column-result = итог
analyse-column-start = начало
analyse-column-luck = везение
analyse-column-losses = свои потери
analyse-column-others = другие
analyse-column-rest = остаток
analyse-column-adjusted = без везения
analyse-column-performance = Эло
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-elo = { NUMBER($elo, maximumFractionDigits: 0) }
analyse-elo-between = { NUMBER($elo, maximumFractionDigits: 0) } (от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) })
analyse-elo-below = { NUMBER($elo, maximumFractionDigits: 0) } (не больше { NUMBER($high, maximumFractionDigits: 0) })
analyse-below-scale = ниже шкалы
analyse-kind = { $kind } { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-kinds = { $name }, потери: { $kinds }
analyse-decision = Раунд { $round }, { $name }, { $mark }: { $played }; лучше было { $best }. Потеря { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (стандартная ошибка { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-good = Раунд { $round }, { $name }, { $mark }: { $played }; это лучше первого выбора судьи.
analyse-turns = Переломы:
analyse-reveal = Раунд { $round }: открыто { $shown }. Больше всех от этого выигрывает { $gained } ({ NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), больше всех теряет { $lost } ({ NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-sale = { $name } покупает { $lot } за { $price }; цена без выгоды и потери: { $worth }, а для игрока { $rival }: { $its }.
analyse-overpaid = { $name } покупает { $lot } за { $price } и переплачивает { $over }: цена без выгоды и потери: { $worth }, а для игрока { $rival }: { $its }.
analyse-unknown = неизвестно
mark-blunder = грубая ошибка (??)
mark-mistake = ошибка (?)
mark-inaccuracy = неточность (?!)
mark-good = находка (!)
usage-analyse =
    Разобрать законченную партию: кто как стоял, что было везением и что потеряно каким решением.

    Каждое решение сравнивается с планами бота-судьи, который доигрывает в уме.
usage-analyse-file = Запись законченной партии.
usage-analyse-looks = Сколько раз пробуется каждый план; без этого 8. Больше — дольше и вернее.
usage-analyse-out = Записать партию с разбором в комментариях.
