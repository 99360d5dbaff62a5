"""Notices that it is somebody's turn: who is told, where to, and that it arrives once."""
