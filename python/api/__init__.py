"""Reads the API of an installed Playwright wheel and writes `editions/<name>/facts/<version>.json`."""
