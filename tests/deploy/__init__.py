"""The files of deploy/ and the page about hosting."""
