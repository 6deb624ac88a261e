"""Reads what only the wheel's `driver/package/api.json` contains: since, deprecated, discouraged, canonical names.

Never reads its prose.
"""

from __future__ import annotations

from typing import Any

from .names import kebab, snake

Node = dict[str, Any]

# api.json lacks the mark of this class, although the source of the official documentation has it and the only member is
# deprecated.
DEPRECATED_CLASSES = {"Accessibility"}


class Upstream:
    """Looks up the marks of one version by Python names."""

    def __init__(self, classes: list[Node]) -> None:
        self._classes = {node["name"]: node for node in classes}

    def class_marks(self, name: str) -> Node:
        """Returns `since` of a class, and `deprecated` if it is deprecated."""
        marks = _marks(self._classes.get(name, {}))
        return {**marks, "deprecated": True} if name in DEPRECATED_CLASSES else marks

    def member(self, class_name: str, name: str, *, event: bool) -> Node | None:
        """Returns the entry of a member, or None if upstream does not document the member."""
        for node in self._classes.get(class_name, {}).get("members", []):
            if not _is_python(node) or (node["kind"] == "event") != event:
                continue
            found = node["name"].lower() if event else _python_name(node)
            if found == name:
                return node
        return None


def member_marks(node: Node | None) -> Node:
    """Returns `since`, `deprecated` and `discouraged` of a member; empty if upstream does not document it."""
    return _marks(node or {})


def member_id(class_name: str, name: str, node: Node | None, *, event: bool) -> str:
    """Returns the id of a member. It uses the canonical name: `page-wait-for-popup` for `Page.expect_popup`."""
    name_part = kebab(node["name"]) if node else name.rstrip("_").replace("_", "-")
    return f"{kebab(class_name)}{'-event' if event else ''}-{name_part}"


def parameter_marks(node: Node | None, name: str, member_since: str | None) -> Node:
    """Returns `deprecated` of a parameter, and `since` if the parameter is newer than its member."""
    for argument in _arguments(node or {}):
        if _python_name(argument) == name:
            marks = _marks(argument)
            if marks.get("since") == member_since:
                del marks["since"]
            return marks
    return {}


def _arguments(node: Node) -> list[Node]:
    found: list[Node] = []
    for argument in node.get("args", []):
        if _is_python(argument) and argument["name"] != "options":
            found.append(argument)
    for argument in node.get("args", []):
        if argument["name"] == "options":
            found += [option for option in argument["type"].get("properties", []) if _is_python(option)]
    return found


def _python_name(node: Node) -> str:
    return node.get("langs", {}).get("aliases", {}).get("python") or snake(node["name"])


def _is_python(node: Node) -> bool:
    languages = node.get("langs", {}).get("only")
    return languages is None or "python" in languages


def _marks(node: Node) -> Node:
    marks: Node = {}
    if node.get("since"):
        marks["since"] = node["since"].removeprefix("v")
    for mark in ("deprecated", "discouraged"):
        if node.get(mark):
            marks[mark] = True
    return marks
