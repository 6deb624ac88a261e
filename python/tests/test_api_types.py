"""Tests how annotations, names and dict types of the library's code become facts."""

from __future__ import annotations

import ast

import pytest
from api.dict_types import dict_types, literal_aliases
from api.names import event_words, kebab, words
from api.type_text import is_optional, literal_values, type_text


def node(code: str) -> ast.expr:
    return ast.parse(code, mode="eval").body


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("str", "str"),
        ("None", "None"),
        ('typing.Optional["Page"]', "Page | None"),
        ("typing.Optional[typing.Union[str, int]]", "str | int | None"),
        ("typing.Union[str, typing.Pattern[str]]", "str | Pattern[str]"),
        ("typing.List[typing.Dict[str, typing.Any]]", "list[dict[str, Any]]"),
        ("pathlib.Path", "pathlib.Path"),
        # Forward references inside a type: the strings are code.
        (
            "typing.Callable[['typing.Union[bytes, str]'], 'typing.Union[typing.Any, typing.Awaitable[None]]']",
            "Callable[[bytes | str], Any | Awaitable[None]]",
        ),
        # Strings in Literal are values, even "null".
        ('typing.Literal["dark", "light", "null"]', '"dark" | "light" | "null"'),
        ('typing.Optional[Literal["Page"]]', '"Page" | None'),
        ('Literal["cell", "button"]', "Role"),
    ],
)
def test_converts_annotations_to_text(code: str, text: str) -> None:
    assert type_text(node(code), {frozenset(["button", "cell"]): "Role"}) == text


def test_an_expression_that_is_not_a_type_raises_an_error() -> None:
    with pytest.raises(ValueError, match="line 1: cannot read this annotation"):
        type_text(node("a + b"), {})


def test_only_optional_annotations_are_optional() -> None:
    assert is_optional(node("typing.Optional[int]"))
    assert is_optional(node("Optional[int]"))
    assert not is_optional(node("typing.Union[int, str]"))


def test_only_literals_have_values() -> None:
    assert literal_values(node('Literal["a"]')) == ["a"]
    assert literal_values(node("typing.List[str]")) is None


def test_the_id_of_a_class_joins_its_words() -> None:
    assert kebab("APIRequestContext") == "api-request-context"


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("framenavigated", "frame-navigated"),
        ("websocket", "web-socket"),
        ("close", "close"),
        ("file_chooser", "file-chooser"),
    ],
)
def test_the_id_of_an_event_has_word_boundaries(name: str, part: str) -> None:
    assert event_words(name) == part


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("APIRequestContext", ["api", "request", "context"]),
        ("JSHandle", ["js", "handle"]),
        ("CDPSession", ["cdp", "session"]),
        ("WebSocketRoute", ["web", "socket", "route"]),
    ],
)
def test_an_acronym_is_one_word(name: str, parts: list[str]) -> None:
    assert words(name) == parts


STRUCTURES = ast.parse(
    """
Role = Literal["button", "cell"]

class Cookie(TypedDict, total=False):
    name: str
    httpOnly: Optional[bool]

class OriginState(TypedDict, total=False):
    origin: str

class StorageState(TypedDict, total=False):
    origins: List[OriginState]

class Unused(TypedDict):
    x: int
"""
)


def test_only_optional_keys_are_optional_despite_total_false() -> None:
    assert dict_types(STRUCTURES, {"Cookie"}, {}) == {
        "Cookie": {"keys": [{"name": "name", "type": "str", "required": True}, {"name": "httpOnly", "type": "bool"}]}
    }


def test_dict_types_include_the_types_of_their_keys_and_no_others() -> None:
    assert sorted(dict_types(STRUCTURES, {"StorageState", "str"}, {})) == ["OriginState", "StorageState"]


def test_reads_aliases_of_literals() -> None:
    assert literal_aliases(STRUCTURES) == {"Role": ["button", "cell"]}
