"""The terminal screen of Power Grid: The Card Game."""
