"""Bots for Power Grid: The Card Game."""
