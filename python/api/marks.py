"""Marks and ids that the code of a wheel does not contain: since, deprecated, discouraged, ignored, ids of members.

They come from the facts of the newest version that the repository has, not newer than the wheel. What these facts do not
contain is new in the version of the wheel. Only deprecations of parameters are in the wheel itself, in its docstrings.
"""

from __future__ import annotations

import re
from typing import Any

from .names import event_words, kebab

Node = dict[str, Any]

MARKS = ("since", "deprecated", "discouraged")


class Marks:
    """Looks up the marks of one version by Python names."""

    def __init__(self, version: str, known: Node | None = None) -> None:
        self.minor = ".".join(version.split(".")[:2])
        self._classes: dict[str, Node] = (known or {}).get("classes", {})
        self._members = {
            (name, item["name"], item["kind"] == "event"): item
            for name, entry in self._classes.items()
            for item in entry["members"]
        }

    def class_marks(self, name: str) -> Node:
        """Returns `since` of a class, and `deprecated` if it is deprecated."""
        return self._marks(self._classes.get(name))

    def member_marks(self, class_name: str, name: str, *, event: bool) -> Node:
        """Returns `since`, `deprecated` and `discouraged` of a member."""
        return self._marks(self._members.get((class_name, name, event)))

    def member_id(self, class_name: str, name: str, *, event: bool) -> str:
        """Returns the id of a member. It uses the canonical name: `page-wait-for-popup` for `Page.expect_popup`."""
        known = self._members.get((class_name, name, event))
        return known["id"] if known else new_id(class_name, name, event=event)

    def parameter_marks(self, class_name: str, name: str, parameter: str, docstring: str) -> Node:
        """Returns `deprecated` and `ignored` of a parameter, and `since` if the parameter is newer than its member."""
        marks: Node = {}
        member = self._members.get((class_name, name, False))
        if member:
            known = {item["name"]: item for item in member.get("parameters", [])}.get(parameter)
            since = known.get("since") if known else self.minor
            if since:
                marks["since"] = since
            if known and known.get("ignored"):
                marks["ignored"] = True
        if is_deprecated(docstring, parameter):
            marks["deprecated"] = True
        return marks

    def _marks(self, known: Node | None) -> Node:
        if known is None:
            return {"since": self.minor}
        return {mark: known[mark] for mark in MARKS if mark in known}


def new_id(class_name: str, name: str, *, event: bool) -> str:
    """Returns the id of a member by the rule of the official pages, which use the canonical names of the members."""
    prefix = kebab(class_name)
    if event:
        return f"{prefix}-event-{event_words(name)}"
    if name.startswith("expect_"):
        return f"{prefix}-wait-for-{event_words(name.removeprefix('expect_'))}"
    # `expect_event` has the id without a number.
    suffix = "-2" if name == "wait_for_event" else ""
    return f"{prefix}-{name.rstrip('_').replace('_', '-')}{suffix}"


def is_deprecated(docstring: str, parameter: str) -> bool:
    """Returns whether the docstring of a member describes a parameter as deprecated."""
    section = re.search(rf"^{re.escape(parameter)} : .*\n((?:[ ]+.*\n?|\n)*)", docstring, re.MULTILINE)
    return section is not None and "Deprecated:" in section[1]
