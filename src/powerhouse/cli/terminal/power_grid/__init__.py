"""The screen of Power Grid. It draws from the view of one seat, so that hidden money stays hidden."""
