"""The table server: games among people and bots, over HTTP and WebSockets."""
