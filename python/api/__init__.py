"""Reads the API of an installed Playwright wheel."""
