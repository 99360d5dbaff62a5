### Power Grid: The Card Game, for whoever does not know it: the first page, an invitation.

about = The auctions and the fuel market of Power Grid without the map: buy plants, feed them in time, and run those that bring the most points.
about-minutes = about 60 minutes
reconstructed-pieces = { $reconstructed } of { $pieces } plant cards are reconstructed
