"""What the sync and the async fragment worker share: compiling a fragment in its page, and telling what went wrong."""

from __future__ import annotations

import ast
import gc
import io
import linecache
import re
import shutil
import sys
import traceback
import warnings
from pathlib import Path
from types import CodeType
from typing import Any

FILES = Path(__file__).parent / "files"
MAX_ERROR_LINES = 8
# A sample that waits for what never comes says so soon; the library's own default is half a minute.
DEFAULT_TIMEOUT = 10_000
_SHOWN: dict[str, list[str]] = {}


def compile_fragment(code: str, page: str, line: int) -> CodeType:
    """Code whose tracebacks name the page and its line."""
    _show_lines(code, page, line)
    tree = ast.parse(code, page)
    ast.increment_lineno(tree, line)
    return compile(tree, page, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)


def _show_lines(code: str, page: str, line: int) -> None:
    """Gives tracebacks the text of the form that runs, in place of the page's, beside what earlier samples gave."""
    lines = _SHOWN.setdefault(page, [])
    text = [f"{content}\n" for content in code.split("\n")]
    lines += ["\n"] * (line + len(text) - len(lines))
    lines[line : line + len(text)] = text
    linecache.cache[page] = (len(lines), None, lines, page)


def describe(error: BaseException, page: str) -> str:
    """The page line that failed, the exception, and the first lines of its message."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == page]
    line = error.lineno if isinstance(error, SyntaxError) else frames[-1].lineno if frames else None
    text = str(error) if isinstance(error, ListenerError) else f"{type(error).__name__}: {error}".strip()
    if isinstance(error, AssertionError) and not str(error) and frames:
        text = f"AssertionError: {frames[-1].line}"
    return (f"line {line}: " if line else "") + shorten(text)


def shorten(text: str) -> str:
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    return "\n".join(lines[:MAX_ERROR_LINES] + (["..."] if len(lines) > MAX_ERROR_LINES else []))


def judge(error: BaseException | None, raises: str | None, page: str) -> str | None:
    """What is wrong with a run, given that the sample may announce an exception; None when all is well."""
    if raises is None:
        return None if error is None else describe(error, page)
    if error is None:
        return f'announces raises="{raises}", and nothing was raised'
    if raises not in f"{type(error).__name__}: {error}":
        return f'announces raises="{raises}", and raised something else: {describe(error, page)}'
    return None


class ListenerError(Exception):
    """An error in an event listener: the library prints it and goes on."""


class Aside:
    """What goes wrong beside a sample: coroutines that it forgot to await, errors in its listeners."""

    def __init__(self) -> None:
        self._forgotten: list[str] = []
        self._stderr = io.StringIO()
        sys.stderr = self._stderr
        sys.set_coroutine_origin_tracking_depth(8)
        warnings.simplefilter("always", RuntimeWarning)
        warnings.showwarning = self._note  # type: ignore[assignment]

    def _note(self, message: Warning | str, *_rest: Any) -> None:
        found = re.match(r"coroutine '(.+)' was never awaited", str(message))
        if found:
            places = re.findall(r'\.mdx", line (\d+)', str(message))
            place = f"line {places[-1]}: " if places else ""
            self._forgotten.append(f"{place}{found.group(1)} was never awaited; write await before the call")

    def forget(self) -> None:
        """Before a chain: what the one before left behind is not its own."""
        gc.collect()
        self._forgotten.clear()
        self.take_listener_error()

    def take_forgotten(self) -> str | None:
        gc.collect()
        forgotten, self._forgotten = self._forgotten, []
        return "\n".join(forgotten) or None

    def take_listener_error(self) -> ListenerError | None:
        text = self._stderr.getvalue()
        self._stderr.seek(0)
        self._stderr.truncate()
        return listener_error(text)


def listener_error(stderr: str) -> ListenerError | None:
    """The error of a listener in what was printed; a target that closed meanwhile is none."""
    for part in stderr.split("Error occurred in event listener")[1:]:
        lines = part.strip().splitlines()
        starts = [index for index, line in enumerate(lines) if re.match(r"[\w.]+: ", line)]
        message = "\n".join(lines[starts[-1] :] if starts else lines[-1:])
        if "TargetClosedError" not in message:
            return ListenerError(f"in an event listener: {message}")
    return None


def prepare_folder(folder: Path, files: Path) -> None:
    """The working folder of a chain, with the files that samples may read: ours, and those that this run made."""
    for source in (FILES, files):
        shutil.copytree(source, folder, dirs_exist_ok=True)


def forget_modules(folder: Path) -> None:
    """Modules of a chain must not meet those of the next."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(str(folder)):
            del sys.modules[name]
