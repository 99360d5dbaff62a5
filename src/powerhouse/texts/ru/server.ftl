### What the table server refuses, and why.

problem-stale = игра с тех пор ушла вперёд; посмотрите на стол ещё раз
problem-faster = вас опередили; посмотрите на стол ещё раз
problem-broken = здесь что-то сломалось; это не ваша вина
problem-encoding = текст не в UTF-8
problem-nested = слишком глубокая вложенность запроса
problem-storage = база данных не отвечает; ничего не изменено, попробуйте ещё раз
problem-in-doubt = база данных не ответила, и неизвестно, выполнен ли запрос; проверьте, прежде чем повторять
problem-large = это больше, чем принимает этот сервер
problem-empty = у запроса нет тела; нужен JSON
problem-method = с этим адресом так нельзя; он принимает { $allowed }
problem-host = этот сервер — не «{ $host }»
problem-origin = это можно запрашивать только с собственных страниц сервера
problem-banned = владелец этого сервера закрыл вам вход
problem-too-fast = слишком много запросов; немного подождите

unknown-table = такого стола нет
unknown-invitation = такого приглашения нет
unknown-seat = такого места нет
unknown-channel = такого способа уведомления нет
unknown-feed = такой ленты нет
unknown-device-link = эта ссылка уже использована или ей больше десяти минут
unknown-seat-link = эта ссылка не действует: она одноразовая и живёт десять минут; сделайте новую на устройстве, где вы играете
unknown-welcome = это приглашение не действует: оно использовано, устарело или отозвано владельцем
unknown-figures = таких значений нет: возможно, их удалили
unknown-puzzle = такой задачи нет
unknown-page = такой страницы нет

forbidden-not-seated = вы не сидите за этим столом
forbidden-not-your-seat = это не ваше место
forbidden-no-spectators = за этим столом зрители не разрешены
forbidden-owner-seats = места меняет только хозяин стола
forbidden-owner-closes = закрыть стол может только хозяин
forbidden-owner-shares = ссылку на просмотр открывает и закрывает только хозяин
forbidden-metrics = показатели этого сервера — для его владельца
forbidden-uninvited = на этом сервере столы создают только гости владельца: попросите у владельца приглашение; за чужой стол можно сесть по ссылке на него
forbidden-muted = владелец этого сервера запретил вам писать в чат
forbidden-talk = писать в чат могут только те, кто сидит за столом
forbidden-record-hidden = пока игра идёт, запись показала бы скрытое; её можно получить, когда игра закончится
forbidden-fork-running = пока игра идёт, никто не продолжает её в другом месте: её конец показал бы скрытое

conflict-waiting = стол ждёт игроков
conflict-closed = стол закрыт
conflict-other-rules = эта партия начата по другим правилам или с другими данными, чем есть у сервера
conflict-name-taken = имя { $name } уже занято
conflict-full = все места заняты
conflict-taken = это место занято
conflict-seat-changed = это место только что изменил кто-то другой
conflict-over = игра окончена
conflict-over-there = там игра уже окончена; вернитесь хотя бы на один ход
conflict-present = { $name } за столом
conflict-seeded = карты этого стола следуют из зерна { $seed }, так что каждый может знать, что будет: посмотрите на приглашение ещё раз и садитесь, если согласны
conflict-seated = пока игра идёт, никто не занимает второе место
conflict-lesson-seats = в обучении места за столом не меняются
conflict-lesson-orders = в обучении стол ни за кого не торгуется
conflict-no-lesson = за этим столом нет обучения
conflict-no-limit = за этим столом время не ограничено, останавливать нечего
conflict-not-away-long = { $name } отсутствует { $away } мин.; предложить бота или освободить место можно после { $wanted } мин. отсутствия
conflict-playing = игра не окончена
conflict-analysis-running = партия не окончена; разобрать её можно потом
conflict-no-plan = нет хода, который можно оценить
conflict-not-judged = план не удалось оценить; попробуйте ещё раз

tables-of-visitor =
    { $tables ->
        [one] у вас { $tables } открытый стол; сначала закройте какой-нибудь
        [few] у вас { $tables } открытых стола; сначала закройте какой-нибудь
       *[other] у вас { $tables } открытых столов; сначала закройте какой-нибудь
    }
tables-of-server =
    { $tables ->
        [one] на этом сервере { $tables } открытый стол, больше он сейчас не принимает
        [few] на этом сервере { $tables } открытых стола, больше он сейчас не принимает
       *[other] на этом сервере { $tables } открытых столов, больше он сейчас не принимает
    }
tables-kept =
    { $tables ->
        [one] этот сервер хранит { $tables } стол и не примет новых, пока не удалят старые
        [few] этот сервер хранит { $tables } стола и не примет новых, пока не удалят старые
       *[other] этот сервер хранит { $tables } столов и не примет новых, пока не удалят старые
    }
