"""Pictures of the trace viewer: a trace of the sample page, opened by `playwright show-trace`."""

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
    """Records the trace: three teas, one of them ticked off."""
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
    """Returns as soon as something listens on `port`; raises TimeoutError after 30 seconds."""
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"playwright show-trace does not listen on port {port}")


def open_viewer(page: Page, trace: Path) -> None:
    """Opens the trace, selects the second click and waits until its snapshot is painted."""
    page.goto(f"http://127.0.0.1:{VIEWER_PORT}/trace/index.html?trace={trace}")
    actions = page.get_by_role("tree").first
    expect(actions.get_by_text("Add three teas")).to_be_visible(timeout=30_000)
    actions.get_by_text("Add three teas").click()
    page.keyboard.press("ArrowRight")
    actions.get_by_role("treeitem", name=re.compile("Click")).nth(1).click()
    snapshot = page.frame_locator("iframe[name=snapshot]:visible")
    expect(snapshot.get_by_role("heading", name="Tea list")).to_be_visible(timeout=30_000)


# The bar at the top contains only the name and the title of the tool.
BELOW_THE_BAR: FloatRect = {"x": 0, "y": 48, "width": 1280, "height": 712}


def photograph(page: Page, path: Path) -> None:
    """Writes what the viewer shows, without its title bar."""
    page.screenshot(path=path, animations="disabled", clip=BELOW_THE_BAR)


def make(playwright: Playwright, url: str, target: Path) -> None:
    """Writes trace-viewer.png and trace-viewer-network.png, each with a .dark.png beside it, into `target`."""
    trace = Path(tempfile.mkdtemp()) / "trace.zip"
    record(playwright, url, trace)
    server = subprocess.Popen(
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
        # The command starts Node: a group of its own, so that both can be ended.
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
            photograph(page, target / f"trace-viewer{suffix}.png")
            page.get_by_role("tab", name="Network").click()
            photograph(page, target / f"trace-viewer-network{suffix}.png")
            page.close()
        browser.close()
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()
