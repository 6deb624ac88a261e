"""Runs headed tools on a virtual display, and takes screenshots of it.

The tools run in the Chromium of this machine, through a wrapper that scales the windows and opens a debugging port. A
second Playwright client uses these ports to move windows, to use the mouse and the keyboard, and to find parts.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Error, FloatRect, Page, Playwright
from samples.display import virtual_display

from .callouts import WIDTH, Callout, take_screenshot
from .edition_tools import PROJECT
from .sheet import Scheme

BARS = 87
"""Height of the tab strip and the address bar in CSS pixels."""
STEPS = 8
"""Movements of the pointer from one part to the next."""
BROWSER_PORT, INSPECTOR_PORT = 4872, 4873
_WRAPPER = """#!/bin/sh
port={browser}
for word; do case "$word" in --app=*) port={inspector};; esac; done
exec {chromium} --force-device-scale-factor={scale} {dark} --remote-debugging-port=$port "$@"
"""


@dataclass(frozen=True)
class Desktop:
    """A virtual display of WIDTH pixels with the browser of a tool and the Inspector."""

    playwright: Playwright
    display: str
    environment: dict[str, str]
    scheme: Scheme
    scale: float
    """Pixels of the display per CSS pixel."""

    def point_at(self, page: Page, box: FloatRect | None, bars: float = 0) -> None:
        """Moves the visible pointer to the middle of a box of the page, at the speed of a hand. See `locate`."""
        goal = self.locate(page, box, bars)
        found = subprocess.check_output(["xdotool", "getmouselocation", "--shell"], env=self.environment, text=True)
        x, y = (int(line.partition("=")[2]) for line in found.splitlines()[:2])
        width, height = goal["x"] + goal["width"] / 2 - x, goal["y"] + goal["height"] / 2 - y
        steps = (step / STEPS for step in range(1, STEPS + 1))
        moves = (f"mousemove {x + width * step:.0f} {y + height * step:.0f} sleep 0.05" for step in steps)
        self.send(*" ".join(moves).split())

    def click(self, page: Page, box: FloatRect | None, bars: float = 0) -> None:
        """Moves the visible pointer to a box of the page, and clicks."""
        self.point_at(page, box, bars)
        page.wait_for_timeout(200)
        self.send("click", "1")

    def send(self, *words: str) -> None:
        """Runs commands of xdotool on the display."""
        subprocess.run(["xdotool", *words], env=self.environment, check=True)

    @contextmanager
    def record(self, path: Path, still: float = 0.3) -> Iterator[None]:
        """Records the display during the block. Writes the video to `path`, and a frame, `still` seconds before the end, as PNG."""
        raw = path.with_suffix(".raw.mkv")
        ffmpeg = ("ffmpeg", "-y", "-loglevel", "error")
        area = ("-f", "x11grab", "-framerate", "10", "-i", self.display)
        process = subprocess.Popen([*ffmpeg, *area, "-c:v", "ffv1", str(raw)], stdin=subprocess.PIPE)
        # ffmpeg needs a moment to start. At the end, the viewer reads the result.
        time.sleep(0.5)
        try:
            yield
            time.sleep(1.2)
        finally:
            process.communicate(b"q")
        # All supported browsers play H.264 in MP4, if its colors have half the resolution. Safari on iOS plays WebM only since
        # 17.4. The index at the start of the file lets browsers play before the end of the download.
        quality = ("-c:v", "libx264", "-preset", "veryslow", "-crf", "24", "-pix_fmt", "yuv420p")
        subprocess.run([*ffmpeg, "-i", str(raw), *quality, "-movflags", "+faststart", str(path)], check=True)
        last = ("-sseof", f"-{still}", "-i", str(raw), "-frames:v", "1")
        subprocess.run([*ffmpeg, *last, str(path.with_suffix(".png"))], check=True)
        raw.unlink()

    @contextmanager
    def run(self, *command: str, **environment: str) -> Iterator[None]:
        """Runs the command in PROJECT until the end of the block."""
        process = subprocess.Popen(
            command,
            cwd=PROJECT,
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def find_page(self, port: int, url: str) -> Page:
        """Waits for a page whose URL contains `url`. Raises TimeoutError after 60 seconds."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            except Error:
                time.sleep(0.3)
                continue
            for context in browser.contexts:
                for page in context.pages:
                    if url in page.url:
                        return page
            browser.close()
            time.sleep(0.3)
        raise TimeoutError(f"no page {url} at port {port}")

    def place_window(self, page: Page, left: int, top: int, width: int, height: int) -> None:
        """Moves and resizes the window of the page. All numbers are pixels of the display."""
        session = page.context.new_cdp_session(page)
        window = session.send("Browser.getWindowForTarget")["windowId"]
        pixels = {"left": left, "top": top, "width": width, "height": height}
        bounds = {name: round(value / self.scale) for name, value in pixels.items()}
        session.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})
        session.detach()

    def raise_window(self, title: str) -> None:
        """Raises the window above the other windows."""
        self.send("search", "--onlyvisible", "--name", title, "windowraise", "%@")

    def locate(self, page: Page, box: FloatRect | None, bars: float) -> FloatRect:
        """Converts a box of the page to pixels of the display. `bars` is the height above the page in CSS pixels."""
        assert box
        left, top = page.evaluate("[screenX, screenY]")
        return {
            "x": (left + box["x"]) * self.scale,
            "y": (top + bars + box["y"]) * self.scale,
            "width": box["width"] * self.scale,
            "height": box["height"] * self.scale,
        }

    def take_screenshot(self, path: Path, top: int, height: int, *callouts: Callout) -> None:
        """Writes a strip of the display over its full width. Callouts are in pixels of the display."""
        raw = path.with_suffix(".raw.png")
        command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "x11grab", "-draw_mouse", "0"]
        area = ["-video_size", f"{WIDTH}x{height}", "-i", f"{self.display}+0,{top}", "-frames:v", "1"]
        subprocess.run([*command, *area, str(raw)], check=True)
        browser = self.playwright.chromium.launch()
        page = browser.new_page(viewport={"width": WIDTH, "height": height})
        page.goto(raw.as_uri())
        take_screenshot(page, path, None, callouts)
        browser.close()
        raw.unlink()


