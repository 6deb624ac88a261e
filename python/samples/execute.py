"""Shared code of the sync and async fragment workers: compiles fragments and describes their errors."""

from __future__ import annotations

import ast
import builtins
import contextlib
import gc
import io
import linecache
import os
import re
import shutil
import sys
import traceback
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

FILES = Path(__file__).parent / "files"
MAX_ERROR_LINES = 8
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


def describe(error: BaseException, page: str) -> str:
    """Returns the page line that failed, the exception, and the first lines of its message."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == page]
    line = error.lineno if isinstance(error, SyntaxError) else frames[-1].lineno if frames else None
    text = str(error) if isinstance(error, ListenerError) else f"{type(error).__name__}: {error}".strip()
    if isinstance(error, AssertionError) and not str(error) and frames:
        text = f"AssertionError: {frames[-1].line}"
    return (f"line {line}: " if line else "") + shorten(text)


def shorten(text: str) -> str:
    """Returns the first lines of an error message, without empty lines."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    return "\n".join(lines[:MAX_ERROR_LINES] + (["..."] if len(lines) > MAX_ERROR_LINES else []))


def find_problem(error: BaseException | None, raises: str | None, page: str) -> str | None:
    """Returns the problem of a run, or None.

    `raises` is the text that the sample's exception must contain; None if the sample must not raise an exception.
    """
    if raises is None:
        return None if error is None else describe(error, page)
    if error is None:
        return f'raises="{raises}" is set, but no exception was raised; remove raises or correct the sample'
    if raises not in f"{type(error).__name__}: {error}":
        return f'raises="{raises}" does not occur in the exception: {describe(error, page)}'
    return None


class ListenerError(Exception):
    """An error in an event listener. The library prints such an error and continues."""


class BackgroundErrors:
    """Collects errors that a sample does not raise: coroutines without await, and errors in event listeners.

    Replaces sys.stderr, because the library prints errors of event listeners there.
    """

    def __init__(self) -> None:
        self._unawaited: list[str] = []
        self._stderr = io.StringIO()
        sys.stderr = self._stderr
        sys.set_coroutine_origin_tracking_depth(8)
        warnings.simplefilter("always", RuntimeWarning)
        warnings.showwarning = self._on_warning  # type: ignore[assignment]

    def _on_warning(self, message: Warning | str, *_rest: Any) -> None:
        found = re.match(r"coroutine '(.+)' was never awaited", str(message))
        if found:
            page_lines = re.findall(r'\.mdx", line (\d+)', str(message))
            place = f"line {page_lines[-1]}: " if page_lines else ""
            self._unawaited.append(f"{place}{found.group(1)} was never awaited; write await before the call")

    def reset(self) -> None:
        """Drops errors of the previous chain. Must be called before each chain."""
        gc.collect()
        self._unawaited.clear()
        self.take_listener_error()

    def take_unawaited(self) -> str | None:
        """Returns and drops the messages about coroutines without await, or None."""
        gc.collect()
        unawaited, self._unawaited = self._unawaited, []
        return "\n".join(unawaited) or None

    def take_listener_error(self) -> ListenerError | None:
        """Returns the first error in an event listener, or None, and drops the printed text."""
        text = self._stderr.getvalue()
        self._stderr.seek(0)
        self._stderr.truncate()
        return listener_error(text)


def listener_error(stderr: str) -> ListenerError | None:
    """Returns the first error in an event listener that `stderr` contains, or None.

    Ignores TargetClosedError, because a listener may still run when the sample closes its page.
    """
    for part in stderr.split("Error occurred in event listener")[1:]:
        lines = part.strip().splitlines()
        starts = [index for index, line in enumerate(lines) if re.match(r"[\w.]+: ", line)]
        message = "\n".join(lines[starts[-1] :] if starts else lines[-1:])
        if "TargetClosedError" not in message:
            return ListenerError(f"in an event listener: {message}")
    return None


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


def create_namespace(**objects: Any) -> dict[str, Any]:
    """Returns the names that a fragment can use: `objects`, and what both APIs share."""
    return {"__name__": "__sample__", "__builtins__": builtins, "re": re, **objects}


def starts_browsers(samples: list[dict[str, Any]]) -> bool:
    """Whether samples may leave browsers open, so that the driver must be restarted, which closes them."""
    return any(re.search(r"\.(launch|connect)", sample["code"]) for sample in samples)
