### Power Grid: The Card Game, for whoever does not know it: the first page, an invitation.

about = Аукционы и рынок ресурсов «Энергосети» без карты: покупайте станции, вовремя обеспечивайте их топливом и запускайте те, что приносят больше всего очков.
about-minutes = около 60 минут
reconstructed-pieces = восстановлено карт станций: { $reconstructed } из { $pieces }
