"""Reads the API of an installed Playwright wheel and writes `src/data/api/<version>.json`."""
