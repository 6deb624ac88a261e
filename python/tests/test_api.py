"""Tests what the comparison of the committed facts with those of the wheel (tests/content/edition-facts.test.ts) cannot: the
errors."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from api.classes import read_class
from api.type_text import type_text
from api.wheel import WheelError, read_package

ROOT = Path(__file__).parents[2]


def member(code: str, name: str) -> dict[str, Any]:
    lines = "\n".join(f"    {line}" for line in code.splitlines())
    node = ast.parse(f"class Page(AsyncBase):\n{lines}\n").body[0]
    assert isinstance(node, ast.ClassDef)
    return next(item for item in read_class(node, {})["members"] if item["name"] == name)


def test_a_parameter_is_deprecated_if_its_section_of_the_docstring_says_so() -> None:
    docstring = (
        "Text.\n\n    Parameters\n    ----------\n    size : Union[str, None]\n        Deprecated: No effect.\n\n"
        "    name : str\n        Text.\n    "
    )
    code = f'async def goto(self, size: str = None, name: str = None) -> None:\n    """{docstring}"""'
    parameters = {item["name"]: item for item in member(code, "goto")["parameters"]}
    assert parameters["size"].get("deprecated") is True
    assert "deprecated" not in parameters["name"]


def test_a_default_other_than_none_raises_an_error() -> None:
    with pytest.raises(ValueError, match=r"line 2: goto has a default other than None; extend python/api/classes\.py"):
        member("async def goto(self, timeout: float = 30) -> None: ...", "goto")


def test_a_handler_without_exactly_one_argument_raises_an_error() -> None:
    with pytest.raises(ValueError, match="line 2: an event handler does not take exactly one argument"):
        member("def on(self, event: Literal['close'], f: typing.Callable[[], None]) -> None: ...", "close")


def test_an_expression_that_is_not_a_type_raises_an_error() -> None:
    with pytest.raises(ValueError, match="line 1: cannot read this annotation"):
        type_text(ast.parse("a + b", mode="eval").body, {})


def test_an_environment_without_playwright_fails_with_the_remedy() -> None:
    # Without the folder of the packages.
    result = subprocess.run(
        [sys.executable, "-S", "-m", "api.print_declarations"], cwd=ROOT / "python", capture_output=True, text=True
    )
    message = "playwright is not installed in this environment; run npm run roll -- RELEASE"
    assert (result.returncode, result.stderr.strip()) == (1, message)


def test_reads_the_aliases_of_each_release(tmp_path: Path) -> None:
    for name in ["async_api/_generated.py", "_impl/_api_structures.py", "_impl/_errors.py", "_impl/_form_data.py"]:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("", "utf-8")
    assert read_package(tmp_path, "1.0.0").internal_structures is None
    for name in ["_internal_structures.py", "internal_structures.py"]:
        file = tmp_path / "_impl" / name
        file.write_text("AriaRole = 1", "utf-8")
        assert read_package(tmp_path, "1.0.0").internal_structures is not None
        file.unlink()


def test_an_incomplete_wheel_fails_with_the_missing_file(tmp_path: Path) -> None:
    missing = tmp_path / "async_api/_generated.py"
    with pytest.raises(WheelError) as error:
        read_package(tmp_path, "1.0.0")
    assert str(error.value) == f"{missing}: missing from the wheel; update its path in python/api/wheel.py"
