"""The screen of Pipeline."""
