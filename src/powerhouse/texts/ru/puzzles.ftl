### Задачи: позиции, в которых лучший план ясен.

## Файлы

puzzles-unreadable = { $file } — не файл задач: { $reason }
puzzles-format = в { $file } задачи формата { $format }, эта программа читает формат { $known }
puzzles-none = у игры { $game } нет задач; они есть у { $games }
puzzles-other = { $path } начат с другим зерном, с другими усилиями, с другим оценщиком или с другими данными игры; выберите другое имя или удалите его
puzzles-games = искать можно в партиях числом от 1 до { $most }, а не { $games }

## Поиск и проверка

puzzles-searched = просмотрено партий: { $done } из { $games }, найдено задач: { $puzzles }
puzzles-checked = проверено задач: { $done } из { $puzzles }, годятся: { $good }
puzzles-found = { $path }: задач { $puzzles }, партий { $games }
puzzles-hold = годятся { $good } из { $puzzles } задач; судит { $judge } с оценщиком { $evaluator }, просмотров: { $looks }
puzzles-refused = { $id }: { $why }
puzzles-no-game = в партиях какой игры искать? --check ФАЙЛ проверяет найденные задачи
puzzles-no-out = --out ФАЙЛ говорит, куда записать задачи
puzzles-game-and-check = { $path } сам говорит, из какой игры его задачи; уберите { $game }
puzzles-pick = выбрать можно хотя бы 1 задачу, а не { $pick }
puzzles-pick-alone = для --pick нужен --check ФАЙЛ: он говорит, из чего выбирать
puzzle-hides = от того, кто решает, там что-то скрыто
puzzle-unclear = лучший план неясен
puzzle-normal = `normal` слишком часто находит там хороший план
puzzle-expert = `expert` не находит хорошего плана в девяти попытках из десяти
puzzle-forced = решать там нечего
puzzle-no-entry = она стоит перед записью { $entry }, а в партии записей { $entries }
usage-puzzles =
    Найти задачи в партиях наших ботов: позиции, в которых лучший план ясен, а `normal` ошибается.

    Прерванная команда продолжает с того же места. С --check задачи из файла судятся снова и глубже.
usage-puzzles-game = Игра, в партиях которой искать.
usage-puzzles-games = Сколько партий сыграть и просмотреть.
usage-puzzles-out = Куда записать задачи; с --check — те, что годятся.
usage-puzzles-looks = Сколько раз пробуется каждый план; без этого 80, а с --check 240.
usage-puzzles-check = Судить задачи из этого файла снова, сегодняшним оценщиком.
usage-puzzles-pick = Проверять, пока не наберётся столько годных, разных видов и для разных столов.

## В браузере

puzzles-text = Позиции из партий наших ботов, в которых один план явно лучший. Составьте его на поле; золотая кнопка отдаёт его судье. У каждой игры каждый день новая задача.
puzzles-count = в этом браузере решено { $solved } из { $count }
puzzles-key = Тонкая черта под номером — лёгкая задача, пунктир — средняя, толстая черта — трудная.
puzzles-all = Все задачи
puzzle-today = Задача дня
puzzle-link = Задача { $number }: { $facts }
puzzle-number = задача { $number } из { $count }
puzzle-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
puzzle-round = раунд { $round }
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-solved = решена
puzzle-ask = Раунд { $round }: что лучше всего для { $name }? Составьте план на поле; то, что вы подтвердите, оценит судья.
puzzle-best = Решено: это лучший план.
puzzle-as-good = Решено: не хуже лучшего плана.
puzzle-nearly = Решено: план теряет рядом с лучшим не больше { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, и это не в счёт.
puzzle-wrong = Пока нет: { $mark }, этот план теряет { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } победы.
puzzle-close = недостаточно хорошо
puzzle-fold = Свернуть
puzzle-unfold = Задача
puzzle-give-up = Показать решение
puzzle-why = Почему
puzzle-next = Следующая задача
puzzle-other = { $plan }: теряет { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-other-good = { $plan }: не хуже
puzzle-found-by = Из десяти попыток бот normal находит решение в { $normal }, expert в { $expert }.
puzzle-judged = Судит { $judge } с оценщиком { $evaluator }, просмотров: { $looks }.
