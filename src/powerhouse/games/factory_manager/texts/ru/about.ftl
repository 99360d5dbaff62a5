### Factory Manager, for whoever does not know it: the first page, an invitation.

about = Пять раундов, чтобы сделать из маленькой фабрики богатую: машины, склады и роботы для ваших рабочих, а энергия всё дорожает.
about-minutes = около 60 минут
reconstructed-pieces = восстановлено тайлов: { $reconstructed } из { $pieces }
