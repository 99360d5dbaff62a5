"""A whole game in the terminal: `powerhouse terminal`."""
