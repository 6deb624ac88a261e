"""The machine tells right samples from wrong ones: two pages of samples, one with a mistake of each kind.

Run: npm test -- python
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = Path(__file__).parent / "pages"
WRONG = (PAGES / "wrong.mdx").read_text("utf-8").split("\n")


def run(page: str) -> tuple[int, str]:
    command = ["node", "--import", "tsx", "tools/samples.ts", f"python/tests/pages/{page}", "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return result.returncode, result.stdout + result.stderr


@pytest.fixture(scope="module")
def wrong() -> tuple[int, str]:
    return run("wrong.mdx")


def fence_of(text: str) -> int:
    """The line of the fence that contains a text, counted from 1."""
    line = next(index for index, content in enumerate(WRONG) if text in content)
    return next(index for index in range(line, -1, -1) if WRONG[index].startswith("```")) + 1


def test_right_samples_pass() -> None:
    status, output = run("right.mdx")
    assert status == 0, output
    assert "3 checked only (os 2, type-error 1); 3 other fences checked" in output
    assert "0 failed" in output


def test_wrong_samples_fail_the_command(wrong: tuple[int, str]) -> None:
    assert wrong[0] == 1


KINDS = [
    # name, text in the fence, form, message
    ("wrong argument, by types", "timout=3", "sync", r"No parameter named \"timout\""),
    ("wrong argument, by running", "timout=3", "async", r"unexpected keyword argument 'timout'"),
    ("missing await", 'page.get_by_role("heading").click()', "async", r"reportUnusedCoroutine"),
    ("missing await of a value", "title = page.title()", "async", r"Page.title was never awaited"),
    ("wrong expectation", 'to_have_title("Wrong"', "async", r"expected to be 'Wrong'"),
    ("wrong expectation, sync", 'to_have_title("Wrong"', "sync", r"expected to be 'Wrong'"),
    ("unknown name", "nope.foo()", "sync", r"\"nope\" is not defined"),
    ("unknown member", "get_by_rol(", "async", r"Cannot access attribute \"get_by_rol\""),
    ("unknown word", "wronk", "fence", r"unknown word \"wronk\""),
    ("unknown reason", "lazy", "fence", r"norun=\"lazy\" is not known"),
    ("unknown command", "codegne", "bash", r"\"playwright codegne\" is no command"),
    ("unknown pytest flag", "--heeded", "bash", r"pytest has no flag \"--heeded\""),
    ("unknown playwright flag", "--with-dep", "bash", r"no flag \"--with-dep\""),
    ("unknown key", "jbs:", "yaml", r"\"jbs\" is no key of a GitHub Actions workflow"),
    ("broken yaml", "a: [1", "yaml", r"does not parse"),
    ("broken json", '{"a": 1,}', "json", r"does not parse"),
    ("broken toml", "a = = 1", "toml", r"does not parse"),
    ("unknown instruction", "FRM x", "dockerfile", r"\"FRM\" is no Dockerfile instruction"),
    ("no exception", 'raises="Timeout"', "sync", r"announces raises=\"Timeout\", and nothing was raised"),
    ("no complaint", "no such complaint", "sync", r"the type checker does not complain so"),
    ("failing pytest", 'to_have_title("Nope"', "sync", r"expected to be 'Nope'"),
    ("no client certificate", "intranet.example.com", "async", r"net::ERR_"),
    ("fixture that fails", "ws://127.0.0.1:9/", "sync", r"ECONNREFUSED"),
    ("failing assert in pytest", "assert 1 == 2", "sync", r"assert 1 == 2"),
    ("failing program", "sync_playwright", "sync", r"Timeout 300ms exceeded"),
    ("error in a listener", "request.uri", "sync", r"in an event listener: AttributeError"),
    ("error in a listener, async", "request.uri", "async", r"in an event listener: AttributeError"),
    ("unused import", "import json", "sync", r"Import \"json\" is not accessed"),
    ("a chain that goes on wrongly", "Coffee", "async", r"Value 'Coffee'"),
    ("no sync form", "asyncio.sleep(2)", "fence", r"no sync form for asyncio.sleep"),
    ("another name for py", "```python", "fence", r"write ```py"),
]


@pytest.mark.parametrize(("text", "form", "message"), [kind[1:] for kind in KINDS], ids=[kind[0] for kind in KINDS])
def test_a_mistake_fails_with_page_and_line(wrong: tuple[int, str], text: str, form: str, message: str) -> None:
    line = fence_of(text)
    # Words of the machine are named by the fence, mistakes of derivation by the line inside it.
    inside = line + 3 if text.startswith("asyncio.sleep") else line
    start = f"python/tests/pages/wrong.mdx:{inside} ({form}, 1.56.0): failed: "
    found = re.search(rf"^{re.escape(start)}(.*(?:\n  .*)*)", wrong[1], re.M)
    assert found, f"no failure at {start}\n{wrong[1]}"
    assert re.search(message, found.group(1)), found.group(1)


def test_right_forms_of_wrong_pages_pass(wrong: tuple[int, str]) -> None:
    """A mistake of one form is not laid to the other."""
    line = fence_of("title = page.title()")
    assert f"wrong.mdx:{line} (sync" not in wrong[1]
