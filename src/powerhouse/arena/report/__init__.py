"""A report on played games: one page with a table and plots, and the same plots as pictures."""

from powerhouse.arena.report.folder import report

__all__ = ["report"]
