"""Takes screenshots of the trace viewer: `playwright show-trace` opens a trace of the sample page."""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import FloatRect, Page, Playwright, expect

VIEWER_PORT = 4871


def record(playwright: Playwright, url: str, trace: Path) -> None:
    """Records a trace that adds three teas and checks one of them."""
    browser = playwright.chromium.launch(slow_mo=150)
    context = browser.new_context(viewport={"width": 800, "height": 520})
    context.tracing.start(screenshots=True, snapshots=True, sources=True, title="test_adds_teas")
    page = context.new_page()
    page.goto(url)
    context.tracing.group("Add three teas")
    for tea in ("Assam", "Darjeeling", "Sencha"):
        page.get_by_label("New tea").fill(tea)
        page.get_by_role("button", name="Add").click()
    context.tracing.group_end()
    expect(page.get_by_role("status")).to_have_text("3 teas")
    page.get_by_label("Darjeeling").check()
    context.tracing.stop(path=trace)
    browser.close()


def wait_for_port(port: int) -> None:
    """Waits until a process listens on `port`. Raises TimeoutError after 30 seconds."""
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"playwright show-trace does not listen on port {port}")


def open_viewer(page: Page, trace: Path) -> None:
    """Opens the trace, selects the second click and waits until its snapshot is visible."""
    page.goto(f"http://127.0.0.1:{VIEWER_PORT}/trace/index.html?trace={trace}")
    actions = page.get_by_role("tree").first
    expect(actions.get_by_text("Add three teas")).to_be_visible(timeout=30_000)
    actions.get_by_text("Add three teas").click()
    page.keyboard.press("ArrowRight")
    actions.get_by_role("treeitem", name=re.compile("Click")).nth(1).click()
    snapshot = page.frame_locator("iframe[name=snapshot]:visible")
    expect(snapshot.get_by_role("heading", name="Tea list")).to_be_visible(timeout=30_000)


# The title bar contains only the name of the tool and the title of the trace.
BELOW_TITLE_BAR: FloatRect = {"x": 0, "y": 48, "width": 1280, "height": 712}


def take_screenshot(page: Page, path: Path) -> None:
    """Takes a screenshot of the viewer without its title bar."""
    page.screenshot(path=path, animations="disabled", clip=BELOW_TITLE_BAR)


def make(playwright: Playwright, url: str, target: Path) -> None:
    """Writes trace-viewer.png, trace-viewer-network.png and their dark variants (.dark.png) to the folder `target`."""
    trace = Path(tempfile.mkdtemp()) / "trace.zip"
    record(playwright, url, trace)
    viewer = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "playwright",
            "show-trace",
            "--host",
            "127.0.0.1",
            "--port",
            str(VIEWER_PORT),
            str(trace),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # Starts a new process group, so that the command and the Node process that it starts can be ended together.
        start_new_session=True,
    )
    try:
        wait_for_port(VIEWER_PORT)
        browser = playwright.chromium.launch()
        for dark, suffix in ((False, ""), (True, ".dark")):
            page = browser.new_page(
                viewport={"width": 1280, "height": 760},
                color_scheme="dark" if dark else "light",
            )
            open_viewer(page, trace)
            take_screenshot(page, target / f"trace-viewer{suffix}.png")
            page.get_by_role("tab", name="Network").click()
            take_screenshot(page, target / f"trace-viewer-network{suffix}.png")
            page.close()
        browser.close()
    finally:
        os.killpg(viewer.pid, signal.SIGTERM)
        viewer.wait()
