"""Tests what the comparison of the committed facts with those of the wheel (tests/content/api-facts.test.ts) cannot: the facts
of a version that is new, and the errors."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from api.classes import read_class
from api.extract import known_facts, read_facts
from api.marks import Marks
from api.type_text import type_text
from api.wheel import WheelError, read_wheel

ROOT = Path(__file__).parents[2]
VERSION = max(
    (folder.name for folder in (ROOT / ".venv").iterdir() if folder.name[0].isdigit()),
    key=lambda name: [int(part) for part in name.split(".")],
)


def facts(code: str, known: dict[str, Any] | None = None) -> dict[str, Any]:
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.ClassDef)
    return read_class(node, Marks("1.60.0", known), {})


def member(code: str, name: str, known: dict[str, Any] | None = None) -> dict[str, Any]:
    lines = "\n".join(f"    {line}" for line in code.splitlines())
    return next(item for item in facts(f"class Page(AsyncBase):\n{lines}\n", known)["members"] if item["name"] == name)


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


def test_the_rule_gives_the_id_of_every_known_member() -> None:
    wheel = read_wheel(ROOT / ".venv" / VERSION)
    known, ruled = (
        {(name, item["name"], item["kind"]): item["id"] for name, item in _named_members(found)}
        for found in (read_facts(wheel, known_facts(VERSION)), read_facts(wheel))
    )
    assert ruled == known


def _named_members(facts: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    entries = [(name, entry) for name, entry in facts["classes"].items() if "removed" not in entry]
    return [(name, item) for name, entry in entries for item in entry["members"]]


def test_facts_of_an_unknown_version_continue_those_of_the_newest_older_one(tmp_path: Path) -> None:
    for version in ["1.9.0", "1.56.0", "1.60.0"]:
        (tmp_path / f"{version}.json").write_text(json.dumps({"version": version}), "utf-8")
    assert known_facts("1.57.0", tmp_path) == {"version": "1.56.0"}
    assert known_facts("1.60.0", tmp_path) == {"version": "1.60.0"}
    assert known_facts("1.8.0", tmp_path) is None


def test_a_default_other_than_none_raises_an_error() -> None:
    with pytest.raises(ValueError, match=r"line 2: goto has a default other than None; extend python/api/classes\.py"):
        member("async def goto(self, timeout: float = 30) -> None: ...", "goto")


def test_a_handler_without_exactly_one_argument_raises_an_error() -> None:
    with pytest.raises(ValueError, match="line 2: an event handler does not take exactly one argument"):
        member("def on(self, event: Literal['close'], f: typing.Callable[[], None]) -> None: ...", "close")


def test_an_expression_that_is_not_a_type_raises_an_error() -> None:
    with pytest.raises(ValueError, match="line 1: cannot read this annotation"):
        type_text(ast.parse("a + b", mode="eval").body, {})


def extract(environment: Path, out: Path) -> subprocess.CompletedProcess[str]:
    script = ROOT / "python/api/extract.py"
    return subprocess.run(
        [sys.executable, str(script), str(environment), "--out", str(out)], capture_output=True, text=True
    )


def test_an_environment_without_playwright_fails_with_the_remedy(tmp_path: Path) -> None:
    result = extract(tmp_path, tmp_path / "out")
    assert result.returncode == 1
    assert (
        result.stderr.strip()
        == f"{tmp_path}: playwright is not installed in this environment; run npm run roll -- VERSION"
    )
    assert not (tmp_path / "out").exists()


def test_reads_the_aliases_of_each_release(tmp_path: Path) -> None:
    packages = tmp_path / "lib/python3.11/site-packages"
    for name in ["async_api/_generated.py", "_impl/_api_structures.py", "_impl/_errors.py"]:
        (packages / "playwright" / name).parent.mkdir(parents=True, exist_ok=True)
        (packages / "playwright" / name).write_text("", "utf-8")
    (packages / "playwright-1.0.0.dist-info").mkdir()
    (packages / "playwright-1.0.0.dist-info/METADATA").write_text("Version: 1.0.0\n", "utf-8")
    assert read_wheel(tmp_path).internal_structures is None
    for name in ["_internal_structures.py", "internal_structures.py"]:
        file = packages / "playwright/_impl" / name
        file.write_text("AriaRole = 1", "utf-8")
        assert read_wheel(tmp_path).internal_structures is not None
        file.unlink()


def test_an_incomplete_wheel_fails_with_the_missing_file(tmp_path: Path) -> None:
    packages = tmp_path / "lib/python3.11/site-packages"
    (packages / "playwright/async_api").mkdir(parents=True)
    with pytest.raises(WheelError, match="the installed playwright has no version metadata; install it from a wheel"):
        read_wheel(tmp_path)
    info = packages / "playwright-1.0.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: playwright\nVersion: 1.0.0\n", "utf-8")
    missing = packages / "playwright/async_api/_generated.py"
    with pytest.raises(WheelError) as error:
        read_wheel(tmp_path)
    assert str(error.value) == f"{missing}: missing from the wheel; update its path in python/api/wheel.py"
