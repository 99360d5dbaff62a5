"""`powerhouse mcp`: a language model sits at a table or studies a game, by the Model Context Protocol."""
