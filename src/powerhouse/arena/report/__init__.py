"""A report on played games: one page with plots, and the same plots as pictures."""

from powerhouse.arena.report.page import report

__all__ = ["report"]
