### Pipeline, for whoever does not know it: the first page, an invitation.

about = Lay pipes of three colours into long lines, buy crude oil, refine it along the lines and sell it. After three years the richest company wins.
about-minutes = about 120 minutes
