"""The screen of Factory Manager."""
