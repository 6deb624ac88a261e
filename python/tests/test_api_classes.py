"""Tests facts of classes and members, which come from generated code and from upstream's api.json."""

from __future__ import annotations

import ast
from typing import Any

import pytest
from api.classes import read_class
from api.upstream import Upstream, parameter_marks


def facts(code: str, upstream: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.ClassDef)
    return read_class(node, Upstream(upstream or []), {})


def member(code: str, name: str, upstream: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    lines = "\n".join(f"    {line}" for line in code.splitlines())
    return next(
        item for item in facts(f"class Page(AsyncBase):\n{lines}\n", upstream)["members"] if item["name"] == name
    )


def test_only_coroutines_are_marked_as_awaited() -> None:
    code = "async def title(self) -> str: ...\ndef locator(self, selector: str) -> 'Locator': ..."
    assert member(code, "title")["awaited"] is True
    assert "awaited" not in member(code, "locator")


def test_an_event_context_manager_has_the_type_that_it_yields() -> None:
    code = (
        "def expect_popup(self) -> AsyncEventContextManager['Page']: ...\n"
        "def expect_event(self, event: str) -> AsyncEventContextManager: ..."
    )
    assert member(code, "expect_popup")["yields"] == "Page"
    assert member(code, "expect_event")["yields"] == "Any"
    assert "returns" not in member(code, "expect_popup") and "awaited" not in member(code, "expect_popup")


def test_a_method_without_parameters_is_not_a_property() -> None:
    code = "def is_closed(self) -> bool: ...\n@property\ndef url(self) -> str: ..."
    assert (member(code, "is_closed")["kind"], member(code, "url")["kind"]) == ("method", "property")


def test_parameters_are_marked_as_required_and_as_keyword_only() -> None:
    code = "async def goto(self, url: str, wait: str = None, *, timeout: typing.Optional[float] = None) -> None: ..."
    assert member(code, "goto")["parameters"] == [
        {"name": "url", "type": "str", "required": True},
        {"name": "wait", "type": "str"},
        {"name": "timeout", "type": "float | None", "keyword": True},
    ]


def test_a_default_other_than_none_raises_an_error() -> None:
    with pytest.raises(ValueError, match=r"line 2: goto has a default other than None; extend python/api/classes\.py"):
        member("async def goto(self, timeout: float = 30) -> None: ...", "goto")


def test_private_methods_and_listener_methods_are_not_members() -> None:
    code = "def _x(self) -> None: ...\ndef __init__(self, obj: T) -> None: ...\ndef once(self, event: str, f: T) -> None: ..."
    assert facts("class Page(AsyncBase):\n" + "\n".join(f"    {line}" for line in code.splitlines()))["members"] == []


HANDLER = "typing.Callable[['Page'], 'typing.Union[typing.Awaitable[None], None]']"


def test_events_come_from_the_overloads_of_on_and_not_from_its_implementation() -> None:
    code = (
        f"@typing.overload\ndef on(self, event: Literal['close'], f: {HANDLER}) -> None: ...\n"
        f"@typing.overload\ndef on(self, event: Literal['popup'], f: {HANDLER}) -> None: ...\n"
        "def on(self, event: str, f: typing.Callable[..., None]) -> None: ..."
    )
    lines = "\n".join(f"    {line}" for line in code.splitlines())
    members = facts(f"class Page(AsyncBase):\n{lines}\n")["members"]
    assert [(item["name"], item["kind"], item["payload"]) for item in members] == [
        ("close", "event", "Page"),
        ("popup", "event", "Page"),
    ]


def test_a_single_event_comes_from_on_without_overloads() -> None:
    found = member(f"def on(self, event: Literal['close'], f: {HANDLER}) -> None: ...", "close")
    assert (found["kind"], found["payload"], found["id"]) == ("event", "Page", "page-event-close")


def test_a_handler_without_exactly_one_argument_raises_an_error() -> None:
    with pytest.raises(ValueError, match="line 2: an event handler does not take exactly one argument"):
        member("def on(self, event: Literal['close'], f: typing.Callable[[], None]) -> None: ...", "close")


def test_base_classes_determine_inheritance_and_context_managers() -> None:
    assert facts("class ElementHandle(JSHandle):\n    pass")["extends"] == "JSHandle"
    browser = facts("class Browser(AsyncContextManager):\n    pass")
    assert browser["contextManager"] is True and "extends" not in browser
    # TimeoutError extends the library's Error. Error itself extends only Exception, which has no page.
    assert "extends" not in facts("class Error(Exception):\n    pass")
    assert facts("class TimeoutError(Error):\n    pass")["extends"] == "Error"


UPSTREAM: list[dict[str, Any]] = [
    {
        "name": "Page",
        "since": "v1.8",
        "members": [
            {"kind": "event", "name": "popup", "since": "v1.8"},
            {"kind": "method", "name": "expectPopup", "langs": {"only": ["csharp"]}, "since": "v1.30"},
            {
                "kind": "method",
                "name": "waitForPopup",
                "langs": {"aliases": {"python": "expect_popup"}},
                "since": "v1.8",
                "discouraged": "Use something else.",
                "args": [
                    {"name": "predicate", "since": "v1.9"},
                    {
                        "name": "options",
                        "type": {
                            "properties": [
                                {"name": "timeout", "since": "v1.8"},
                                {"name": "onlyJs", "since": "v1.30", "langs": {"only": ["js"]}},
                                {"name": "noWaitAfter", "since": "v1.8", "deprecated": "It has no effect."},
                            ]
                        },
                    },
                ],
            },
        ],
    },
    {"name": "Accessibility", "since": "v1.8", "members": []},
]


def test_ids_use_canonical_names() -> None:
    found = member("def expect_popup(self) -> AsyncEventContextManager['Page']: ...", "expect_popup", UPSTREAM)
    assert found["id"] == "page-wait-for-popup"


def test_entries_for_other_languages_are_ignored() -> None:
    found = member("def expect_popup(self) -> AsyncEventContextManager['Page']: ...", "expect_popup", UPSTREAM)
    assert (found["since"], found["discouraged"]) == ("1.8", True)


def test_a_member_that_upstream_does_not_document_has_an_id_and_no_marks() -> None:
    found = member("def as_element(self) -> None: ...", "as_element", UPSTREAM)
    assert found == {"name": "as_element", "kind": "method", "id": "page-as-element", "returns": "None"}


def test_a_parameter_has_since_only_if_it_is_newer_than_its_member() -> None:
    node = Upstream(UPSTREAM).member("Page", "expect_popup", event=False)
    assert parameter_marks(node, "predicate", "1.8") == {"since": "1.9"}
    assert parameter_marks(node, "timeout", "1.8") == {}
    assert parameter_marks(node, "no_wait_after", "1.8") == {"deprecated": True}
    assert parameter_marks(node, "only_js", "1.8") == {}


def test_accessibility_is_deprecated_although_upstream_lacks_the_mark() -> None:
    assert Upstream(UPSTREAM).class_marks("Accessibility") == {"since": "1.8", "deprecated": True}
    assert Upstream(UPSTREAM).class_marks("Page") == {"since": "1.8"}
