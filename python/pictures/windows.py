"""Takes screenshots of windows on a virtual display: codegen with the inspector, and the inspector at a paused step."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from samples.display import virtual_display

SCREEN = (1400, 520)
"""Width and height in pixels: the browser is in the left half and the inspector in the right half."""


@dataclass(frozen=True)
class Display:
    """A virtual X display with input and screenshots."""

    name: str

    @property
    def environment(self) -> dict[str, str]:
        """Environment of programs that open windows on this display."""
        return {**os.environ, "DISPLAY": self.name, "NO_AT_BRIDGE": "1"}

    def send_input(self, *steps: str) -> None:
        """Runs xdotool once per step. Waits after each step, because the recorder would miss faster input."""
        for step in steps:
            subprocess.run(["xdotool", *step.split(" ")], env=self.environment, check=True)
            time.sleep(0.7)

    def find_window(self, title: str, timeout: float = 40) -> str:
        """Waits for a window whose title contains `title` and returns its id.

        Raises TimeoutError after `timeout` seconds.
        """
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", title],
                env=self.environment,
                capture_output=True,
                text=True,
            ).stdout.split()
            if found:
                return found[-1]
            time.sleep(0.3)
        raise TimeoutError(f"no window titled {title!r} on display {self.name}")

    def take_screenshot(self, path: Path, left: int, top: int, width: int, height: int) -> None:
        """Writes a region of the display as PNG; all numbers are pixels."""
        subprocess.run(
            [
                "ffmpeg",
                "-y",
                "-loglevel",
                "error",
                "-f",
                "x11grab",
                "-draw_mouse",
                "0",
                "-video_size",
                f"{width}x{height}",
                "-i",
                f"{self.name}+{left},{top}",
                "-frames:v",
                "1",
                str(path),
            ],
            check=True,
        )


@contextmanager
def open_display() -> Iterator[Display]:
    """Starts a display of the size SCREEN and stops it at the end of the block."""
    with virtual_display("Xvfb", *SCREEN) as settings:
        yield Display(settings["DISPLAY"] or "")


def move_window(display: Display, window: str, left: int, top: int, width: int, height: int) -> None:
    """Moves and resizes a window, because the display has no window manager."""
    display.send_input(f"windowmove {window} {left} {top}", f"windowsize {window} {width} {height}")


def arrange_windows(display: Display, browser: str, inspector: str) -> None:
    """Moves the browser to the left half and the inspector to the right half."""
    width, height = SCREEN
    move_window(display, browser, 0, 0, width // 2, height)
    move_window(display, inspector, width // 2, 0, width // 2, height)


def select_python(display: Display) -> None:
    """Selects another target and then Python again.

    Without this, hints in the page show JavaScript although the target is Python.
    """
    display.send_input(f"mousemove {SCREEN[0] - 120} 15", "click 1", "key Escape", "key Down", "key Up")


def make_codegen(url: str, target: Path) -> None:
    """Writes codegen.png: xdotool adds a tea, and the inspector shows the generated test."""
    with open_display() as display:
        codegen = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "playwright",
                "codegen",
                "--target",
                "python-pytest",
                "--viewport-size",
                "700,430",
                url,
            ],
            env=display.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            arrange_windows(display, display.find_window("Tea list"), display.find_window("Playwright Inspector"))
            select_python(display)
            # Clicks the field and the button of app.html. Its content is 520 pixels wide and centered in 700 pixels.
            display.send_input(
                "mousemove 250 234",
                "click 1",
                "type --delay 60 Assam",
                "mousemove 580 234",
                "click 1",
                "mousemove 105 297",
                "click 1",
                "mousemove 560 234",
            )
            time.sleep(1)
            # Cuts off the lower part, where the page and the inspector are empty.
            display.take_screenshot(target / "codegen.png", 0, 0, SCREEN[0], 372)
        finally:
            os.killpg(codegen.pid, signal.SIGTERM)
            codegen.wait()


DEBUGGED_SCRIPT = """from playwright.sync_api import sync_playwright

with sync_playwright() as p:
    browser = p.chromium.launch(headless=False)
    page = browser.new_page(no_viewport=True)
    page.goto("{url}")
    page.get_by_label("New tea").fill("Assam")
    page.get_by_role("button", name="Add").click()
    page.get_by_label("Assam").check()
    browser.close()
"""


def make_inspector(url: str, target: Path) -> None:
    """Writes inspector.png: a script that runs with PWDEBUG=1 is paused before its click."""
    script = Path(tempfile.mkdtemp()) / "add_tea.py"
    script.write_text(DEBUGGED_SCRIPT.format(url=url))
    with open_display() as display:
        debugged = subprocess.Popen(
            [sys.executable, str(script)],
            env={**display.environment, "PWDEBUG": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            inspector = display.find_window("Playwright Inspector")
            arrange_windows(display, display.find_window("about:blank"), inspector)
            select_python(display)
            # Clicks "Step over" in the inspector's toolbar twice, so that the script pauses between fill() and click().
            left = SCREEN[0] // 2
            for _ in range(2):
                display.send_input(f"mousemove {left + 294} 15", "click 1")
                time.sleep(2)
            display.send_input(f"mousemove {left + 200} 200")
            display.take_screenshot(target / "inspector.png", 0, 0, *SCREEN)
        finally:
            os.killpg(debugged.pid, signal.SIGKILL)
            debugged.wait()
