### What the commands beside the terminal print.

## Tables and numbers in them

column-bot = бот
column-ahead = опередил
column-ahead-of = кого
column-meetings = встреч
column-decisions = решений за партию
column-a-decision = на решение
column-longest = дольше всего
column-a-game = на партию
column-games = партии
column-interval = интервал 95 %
column-move = ход
column-rating = рейтинг
column-share = доля
column-value = ценность
column-why = почему
column-win-rate = доля побед
column-wins = победы
column-luck = везение
column-adjusted = без везения
column-worth = одна партия стоит
count = { NUMBER($count, useGrouping: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-from-to = от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-from-to = от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wins = { NUMBER($wins, maximumFractionDigits: 1) }
games-worth = партий: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
milliseconds = { NUMBER($time, useGrouping: 1, maximumSignificantDigits: 3) } мс
seconds-of = { NUMBER($time, useGrouping: 1, maximumFractionDigits: 2) } с

## Bots against each other

arena-table = { $game }, игроков: { $players }, партий: { NUMBER($games, useGrouping: 1) }, раздач: { NUMBER($deals, useGrouping: 1) }, каждая со сменой мест; равная доля { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-faults = { "" } сбоев: { NUMBER($faults, useGrouping: 1) }
arena-faults-are = сбои: решения бота, которые пришлось принять боту попроще
arena-uneven = последняя раздача сыграна не на всех местах: число партий должно быть кратно { $players }
arena-adjusted = доли побед за вычетом везения во всём, что открывалось; одна такая партия говорит столько же, сколько указанное число партий с обычной долей побед
arena-meetings = кто кого опередил; общее место считается за половину
arena-thinking = время на размышление
arena-clear = ясно, сыграно партий: { NUMBER($games, useGrouping: 1) }; лучший бот { $bot }; вероятность ошибки не больше { NUMBER($error, style: "percent", maximumFractionDigits: 0) }, сколько бы раз ни смотреть
arena-unclear = неясно, сыграно партий: { NUMBER($games, useGrouping: 1) }; ни один бот не лучше всех остальных наверняка
arena-finished = окончено партий: { NUMBER($games, useGrouping: 1) } за { seconds }
simulate-table = { $game }, игроков: { $players }, партий: { NUMBER($games, useGrouping: 1) }
simulate-length = окончено партий: { NUMBER($games, useGrouping: 1) }, средняя длина в ходах: { NUMBER($moves, maximumFractionDigits: 0) }
simulate-length-rounds = окончено партий: { NUMBER($games, useGrouping: 1) }, средняя длина в ходах: { NUMBER($moves, maximumFractionDigits: 0) }, в раундах: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = ходов: { NUMBER($moves, useGrouping: 1) } за { seconds } (партий в секунду: { NUMBER($speed, maximumFractionDigits: 0) })
simulate-digest = контрольная сумма { $digest }
run-interrupted = прервано; та же команда продолжит с партиями, сохранёнными рядом с { $path }
run-more-failures =
    { $games ->
        [one] и ещё { $games } партия со сбоями
        [few] и ещё { $games } партии со сбоями
       *[other] и ещё { $games } партий со сбоями
    }
run-records = их записи в { $path }
run-speed = партий в секунду: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-written =
    { $pictures ->
        [one] { $page } и рядом { $pictures } картинка
        [few] { $page } и рядом { $pictures } картинки
       *[other] { $page } и рядом { $pictures } картинок
    }
bench =
    { $mode ->
        [compiled] { $game }, игроков: { $players }, скомпилировано: { bench-figures }
       *[interpreted] { $game }, игроков: { $players }, интерпретируется: { bench-figures }
    }
bench-figures = партий/с { NUMBER($games, maximumFractionDigits: 0) }, ходов/с { NUMBER($moves, maximumFractionDigits: 0) }, копий/с { NUMBER($copies, maximumFractionDigits: 0) } (калибровка { NUMBER($calibration, minimumFractionDigits: 3, maximumFractionDigits: 3) } с); при { $reference } с: партий/с { NUMBER($normalised_games, maximumFractionDigits: 0) }, { NUMBER($normalised_copy, minimumFractionDigits: 2, maximumFractionDigits: 2) } мкс на копию

## Games and bots

games-game =
    { $highest ->
        [one] { $id }: { $name }, от { $lowest } до { $highest } игрока
       *[other] { $id }: { $name }, от { $lowest } до { $highest } игроков
    }
games-option = { "      " }{ $means }; по умолчанию — { $usual }
games-option-typed = { "      " }или { $means }
games-reconstructed = { "  " }восстановлено, не взято из правил (--components FILE заменит любое):
components-title = { $game }, компоненты { $hash }
components-marks = { $reconstructed } восстановлено, { $single } из одного источника, ! изменено; остальное точно
components-changed =
    { $values ->
        [one] { $name }: { $values } значение не такое, как у нас
        [few] { $name }: { $values } значения не такие, как у нас
       *[other] { $name }: { $values } значений не такие, как у нас
    }
components-change = { "  " }{ $place }: { $value }, у нас { $before }
bots-own = и ваш собственный: FILE.py:CLASS или exec:COMMAND

## A record

hint-asked = { $bot } думает
hint-title = { $heading }: ходит { $name }, { $bot } советует: { $move }
hint-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-told-game = { $game }, правила { $rules }, компоненты { $components }
record-told-players = игроки: { $names }
record-told-options = настройки: { $options }
record-told-option = { $option } { $value }
record-told-counts = ходов: { $moves }, открытий: { $reveals }, всё по правилам
record-told-under-way = не окончена: { $heading }, решает { $name }
record-told-over = окончена: { $reason }
record-told-position = позиция { $digest }
server-missing = для этой команды нужно дополнение «server» (нет { $package }): его ставит make play или pip install '.[server]' в папке Powerhouse

## A server

serve-ready = Powerhouse работает по адресу { $address }
play-ready = Powerhouse здесь: { $address } (Ctrl+C остановит; ваши столы сохраняются)
play-running = Powerhouse уже работает здесь: { $address }

## The host of a server

host-column-table = стол
host-column-game = игра
host-column-status = состояние
host-column-changed = последнее изменение
host-column-names = имена
host-column-seat = место
host-column-name = имя
host-column-kind = кто
host-column-visitor = посетитель
host-column-act = действие
host-column-subject = кого или что
host-column-until = до
host-column-note = заметка
host-column-invitation = приглашение
host-column-uses = осталось
host-column-guests = гостей
host-column-at = когда
host-owner = стол создал { $visitor }
host-closed = Стол { $table } закрыт.
host-muted = { $visitor } не может писать в чат ни за одним столом.
host-muted-at = { $visitor } не может писать в чат за столом { $table }.
host-unmuted = { $visitor } снова может писать в чат.
host-banned = { $subject }: вход закрыт.
host-unbanned = { $subject }: вход снова открыт.
host-invitation = { $address }/welcome/{ $code }
host-uninvited = Приглашение отозвано.
host-exported = В { $path } — всё, что хранится об этом посетителе; столов: { $tables }.
host-forgotten = Об этом посетителе больше ничего не хранится. Столов, за которыми играют дальше другие: { $tables }; столов удалено: { $removed }.
host-no-table = открытого стола { $table } нет
host-no-visitor = «{ $text }» — не посетитель: укажите номер из списка `powerhouse host who TABLE` или TABLE:SEAT
host-nobody-there = на месте { $seat } стола { $table } никто не сидит
host-not-muted = { $visitor } и так может писать там в чат
host-not-banned = { $subject }: вход и так открыт
host-which-invitation =
    { $found ->
        [0] ни одно приглашение не начинается с { $start }
       *[other] с { $start } начинается приглашений: { $found }; укажите больше букв
    }

## mcp

mcp-missing = не хватает пакета mcp: его приносит pip install '.[mcp]'
mcp-no-table = стола { $table } нет: { $tables ->
    [0] ни одного ещё не создано
    [1] создан только стол 1
   *[other] есть столы с 1 по { $tables }
 }
mcp-too-many = столов уже { $most }, больше быть не может
mcp-no-bots = список ботов пуст; назовите хотя бы одного, например normal
mcp-no-seat = места { $seat } нет: места с 0 по { $last }
mcp-other-seat = место { $seat } не ваше: сначала займите его
mcp-not-turn = сейчас ходит { $name }, это не ваше место: дождитесь своего хода
mcp-nobody = за этим столом никого нет: сначала займите место
mcp-no-rules = правил этой игры здесь нет: не хватает { $path }
mcp-not-in-rules = «{ $wanted }» нет в правилах { $game }

## dataset

dataset-ending = позиции пишутся в файл с окончанием { $ending }, а не в { $path }
dataset-empty = ни одна партия не закончилась, записывать нечего
dataset-needs-rl = не хватает numpy: нужное приносит pip install '.[rl]'
dataset-terms = такого пространства действий нет: { $reason }
dataset-unreadable = { $path } — не файл позиций с карточкой рядом ({ $reason })
dataset-written = { $rows ->
    [one] { $rows } позиция записана в { $path }
    [few] { $rows } позиции записаны в { $path }
   *[other] { $rows } позиций записано в { $path }
 }
policy-examples = сыграно партий для подражания: { $games } из { $all }
policy-epoch = эпоха { $epoch } из { $epochs }: решений как у hard — { NUMBER($agreement, style: "percent", maximumFractionDigits: 1) }
policy-measured = шагов: { $steps }; доля побед против троих { $bot }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
policy-restored = продолжение; пройдено шагов: { $steps }
policy-other-lessons = в { $folder } лежит обучение с другими настройками: нужна другая папка или прежние настройки
policy-too-few = { $name }: нужно не меньше 1, а не { $given }
policy-few-games = для подражания нужно не меньше партий, чем { $fewest }, а не { $games }
policy-needs-torch = не хватает { $package }: нужное для обучения приносит make learning
policy-written = { $path } — готовая стратегия; как бот это policy:{ $path }
