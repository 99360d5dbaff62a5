"""The command line: `powerhouse`."""