figures-not-json = этот файл — не JSON: { $reason }
figures-none = ни одно из этих значений не отличается от наших
figures-large = значения занимают { $size } КБ, а хранится не больше { $most } КБ
figures-of-server = на этом сервере хранится наборов значений: { $figures }; новые принимаются, когда удалят старые
replays-of-server =
    { $replays ->
        [one] этот сервер хранит { $replays } загруженную запись и не примет новых, пока не удалят старые
        [few] этот сервер хранит { $replays } загруженные записи и не примет новых, пока не удалят старые
       *[other] этот сервер хранит { $replays } загруженных записей и не примет новых, пока не удалят старые
    }
analyses-of-visitor = для вас уже разбирается партий: { $analyses }, одновременно можно не больше { $most }; дождитесь конца одного разбора
analyses-of-server = сервер уже разбирает партий: { $most }, и больше сейчас не берёт
seats-number =
    { $players ->
        [one] для { $players } игрока нужно столько же мест, а дано { $seats }
       *[other] для { $players } игроков нужно столько же мест, а дано { $seats }
    }
rated-undo = в партии на рейтинг отмена строгая
rated-seed = в партии на рейтинг зерна не бывает, а дано { $seed }: кто его знает, тот может знать, что будет
rated-people = за рейтинговым столом за одним экраном играет один человек, а не { $people }
rated-figures = за рейтинговым столом играют с обычными значениями
undo-gone-on = игра с тех пор ушла вперёд
undo-no-wish = об этом уже никто не просит
undo-asked-first = { $name } уже просит об отмене: сначала согласитесь или откажите
redo-nothing = возвращать нечего: вы только что ничего не отменяли
undo-over = игра окончена, и скрытое показано
chat-nothing = в этом сообщении ничего нет
chat-too-many =
    { $lines ->
        [one] за этим столом уже написана { $lines } строка, больше нельзя
        [few] за этим столом уже написаны { $lines } строки, больше нельзя
       *[other] за этим столом уже написано { $lines } строк, больше нельзя
    }
chat-at-once = кто-то написал одновременно с вами; отправьте ещё раз
player-name = Игрок { $number }
live-too-many = слишком много соединений
live-closing = сервер останавливается; зайдите позже
live-banned = владелец этого сервера закрыл вам вход
live-no-ping = ожидался ping
pages-missing = Страницы не собраны
pages-missing-help = Сервер столов работает, но его страниц нет. Соберите их командой <code>make setup</code> и загрузите эту страницу снова.
record-slow =
    { $seconds ->
        [one] запись не прочитана за { $seconds } секунду
        [few] запись не прочитана за { $seconds } секунды
        [many] запись не прочитана за { $seconds } секунд
       *[other] запись не прочитана за { $seconds } секунды
    }
record-unreadable = запись не читается
record-entries =
    { $entries ->
        [one] в записи { $entries } шаг, а можно не больше { $most }
        [few] в записи { $entries } шага, а можно не больше { $most }
       *[other] в записи { $entries } шагов, а можно не больше { $most }
    }
record-not-text = запись — не текст в UTF-8

## Notices of turns

notice-turn = Ваш ход
notice-turn-text = { $game }, игроки: { $names }
notice-turns =
    { $tables ->
        [one] Вас ждёт { $tables } стол
        [few] Вас ждут { $tables } стола
       *[other] Вас ждут { $tables } столов
    }
notice-line = { $title }: { $text }
notice-test = Powerhouse
notice-test-text = сюда приходят уведомления
feed-title = Мои столы в Powerhouse
feed-turn = Ваш ход: { $game }
feed-over = { $game }: игра окончена
notice-address = это не адрес вида https://…
notice-https = к { $host } нужно обращаться по https
notice-chat = для Telegram нужен номер чата
notice-keys = это не ключи подписки браузера
notice-unknown-host = под именем { $host } ничего не известно
notice-private = { $host } — не публичный адрес; владелец сервера может это разрешить
notice-unreachable = { $host } недоступен
notice-certificate = сертификату { $host } нельзя доверять
notice-slow = { $host } не ответил за { $seconds } с
notice-status = { $host } ответил: { $status }
notice-gone = { $host } ответил: { $status }; уведомления там больше не принимают
notice-too-many = у вас уже столько способов уведомления: { $channels }; сначала удалите какой-нибудь
notice-test-soon = уведомление только что отправлено; подождите { $seconds } с

## What a link says of itself where it is shown

