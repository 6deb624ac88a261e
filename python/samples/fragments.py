"""Compiles fragments, and creates what they run in."""

import ast
import contextlib
import linecache
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

FILES = Path(__file__).parent / "files"
# Milliseconds. Shorter than the library's default of 30 seconds, so that a sample that waits in vain fails soon.
DEFAULT_TIMEOUT = 10_000
_SHOWN_LINES: dict[str, list[str]] = {}


def compile_fragment(code: str, page: str, line: int) -> CodeType:
    """Compiles code so that tracebacks contain the page and its line. `line` is the line of the fence."""
    _show_lines(code, page, line)
    tree = ast.parse(code, page)
    ast.increment_lineno(tree, line)
    return compile(tree, page, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)


def _show_lines(code: str, page: str, line: int) -> None:
    """Makes tracebacks show the code of the form that runs, instead of the page. Keeps the lines of earlier samples."""
    lines = _SHOWN_LINES.setdefault(page, [])
    text = [f"{content}\n" for content in code.split("\n")]
    lines += ["\n"] * (line + len(text) - len(lines))
    lines[line : line + len(text)] = text
    linecache.cache[page] = (len(lines), None, lines, page)


def prepare_folder(folder: Path, files: Path) -> None:
    """Creates the working folder of a chain with the files that samples may read: those of this package and `files`."""
    for source in (FILES, files):
        shutil.copytree(source, folder, dirs_exist_ok=True)


@contextlib.contextmanager
def working_folder(folder: Path) -> Iterator[None]:
    """Runs a chain in its folder, from which samples can import modules.

    Unloads these modules at the end, because the next chain may have modules with the same names.
    """
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", None) or "").startswith(str(folder)):
                del sys.modules[name]


def write_file(sample: dict[str, Any]) -> None:
    """Writes a sample with a file name to its file, so that later samples can import or open it."""
    if name := sample.get("file"):
        file = Path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(sample["code"] + "\n", "utf-8")


def starts_browsers(samples: list[dict[str, Any]]) -> bool:
    """Whether samples may leave browsers open, so that the driver must be restarted, which closes them."""
    return any(re.search(r"\.(launch|connect)", sample["code"]) for sample in samples)
