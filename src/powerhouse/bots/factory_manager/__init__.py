"""Bots for Factory Manager."""
