### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
reason-worth = стоит { $value }: { $why }
reason-enough = больше ничего не стоит своей цены, впереди { turns }
reason-start-tank = сначала нужно место для нефти этого сорта
reason-loan =
    { $loan ->
        [one] { $loan } доллар сейчас за штраф { $penalty } в конце
        [few] { $loan } доллара сейчас за штраф { $penalty } в конце
       *[other] { $loan } долларов сейчас за штраф { $penalty } в конце
    }
reason-disc = ход в следующем раунде первым, раньше хотя бы 1 соперника
reason-tank =
    { $cubes ->
        [one] место ещё для { $cubes } куба
       *[other] место ещё для { $cubes } кубов
    }
reason-pipes = длиннее нефтепроводы; впереди { turns } и конец игры
reason-site = здесь кончается больше всего нефтепроводов и меньше всего режется
reason-refine = лучшая нефть приносит больше
reason-deliver = поставка принесёт на { $gain } больше, чем что-либо другое
reason-sign =
    { $cubes ->
        [one] нефтепроводы дают { $cubes } куб за ход, а в этом году ещё { turns }
        [few] нефтепроводы дают { $cubes } куба за ход, а в этом году ещё { turns }
        [many] нефтепроводы дают { $cubes } кубов за ход, а в этом году ещё { turns }
       *[other] нефтепроводы дают { $cubes } куба за ход, а в этом году ещё { turns }
    }
reason-pays = окупится: впереди { turns }
reason-market = продаст { $sold }, купит { $bought }, деньги { $dollars }
reason-network = перегонка на лучшем тайле принесёт { $gain }
reason-machines = насосы перегонят нефть с выгодой { $gain }
reason-action =
    { $money ->
        [one] окупится: впереди { turns }, на руках { $money } доллар
        [few] окупится: впереди { turns }, на руках { $money } доллара
       *[other] окупится: впереди { turns }, на руках { $money } долларов
    }
