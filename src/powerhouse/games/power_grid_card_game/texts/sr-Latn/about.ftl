### Power Grid: The Card Game, for whoever does not know it: the first page, an invitation.

about = Aukcije i tržište resursa iz Visokog napona, bez mape: kupujte elektrane, obezbedite im resurse na vreme i pokrenite one koje donose najviše bodova.
about-minutes = oko 60 minuta
reconstructed-pieces = rekonstruisanih karata elektrana: { $reconstructed } od { $pieces }
