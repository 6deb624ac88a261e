"""Reads the API of an installed Playwright wheel; writes `src/data/api/<version>.json`."""
