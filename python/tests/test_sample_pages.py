"""Tests `npm run samples` with two pages: one with correct samples, and one with an error of each kind.

Run: npm test -- python
"""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = Path(__file__).parent / "pages"
# Pages outside the folders of the versions are run with the next version.
RELEASE = json.loads((ROOT / "src/content/libraryReleases.json").read_text("utf-8"))["python"]["next"]
WRONG = (PAGES / "wrong.mdx").read_text("utf-8").split("\n")


@pytest.fixture(scope="module")
def result() -> tuple[int, str]:
    """Runs both pages together, because each run takes seconds to start."""
    pages = [f"python/tests/pages/{name}.mdx" for name in ("right", "wrong")]
    command = ["node", "--import", "tsx", "tools/samples.mts", *pages, "--no-cache"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return process.returncode, process.stdout + process.stderr


def fence_of(text: str) -> int:
    """Returns the page line of the fence that contains a text, counted from 1."""
    line = next(index for index, content in enumerate(WRONG) if text in content)
    return next(index for index in range(line, -1, -1) if WRONG[index].startswith("```")) + 1


def test_correct_samples_pass(result: tuple[int, str]) -> None:
    _, output = result
    # A sample may pass in its second run, which the output names, too.
    assert not re.search(r"/right\.mdx:.*: failed: ", output), output
    assert "87 samples: 80 run" in output
    # Two forms are those of a sample that continues another one.
    assert "7 not run (os 4, type-error 3)" in output


def test_wrong_samples_make_the_command_fail(result: tuple[int, str]) -> None:
    assert result[0] == 1


ERRORS = [
    # name, text in the fence, form, message
    ("wrong argument, type check", "timout=3", "sync", r"No parameter named \"timout\""),
    ("wrong argument, run", "timout=3", "async", r"unexpected keyword argument 'timout'"),
    ("missing await", 'page.get_by_role("heading").click()', "async", r"reportUnusedCoroutine"),
    ("missing await of a value", "title = page.title()", "async", r"Page.title was never awaited"),
    ("wrong expectation", 'to_have_title("Wrong"', "async", r"expected to be 'Wrong'"),
    ("wrong expectation, sync", 'to_have_title("Wrong"', "sync", r"expected to be 'Wrong'"),
    ("unknown name", "nope.foo()", "sync", r"\"nope\" is not defined"),
    ("wrong mark", 'name="Found"', "sync", r"mark=\"button, p\" highlights 1 element\(s\) that no locator"),
    ("unknown member", "get_by_rol(", "async", r"Cannot access attribute \"get_by_rol\""),
    ("unknown fence option", "wronk", "fence", r"unknown option \"wronk\""),
    ("unknown reason", "lazy", "fence", r"norun=\"lazy\" is unknown"),
    ("unknown command", "codegne", "bash", r"\"playwright codegne\" is not a command"),
    ("unknown playwright flag", "--with-dep", "bash", r"no flag \"--with-dep\""),
    ("invalid yaml", "a: [1", "yaml", r"invalid YAML"),
    ("invalid json", '{"a": 1,}', "json", r"invalid JSON"),
    ("invalid toml", "a = = 1", "toml", r"invalid TOML"),
    ("unknown instruction", "FRM x", "dockerfile", r"\"FRM\" is not a Dockerfile instruction"),
    ("missing exception", 'raises="Timeout"', "sync", r"raises=\"Timeout\" is set, but no exception was raised"),
    ("missing type error", "no such complaint", "sync", r"no type error contains this text"),
    ("failing pytest", 'to_have_title("Nope"', "sync", r"expected to be 'Nope'"),
    ("no client certificate", "intranet.example.com", "async", r"net::ERR_"),
    ("failing fixture", "ws://127.0.0.1:9/", "sync", r"ECONNREFUSED"),
    ("failing assert in pytest", "assert 1 == 2", "sync", r"assert 1 == 2"),
    ("failing program", "sync_playwright", "sync", r"Timeout 300ms exceeded"),
    ("error in a listener", "request.uri", "sync", r"in an event listener: AttributeError"),
    ("error in a listener, async", "request.uri", "async", r"in an event listener: AttributeError"),
    ("unused import", "import json", "sync", r"Import \"json\" is not accessed"),
    ("error in a later sample of a chain", "Coffee", "async", r"Value 'Coffee'"),
    ("no sync equivalent", "asyncio.sleep(2)", "fence", r"no sync equivalent for asyncio.sleep"),
    ("python instead of py", "```python", "fence", r"write ```py"),
]


@pytest.mark.parametrize(
    ("text", "form", "message"), [error[1:] for error in ERRORS], ids=[error[0] for error in ERRORS]
)
def test_an_error_is_reported_with_page_and_line(result: tuple[int, str], text: str, form: str, message: str) -> None:
    line = fence_of(text)
    # Errors of the sync derivation have the line of the code; all other errors have the line of the fence.
    reported_line = line + 3 if text.startswith("asyncio.sleep") else line
    start = f"python/tests/pages/wrong.mdx:{reported_line} ({form}, {RELEASE}): failed: "
    found = re.search(rf"^{re.escape(start)}(.*(?:\n  .*)*)", result[1], re.M)
    assert found, f"no failure at {start}\n{result[1]}"
    assert re.search(message, found.group(1)), found.group(1)


@pytest.mark.parametrize(
    ("flag", "command"),
    [
        ("--heeded", "pytest --heeded"),
        ("--nope", "pytest \\"),
        ("-z", "cd x && python -m pytest -z"),
        ("--in-prefix", "xvfb-run -a pytest --in-prefix"),
        ("--after-pipe", "ls | cat; pytest --after-pipe"),
        ("--noway", "docker run -it image pytest --noway"),
        ("--in-block", "pytest --in-block"),
        ("--in-list", "- pytest --in-list"),
        ("--in-run", "RUN ls && \\"),
        ("--in-cmd", 'CMD ["pytest", "--in-cmd"]'),
    ],
)
def test_an_unknown_flag_is_reported_with_the_line_of_its_command(
    result: tuple[int, str], flag: str, command: str
) -> None:
    line = next(number for number, content in enumerate(WRONG, 1) if content.strip() == command)
    assert f'line {line}: pytest has no flag "{flag}"' in result[1]


def test_the_correct_form_of_a_wrong_sample_passes(result: tuple[int, str]) -> None:
    """An error in the async form is not reported for the sync form."""
    line = fence_of("title = page.title()")
    assert f"wrong.mdx:{line} (sync" not in result[1]
