"""Bots for Pipeline."""
