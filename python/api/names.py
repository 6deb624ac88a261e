"""Names in the library's other languages, and the ids that the web's deep links use."""

from __future__ import annotations

import keyword
import re

WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=[0-9])")


def words(name: str) -> list[str]:
    """Words of a camel-case name in lower case; an acronym is one word (`APIRequestContext`: api, request, context).

    `WebSocket` is two words, as in the ids of the official pages.
    """
    return [word.lower() for word in WORD.split(name)]


def snake(name: str) -> str:
    """Python's name for a camel-case one: `setExtraHTTPHeaders` is `set_extra_http_headers`, `continue` is `continue_`."""
    text = "_".join(words(name))
    return f"{text}_" if keyword.iskeyword(text) else text


def kebab(name: str) -> str:
    """The part of an id that a camel-case name makes: `waitForWebSocket` is `wait-for-web-socket`."""
    return "-".join(words(name))
