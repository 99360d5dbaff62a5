"""Changes of the schema, run at the start of a server."""
