"""What several games share; knows no single game."""