@contextmanager
def open_desktop(playwright: Playwright, scheme: Scheme, height: int, scale: float) -> Iterator[Desktop]:
    """Starts a display, and removes it after the block."""
    folder = Path(tempfile.mkdtemp())
    with virtual_display("Xvfb", WIDTH, height) as settings:
        environment = {
            **os.environ,
            "DISPLAY": settings["DISPLAY"] or "",
            "NO_AT_BRIDGE": "1",
            "PLAYWRIGHT_BROWSERS_PATH": str(wrap_browsers(folder, scheme, scale)),
        }
        yield Desktop(playwright, environment["DISPLAY"], environment, scheme, scale)
    shutil.rmtree(folder, ignore_errors=True)


def wrap_browsers(folder: Path, scheme: Scheme, scale: float) -> Path:
    """Copies the browsers folder, with a wrapper in place of each program of Chromium."""
    browsers = folder / "browsers"
    shutil.copytree(os.environ["PLAYWRIGHT_BROWSERS_PATH"], browsers, symlinks=True)
    # The folders of some releases are links to that of another release.
    for program in {path.parent.resolve() / path.name for path in browsers.glob("chromium-*/chrome-linux*/chrome")}:
        text = _WRAPPER.format(
            browser=BROWSER_PORT,
            inspector=INSPECTOR_PORT,
            chromium=program.resolve(),
            scale=scale,
            dark="--force-dark-mode" if scheme == "dark" else "",
        )
        program.unlink()
        program.write_text(text)
        program.chmod(0o755)
    return browsers