preview-home = «Энергосеть», её карточная игра, «Управляющий Фабрики» и «Нефтепровод» в браузере: сразу против ботов или с друзьями по ссылке. Регистрация не нужна, достаточно имени.
preview-join = Вас приглашают сыграть: { $game }
preview-join-text = Откройте ссылку, назовите имя и займите место.
preview-private = Стол для тех, кто за ним сидит.
preview-names = { $names }: { $where }
preview-nobody = Пока никого
preview-heading = { $heading }
preview-over = игра окончена; её можно просмотреть ход за ходом

## Starting it

database-unusable = базой данных нельзя пользоваться: { $reason }
database-newer = базу данных записала другая версия Powerhouse (у неё номер { $revision }, здесь он неизвестен): возьмите ту версию или более новую
serve-sqlite =
    { $workers ->
        [one] для { $workers } процесса нужна PostgreSQL (--database URL); SQLite — для одного
       *[other] для { $workers } процессов нужна PostgreSQL (--database URL); SQLite — для одного
    }
serve-folder = папкой данных { $path } нельзя пользоваться: { $reason }
serve-folder-taken = другой сервер хранит свои столы в { $path }
serve-folder-taken-by = другой сервер хранит свои столы в { $path }: { $address }
serve-no-port = нет свободного порта
serve-ended = процесс сервера закончился сразу после запуска
serve-key =
    { $bytes ->
        [one] в { $path } { $bytes } байт, а в ключе для cookie должно быть { $wanted }: верните прежний файл или удалите его, и тогда все станут новыми посетителями
        [few] в { $path } { $bytes } байта, а в ключе для cookie должно быть { $wanted }: верните прежний файл или удалите его, и тогда все станут новыми посетителями
       *[other] в { $path } { $bytes } байт, а в ключе для cookie должно быть { $wanted }: верните прежний файл или удалите его, и тогда все станут новыми посетителями
    }
serve-proxy = для --proxy и --metrics нужны адреса и сети вроде 10.0.0.7 или 10.0.0.0/8: { $reason }
serve-address = сервер не может работать по адресу { $address }: { $reason }

## What a server for others still needs

advice-near = В локальной сети его адрес { $address }/
advice-tls = Нет TLS: всё идёт по сети незашифрованным, в том числе cookie, а это ключи к местам. Для людей вне вашей сети слушайте на 127.0.0.1, поставьте перед портом { $port } Caddy или nginx с сертификатом и назовите его с помощью --proxy; обе настройки описаны в docs/hosting.md.
advice-name = Нет имени: сервер отвечает на любое. Укажите --name tables.example с именем, по которому приходят люди, чтобы другие сайты не могли выдать себя за него.
advice-limits = Ограничения выключены: кто придёт, сможет занять всю эту машину. Уберите --no-limits, если сюда могут прийти незнакомые.

## Old tables

database-nothing-there = нет { $path }; укажите, где столы, с помощью --data или --database
prune-found =
    { $days ->
        [one] { $tables ->
            [0] Нет столов старше { $days } дня.
            [one] { $tables } стол старше { $days } дня.
            [few] { $tables } стола старше { $days } дня.
           *[other] { $tables } столов старше { $days } дня.
        }
       *[other] { $tables ->
            [0] Нет столов старше { $days } дней.
            [one] { $tables } стол старше { $days } дней.
            [few] { $tables } стола старше { $days } дней.
           *[other] { $tables } столов старше { $days } дней.
        }
    }
prune-done =
    { $tables ->
        [0] { $days ->
            [one] Нет столов старше { $days } дня.
           *[other] Нет столов старше { $days } дней.
        }
        [one] Удалён { $tables } стол.
        [few] Удалено { $tables } стола.
       *[other] Удалено { $tables } столов.
    }

## Backups

backup-exists = { $path } уже есть; для резервной копии нужен новый файл
backup-empty = копировать нечего: этой базой данных ещё не пользовался ни один сервер
backup-written = Записано в { $path }: столов { NUMBER($tables, useGrouping: 1) }, строк { NUMBER($rows, useGrouping: 1) }.
restore-done = Восстановлено из { $path }: столов { NUMBER($tables, useGrouping: 1) }, строк { NUMBER($rows, useGrouping: 1) }.
restore-unreadable = { $path } нельзя восстановить, и ничего не изменено: { $reason }
restore-cut-off = файл обрывается, значит, часть потеряна
restore-changed = файл изменили после записи
restore-no-backup = это не резервная копия
restore-newer = копию записала другая версия Powerhouse (у её базы данных номер { $revision }, здесь он неизвестен): возьмите ту версию или более новую
restore-other-key = { $path } уже есть, и это другой ключ: восстанавливайте в пустую папку (--data)
restore-not-empty = в этой базе данных уже что-то есть: восстанавливайте в пустую
restore-served = этой базой данных пользуется сервер: сначала остановите его
