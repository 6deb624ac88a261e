"""A screen for browsers that show a window: one that nobody sees, where Xvfb can be had."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def has_display(xvfb: str | None) -> bool:
    """Whether a window can be opened here."""
    own = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return own or xvfb is not None


@contextmanager
def display(xvfb: str | None, width: int = 1280, height: int = 1024) -> Iterator[dict[str, str | None]]:
    """What to set (or, for None, to unset) in the environment so that windows open on a screen of this run.

    Without Xvfb nothing is set: windows open on the screen of whoever sits there.
    """
    if not xvfb:
        yield {}
        return
    reading, writing = os.pipe()
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.PIPE, text=True)
    os.close(writing)
    try:
        with os.fdopen(reading) as channel:
            number = channel.readline().strip()
        if not number:
            assert process.stderr
            raise RuntimeError(f"{xvfb} did not start: {process.stderr.read().strip()}")
        yield {"DISPLAY": f":{number}", "WAYLAND_DISPLAY": None}
    finally:
        process.terminate()
        process.wait()
