"""Provides a display for headed browsers: a virtual one if Xvfb is installed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def has_display(xvfb: str | None) -> bool:
    """Returns whether headed browsers can open windows.

    `xvfb` is the path of Xvfb, or None if it is not installed.
    """
    has_screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return has_screen or xvfb is not None


@contextmanager
def virtual_display(xvfb: str | None, width: int = 1280, height: int = 1024) -> Iterator[dict[str, str | None]]:
    """Starts a virtual display and stops it at the end of the block.

    Yields the environment variables that open windows on this display; a variable with None must be removed.
    Yields no variables if `xvfb` is None, so that windows open on the user's screen. Raises RuntimeError if Xvfb fails.
    """
    if not xvfb:
        yield {}
        return
    read_end, write_end = os.pipe()
    command = [xvfb, "-displayfd", str(write_end), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.PIPE, text=True)
    os.close(write_end)
    try:
        with os.fdopen(read_end) as channel:
            number = channel.readline().strip()
        if not number:
            assert process.stderr
            raise RuntimeError(f"{xvfb} did not start: {process.stderr.read().strip()}")
        yield {"DISPLAY": f":{number}", "WAYLAND_DISPLAY": None}
    finally:
        process.terminate()
        process.wait()
