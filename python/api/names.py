"""Converts names of the library to the ids that deep links use."""

from __future__ import annotations

import re

WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=[0-9])")


def words(name: str) -> list[str]:
    """Splits a camel-case name into lower-case words.

    An acronym is one word (`APIRequestContext`: api, request, context). `WebSocket` is two words, as in the ids of the
    official pages.
    """
    return [word.lower() for word in WORD.split(name)]


def kebab(name: str) -> str:
    """Returns the part of an id for a camel-case name: `wait-for-web-socket` for `waitForWebSocket`."""
    return "-".join(words(name))


# The names of events have no word boundaries, but the ids do. An event that is not here is one word.
EVENT_WORDS = {
    "backgroundpage": "background-page",
    "dialogclosed": "dialog-closed",
    "domcontentloaded": "dom-content-loaded",
    "filechooser": "file-chooser",
    "frameattached": "frame-attached",
    "framedetached": "frame-detached",
    "framenavigated": "frame-navigated",
    "framereceived": "frame-received",
    "framesent": "frame-sent",
    "pageclose": "page-close",
    "pageerror": "page-error",
    "pageload": "page-load",
    "pausedstatechanged": "paused-state-changed",
    "requestfailed": "request-failed",
    "requestfinished": "request-finished",
    "serviceworker": "service-worker",
    "socketerror": "socket-error",
    "weberror": "web-error",
    "websocket": "web-socket",
}


def event_words(name: str) -> str:
    """Returns the part of an id for the name of an event, or for what follows `expect_` in the name of a method."""
    return EVENT_WORDS.get(name, name.replace("_", "-"))
