"""Where tables are kept: SQLite or PostgreSQL, behind one interface."""
