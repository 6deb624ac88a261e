"""What the sync and the async fragment worker share: compiling a fragment in its page, and telling what went wrong."""

from __future__ import annotations

import ast
import gc
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


def compile_fragment(code: str, page: str, line: int) -> CodeType:
    """Code whose tracebacks name the page and its line."""
    tree = ast.parse(code, page)
    ast.increment_lineno(tree, line)
    return compile(tree, page, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)


def describe(error: BaseException, page: str) -> str:
    """The page line that failed, the exception, and the first lines of its message."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == page]
    line = error.lineno if isinstance(error, SyntaxError) else frames[-1].lineno if frames else None
    text = f"{type(error).__name__}: {error}".strip()
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


class Unawaited:
    """Collects coroutines that a sample forgot to await."""

    def __init__(self) -> None:
        self._names: list[str] = []
        warnings.simplefilter("always", RuntimeWarning)
        warnings.showwarning = self._note  # type: ignore[assignment]

    def _note(self, message: Warning | str, *_rest: Any) -> None:
        found = re.match(r"coroutine '(.+)' was never awaited", str(message))
        if found:
            self._names.append(found.group(1))

    def take(self) -> str | None:
        gc.collect()
        names, self._names = self._names, []
        return f"{', '.join(names)} was never awaited; write await before the call" if names else None


def prepare_folder(folder: Path) -> None:
    """The working folder of a chain, with the files that samples may read."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(FILES, folder, dirs_exist_ok=True)


def forget_modules(folder: Path) -> None:
    """Modules of a chain must not meet those of the next."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(str(folder)):
            del sys.modules[name]
