"""Pictures of real windows under a virtual display: codegen with its inspector, and the inspector at a breakpoint."""

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

from samples.display import display as virtual_screen

SCREEN = (1400, 520)
"""Room for the browser on the left and the inspector on the right."""


@dataclass(frozen=True)
class Display:
    """A virtual X display, and what a person would do there."""

    name: str

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
                env=self.environment,
                capture_output=True,
                text=True,
            ).stdout.split()
            if found:
                return found[-1]
            time.sleep(0.3)
        raise TimeoutError(f"no window titled {title!r} on display {self.name}")

    def photograph(self, path: Path, left: int, top: int, width: int, height: int) -> None:
        """Writes a region of the screen as PNG."""
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
    """A display of SCREEN's size, as long as the block runs."""
    with virtual_screen("Xvfb", *SCREEN) as settings:
        yield Display(settings["DISPLAY"] or "")


def place(display: Display, window: str, left: int, top: int, width: int, height: int) -> None:
    """Moves and sizes a window; there is no window manager that would."""
    display.pointer(f"windowmove {window} {left} {top}", f"windowsize {window} {width} {height}")


def arrange(display: Display, browser: str, inspector: str) -> None:
    """Browser left, inspector right, nothing between them."""
    width, height = SCREEN
    place(display, browser, 0, 0, width // 2, height)
    place(display, inspector, width // 2, 0, width // 2, height)


def speak_python(display: Display) -> None:
    """Chooses the target again, to and fro: until somebody does, hints in the page speak JavaScript."""
    display.pointer(f"mousemove {SCREEN[0] - 120} 15", "click 1", "key Escape", "key Down", "key Up")


def make_codegen(url: str, target: Path) -> None:
    """Writes codegen.png: a tea is added by hand, the inspector shows the test that this gives."""
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
            arrange(display, display.window_with("Tea list"), display.window_with("Playwright Inspector"))
            speak_python(display)
            # The field and the button of app.html, which is 520 wide in the middle of a page of 700.
            display.pointer(
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
            # Below, the page and the inspector are empty.
            display.photograph(target / "codegen.png", 0, 0, SCREEN[0], 372)
        finally:
            os.killpg(codegen.pid, signal.SIGTERM)
            codegen.wait()


STEPPED = """from playwright.sync_api import sync_playwright

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
    """Writes inspector.png: a script run with PWDEBUG=1 stands before its click."""
    script = Path(tempfile.mkdtemp()) / "add_tea.py"
    script.write_text(STEPPED.format(url=url))
    with open_display() as display:
        debugged = subprocess.Popen(
            [sys.executable, str(script)],
            env={**display.environment, "PWDEBUG": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            inspector = display.window_with("Playwright Inspector")
            arrange(display, display.window_with("about:blank"), inspector)
            speak_python(display)
            # "Step over" in the inspector's toolbar: goto, then fill; the third stop is the click.
            left = SCREEN[0] // 2
            for _ in range(2):
                display.pointer(f"mousemove {left + 294} 15", "click 1")
                time.sleep(2)
            display.pointer(f"mousemove {left + 200} 200")
            display.photograph(target / "inspector.png", 0, 0, *SCREEN)
        finally:
            os.killpg(debugged.pid, signal.SIGKILL)
            debugged.wait()
