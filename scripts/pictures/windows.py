"""Pictures of real windows under a virtual display: codegen with its inspector, and the inspector at a breakpoint."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCREEN = (1640, 760)
"""Wide enough for the browser (left) and the inspector, which asks for the place 1020,10."""


class Display:
    """A virtual X display: `with Display(99) as display:` starts it, the end stops it."""

    def __init__(self, number: int) -> None:
        self.name = f":{number}"
        self._number = number

    def __enter__(self) -> "Display":
        width, height = SCREEN
        self._server = subprocess.Popen(
            ["Xvfb", self.name, "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        socket = Path(f"/tmp/.X11-unix/X{self._number}")
        for _ in range(100):
            if socket.exists():
                break
            time.sleep(0.1)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()

    @property
    def environment(self) -> dict[str, str]:
        """Environment of programs that shall draw here."""
        return {**os.environ, "DISPLAY": self.name, "NO_AT_BRIDGE": "1"}

    def pointer(self, *steps: str) -> None:
        """Moves, clicks and types with xdotool, one call per step, unhurried so that the recorder keeps up."""
        for step in steps:
            subprocess.run(["xdotool", *step.split(" ")], env=self.environment, check=True)
            time.sleep(0.7)

    def window_with(self, title: str, timeout: float = 40) -> str:
        """Id of the window whose title contains `title`; raises TimeoutError."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", title],
                env=self.environment, capture_output=True, text=True,
            ).stdout.split()
            if found:
                return found[-1]
            time.sleep(0.3)
        raise TimeoutError(f"no window titled {title!r} on display {self.name}")

    def photograph(self, path: Path, left: int, top: int, width: int, height: int) -> None:
        """Writes a region of the screen as PNG."""
        subprocess.run(
            [
                "ffmpeg", "-y", "-loglevel", "error", "-f", "x11grab", "-draw_mouse", "0",
                "-video_size", f"{width}x{height}", "-i", f"{self.name}+{left},{top}", "-frames:v", "1", str(path),
            ],
            check=True,
        )


def place(display: Display, window: str, left: int, top: int, width: int, height: int) -> None:
    """Moves and sizes a window; there is no window manager that would."""
    display.pointer(f"windowmove {window} {left} {top}", f"windowsize {window} {width} {height}")


def make_codegen(url: str, target: Path) -> None:
    """Writes codegen.png: a tea is added by hand, the inspector shows the test that this gives."""
    with Display(97) as display:
        codegen = subprocess.Popen(
            [sys.executable, "-m", "playwright", "codegen", "--target", "python-pytest", url],
            env=display.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            browser = display.window_with("Tea list")
            inspector = display.window_with("Playwright Inspector")
            place(display, browser, 0, 0, 860, 760)
            place(display, inspector, 870, 0, 770, 760)
            time.sleep(2)
            display.photograph(target / "codegen.png", 0, 0, *SCREEN)
        finally:
            codegen.terminate()
            codegen.wait()


PAUSED = '''from playwright.sync_api import sync_playwright

with sync_playwright() as p:
    browser = p.chromium.launch(headless=False)
    page = browser.new_page(no_viewport=True)
    page.goto("{url}")
    page.get_by_label("New tea").fill("Assam")
    page.get_by_role("button", name="Add").click()
    page.pause()
    page.get_by_label("Assam").check()
    browser.close()
'''


def make_inspector(url: str, target: Path) -> None:
    """Writes inspector.png: a script that waits in page.pause()."""
    script = Path(tempfile.mkdtemp()) / "add_tea.py"
    script.write_text(PAUSED.format(url=url))
    with Display(98) as display:
        paused = subprocess.Popen(
            [sys.executable, str(script)],
            env=display.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            browser = display.window_with("Tea list")
            inspector = display.window_with("Playwright Inspector")
            place(display, browser, 0, 0, 860, 760)
            place(display, inspector, 870, 0, 770, 760)
            time.sleep(2)
            display.photograph(target / "inspector.png", 0, 0, *SCREEN)
        finally:
            paused.kill()
            paused.wait()
