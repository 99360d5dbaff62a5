### Bots that cannot be had, and what became of them.

bot-unknown = нет бота «{ $bot }»; для игры «{ $game }» есть { $bots }
bot-other-game = бот «{ $bot }» — не для игры «{ $game }»; для неё есть { $bots }
bot-unloadable = бот «{ $bot }» не загружается из { $place }: { $reason }
bot-no-kind = бот «{ $bot }» не годится: { $place } — не класс ботов и не Kind
bot-unmakable = бота «{ $bot }» не удалось создать: { $reason }
bot-no-parameter = у бота «{ $bot }» нет параметра «{ $parameter }», есть { $parameters }
bot-no-parameters = у бота «{ $bot }» нет параметра «{ $parameter }», у него вообще нет параметров
bot-parameter-form = «{ $text }» у бота «{ $bot }» должно иметь вид «parameter=value»
bot-parameter-twice = бот «{ $bot }» получает параметр «{ $parameter }» дважды
bot-no-file = нет файла { $file } с ботом «{ $bot }»
bot-not-there = в { $file } нет бота «{ $bot }», есть { $bots }
bot-none-there = в { $file } нет бота «{ $bot }», там нет ни одного
bot-file-broken = { $file } не загружается: { $reason }
bot-seconds = на решение нужно число секунд больше 0, а не { $seconds }
bot-slow =
    { $seconds ->
        [one] бот «{ $bot }» думал дольше { $seconds } секунды
        [few] бот «{ $bot }» думал дольше { $seconds } секунд
        [many] бот «{ $bot }» думал дольше { $seconds } секунд
       *[other] бот «{ $bot }» думал дольше { $seconds } секунды
    }
bot-hindered = бот «{ $bot }» не принял решения: { $reason }
bot-chose = бот «{ $bot }» выбрал «{ $move }»: { $reason }
bot-chose-beyond = бот «{ $bot }» выбрал число, слишком большое для хода
bot-failed = в боте «{ $bot }» ошибка { $reason }
bot-illegal = бот «{ $bot }» не назвал допустимого хода
plan-none = для игры { $game } нет планов: рядом с её эвристиками нет списка намерений
policy-unreadable = { $file } — не файл стратегии ({ $reason })
policy-other-game = { $file } — стратегия для игры { $other }, а не для { $game }
level-no-game = для «{ $game }» нет уровней; они есть для { $games }
level-unknown = нет уровня «{ $level }», есть { $levels }
style-unknown = нет стиля «{ $style }»; для игры { $game } есть { $styles }
style-none = для игры { $game } нет стилей
coach-share = Если играть дальше в уме, ваша доля победы при этом ходе: { $share } %.
coach-loses = «{ $move }»: по этой оценке вы потеряли бы около { $loss }.
coach-loses-share = «{ $move }»: ваша доля была бы { $share } %, на { $loss } % меньше.
coach-equal = «{ $move }»: это было бы примерно так же хорошо.
coach-unsure = «{ $move }»: этот ход просмотрен слишком мало, чтобы судить.
weights-unreadable = { $file } — не файл весов, как { $example }: { $reason }
weights-unknown = в { $file } есть вес «{ $weight }», которого уровень { $level } игры { $game } не знает
weights-missing = { $game }: не хватает весов { $weights }
weights-left-over = { $game }: неизвестны веса { $weights }
program-command = команда «{ $program }» не читается: { $reason }
program-no-command = после exec: нужна команда, например exec:./mine
program-unknown = нет программы «{ $program }», которую можно запустить
program-ended = программа «{ $program }» закончилась
program-unasked = программа «{ $program }» без запроса написала { $line }
program-slow = программа «{ $program }» не ответила за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
program-answer = программа «{ $program }» ответила { $answer }: { $reason }
program-unstartable = программа «{ $program }» не запускается: { $reason }
expert-whole = параметр { $parameter } бота expert — «{ $text }», а нужно целое число больше 0, не больше { $most }
expert-number = параметр { $parameter } бота expert — «{ $text }», а нужно число больше 0, не больше { $most }
