"""Tests facts of classes and members, which come from generated code and from the facts of older versions."""

from __future__ import annotations

import ast
from typing import Any

import pytest
from api.classes import read_class
from api.marks import Marks


def facts(code: str, known: dict[str, Any] | None = None) -> dict[str, Any]:
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.ClassDef)
    return read_class(node, Marks("1.60.0", known), {})


def member(code: str, name: str, known: dict[str, Any] | None = None) -> dict[str, Any]:
    lines = "\n".join(f"    {line}" for line in code.splitlines())
    return next(item for item in facts(f"class Page(AsyncBase):\n{lines}\n", known)["members"] if item["name"] == name)


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


KNOWN: dict[str, Any] = {
    "classes": {
        "Page": {
            "since": "1.8",
            "deprecated": True,
            "members": [
                {"name": "popup", "kind": "event", "id": "page-event-popup", "since": "1.8"},
                {
                    "name": "expect_popup",
                    "kind": "method",
                    "id": "page-wait-for-popup",
                    "since": "1.8",
                    "discouraged": True,
                    "parameters": [{"name": "predicate", "since": "1.9"}, {"name": "timeout"}],
                },
                {"name": "popup", "kind": "property", "id": "page-popup"},
            ],
        },
    }
}


def test_marks_and_ids_come_from_the_facts_of_an_older_version() -> None:
    found = member("def expect_popup(self) -> AsyncEventContextManager['Page']: ...", "expect_popup", KNOWN)
    assert (found["id"], found["since"], found["discouraged"]) == ("page-wait-for-popup", "1.8", True)
    # Neither official pages nor facts say since when.
    assert "since" not in member("@property\ndef popup(self) -> str: ...", "popup", KNOWN)
    assert facts("class Page(AsyncBase):\n    pass", KNOWN)["deprecated"] is True


def test_what_older_facts_do_not_contain_is_new() -> None:
    code = "def expect_popup(self, timeout: float = None, *, size: str = None) -> AsyncEventContextManager['Page']: ..."
    assert member(code, "expect_popup", KNOWN)["parameters"] == [
        {"name": "timeout", "type": "float"},
        {"name": "size", "type": "str", "keyword": True, "since": "1.60"},
    ]
    found = member("def tools(self, size: str = None) -> str: ...", "tools", KNOWN)
    assert (found["since"], found["parameters"]) == ("1.60", [{"name": "size", "type": "str"}])
    assert facts("class WebMCP(AsyncBase):\n    pass", KNOWN)["since"] == "1.60"


def test_a_parameter_is_deprecated_if_its_section_of_the_docstring_says_so() -> None:
    docstring = (
        "Text.\n\n    Parameters\n    ----------\n    size : Union[str, None]\n        Deprecated: No effect.\n\n"
        "    name : str\n        Text.\n    "
    )
    code = f'async def goto(self, size: str = None, name: str = None) -> None:\n    """{docstring}"""'
    parameters = {item["name"]: item for item in member(code, "goto")["parameters"]}
    assert parameters["size"].get("deprecated") is True
    assert "deprecated" not in parameters["name"]


def test_of_a_method_with_overloads_only_the_implementation_is_a_member() -> None:
    code = (
        "@typing.overload\ndef expect_event(self, event: Literal['close']) -> AsyncEventContextManager['Page']: ...\n"
        "def expect_event(self, event: str) -> AsyncEventContextManager: ..."
    )
    lines = "\n".join(f"    {line}" for line in code.splitlines())
    assert [item["yields"] for item in facts(f"class Page(AsyncBase):\n{lines}\n")["members"]] == ["Any"]
