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

## Разбор в браузере

analysis-begin = Разобрать партию
analysis-about = Бот просматривает каждое решение и каждую вышедшую карту. Это занимает около минуты; ходы за другими столами идут первыми.
analysis-progress = Просмотрено { $done } из { $parts }
analysis-waits = Ждёт своей очереди
analysis-failed = Разбор не дошёл до конца. Можно попробовать ещё раз.
analysis-no-judge = Эту игру некому судить: у неё нет оценщика.
analysis-chart = Доли победы по ходу партии
analysis-numbers = В числах
analysis-turns = Переломы
analysis-no-turns = Ничто в отдельности не перевернуло эту партию.
analysis-sales = Аукционы
analysis-share-of = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-reveal = Раунд { $round }: { $told }. От того, что вышло, { $gained } выигрывает { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $lost } теряет { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-close = Раунд { $round }, { $name }: { $played }. Другой план, возможно, лучше, но разница мала: { $best }.
analysis-fine = Раунд { $round }, { $name }: { $played }. Ничего заметно лучшего не найдено.
analysis-previous = К предыдущей отметке
analysis-next = К следующей отметке
learn = Работа над ошибками
learn-whose = Чьи
learn-none = { $name }: явных ошибок судья не находит.
learn-begin = Сыграть их заново ({ $count })
learn-task = Ошибка { $at } из { $count }, раунд { $round }. Сыграно: { $played }. Что лучше?
learn-solution = Показать лучший план
learn-next = Следующая ошибка
learn-end = Это была последняя.
what-if = А если?
what-if-help = Сыграть отсюда другой план и увидеть долю победы
what-if-ask = Другой план, { $name }: что вы подтвердите, будет оценено, в партии ничего не изменится.
what-if-judging = План оценивается …
what-if-plan = Ваш план: { $plan }
what-if-played = Сыграно: { $plan }
what-if-best = Лучшее у судьи: { $plan }
what-if-same = Это лучший план, который нашёл судья.
what-if-better = На { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } лучше лучшего плана, который нашёл судья.
what-if-close = Не хуже лучшего плана, насколько судья может различить.
what-if-loses = { $mark }: на { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } меньше, чем у лучшего плана.
what-if-little = Немного меньше, чем у лучшего плана: { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
what-if-gains = На { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } больше, чем у сыгранного.
what-if-again = Ещё раз
what-if-leave = Назад к партии
