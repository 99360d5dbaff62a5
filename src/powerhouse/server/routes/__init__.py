"""The doors of the server, one module a subject."""
