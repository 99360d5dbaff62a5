"""Bots for Power Grid."""
