"""Describes the errors of samples, and compares them with the errors that their fences announce."""

import gc
import io
import re
import sys
import traceback
import warnings
from typing import Any

MAX_ERROR_LINES = 8


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


def compare_with_raises(raises: str | None, problem: str | None, text: str) -> str | None:
    """Returns the problem of a run, or None.

    `raises` is what the error of the sample must contain; None if the sample must not fail. `problem` describes its error,
    None if it did not fail, and `text` is the whole error.
    """
    if raises is None:
        return problem
    if problem is None:
        return f'raises="{raises}" is set, but no exception was raised; remove raises or correct the sample'
    return None if raises in text else f'raises="{raises}" does not occur in the error: {problem}'


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
