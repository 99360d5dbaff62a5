"""The contract of a game, matches and records; knows no game."""
