### Factory Manager, for whoever does not know it: the first page, an invitation.

about = Five rounds to turn a small factory into a rich one: machines, storage and robots for the workers you have, while energy gets dearer.
about-minutes = about 60 minutes
reconstructed-pieces = { $reconstructed } of { $pieces } tiles are reconstructed
