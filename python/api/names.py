"""Converts the camel-case names of `api.json` to Python names and to the ids that deep links use."""

from __future__ import annotations

import keyword
import re

WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=[0-9])")


def words(name: str) -> list[str]:
    """Splits a camel-case name into lower-case words.

    An acronym is one word (`APIRequestContext`: api, request, context). `WebSocket` is two words, as in the ids of the
    official pages.
    """
    return [word.lower() for word in WORD.split(name)]


def snake(name: str) -> str:
    """Returns the Python name: `set_extra_http_headers` for `setExtraHTTPHeaders`, `continue_` for `continue`."""
    text = "_".join(words(name))
    return f"{text}_" if keyword.iskeyword(text) else text


def kebab(name: str) -> str:
    """Returns the part of an id for a camel-case name: `wait-for-web-socket` for `waitForWebSocket`."""
    return "-".join(words(name))
