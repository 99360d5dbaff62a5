### Power Grid, for whoever does not know it: the first page, an invitation.

about = Buy power plants at auction, buy the fuel they burn on a market where everybody makes it dearer, and connect cities. Who supplies the most cities in the last round wins.
about-minutes = about 120 minutes
