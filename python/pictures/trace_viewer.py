"""Takes screenshots of the trace viewer: `playwright show-trace` opens the trace of a test that failed."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, FrameLocator, Locator, Page, Playwright, expect

from .callouts import WIDTH, Callout, take_screenshot
from .edition_tools import PROJECT, Edition, find_trace
from .sheet import SCHEMES

PORT = 4871


@dataclass(frozen=True)
class Viewer:
    """The trace viewer with the trace, and the parts that the screenshots show."""

    page: Page
    edition: Edition
    target: Path
    suffix: str
    width: int

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("tree").first

    @property
    def failed(self) -> Locator:
        return self.actions.get_by_role("treeitem").filter(has_text=self.edition.failed_call).last

    @property
    def snapshot(self) -> FrameLocator:
        return self.page.frame_locator("iframe[name=snapshot]:visible")

    @property
    def toolbar(self) -> Locator:
        """The bar above the snapshot."""
        return self.page.get_by_role("button", name="Pick locator")

    @property
    def tabs(self) -> Locator:
        """The bar above the details of an action."""
        return self.page.get_by_role("tablist").last

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name).first

    def open_tab(self, name: str) -> Locator:
        """Opens a tab and returns its panel."""
        self.tab(name).click()
        panel = self.page.get_by_role("tabpanel", name=name)
        expect(panel).to_be_visible()
        return panel

    def drag_divider(self, height: float) -> None:
        """Drags the divider above the details, so that the details have this height."""
        bar = box_of(self.tabs)
        mouse = self.page.mouse
        mouse.move(bar["x"] + 200, bar["y"])
        mouse.down()
        mouse.move(bar["x"] + 200, self.page.evaluate("innerHeight") - height, steps=5)
        mouse.up()
        mouse.move(self.width - 100, 4)

    def save(self, name: str, top: float, height: float, *callouts: Callout) -> None:
        """Writes a strip of the viewer that begins `top` pixels below its upper edge."""
        clip: FloatRect = {"x": 0, "y": top, "width": self.width, "height": height}
        take_screenshot(self.page, self.target / f"{name}{self.suffix}.png", clip, callouts)


def box_of(part: Locator) -> FloatRect:
    """Returns the bounding box of a visible part of the viewer."""
    expect(part).to_be_visible()
    box = part.bounding_box()
    assert box
    return box


def wait_for_port(port: int) -> None:
    """Waits until a process listens on `port`. Raises TimeoutError after 30 seconds."""
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"no server listens on port {port}")


@contextmanager
def served_by(process: subprocess.Popen[Any], port: int) -> Iterator[str]:
    """Waits for a server, yields its URL, and ends its process group after the block."""
    try:
        wait_for_port(port)
        yield f"http://127.0.0.1:{port}/"
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def start_viewer(edition: Edition, trace: Path) -> subprocess.Popen[bytes]:
    """Runs `playwright show-trace`. The command and the Node process that it starts are a process group."""
    command = [*edition.tool, "show-trace", "--host", "127.0.0.1", "--port", str(PORT), str(trace)]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=PROJECT, stdout=silent, stderr=silent, start_new_session=True)


def take_overview(viewer: Viewer) -> None:
    """Takes the whole viewer with the failed assertion, and the parts that need its full width."""
    page = viewer.page
    viewer.drag_divider(126)
    viewer.open_tab("Console")
    expect(viewer.snapshot.get_by_role("status")).to_have_text("Sorry, Gyokuro is sold out.")
    timeline = box_of(page.locator(".timeline-view"))
    top = timeline["y"] - 2
    viewer.save(
        "trace-failed",
        top,
        page.evaluate("innerHeight") - top,
        Callout(timeline, "bottom left", margin=-3),
        Callout(viewer.failed, "top right"),
        Callout(viewer.snapshot.get_by_role("status"), "bottom right"),
        Callout(viewer.tabs, "top right", margin=-2),
    )
    viewer.drag_divider(300)
    network = viewer.open_tab("Network")
    viewer.save(
        "trace-network",
        box_of(viewer.tabs)["y"],
        268,
        Callout(network.get_by_text("fulfilled"), "top right"),
        Callout(network.get_by_text("409", exact=True), "top right"),
    )
    expect(viewer.open_tab("Source")).to_contain_text(viewer.edition.test_name)
    viewer.save("trace-source", box_of(viewer.tabs)["y"], 300)


def take_details(viewer: Viewer) -> None:
    """Takes the tabs about the failed assertion."""
    viewer.drag_divider(420)
    # In 1.65, the second line of an error covers the first: its margin is for the higher lines of the list of actions.
    viewer.page.add_style_tag(content=".action-title:has(+ .action-location) .action-title-subtitle { margin-top: 0 }")
    top = box_of(viewer.tabs)["y"]
    for tab, height in (("Call", 290), ("Log", 196), ("Errors", viewer.edition.errors_height), ("Console", 122)):
        viewer.open_tab(tab)
        viewer.save(f"trace-{tab.lower()}", top, height)
    height = viewer.edition.attachments_height
    if height is None:
        return
    viewer.open_tab("Attachments")
    viewer.drag_divider(height)
    viewer.save("trace-attachments", box_of(viewer.tabs)["y"], height)


def take_actions(viewer: Viewer) -> None:
    """Takes the list of actions, the snapshot of a click, the timeline and the metadata."""
    page = viewer.page
    clicks = viewer.actions.get_by_role("treeitem", name="Click")
    viewer.drag_divider(120)
    top = box_of(viewer.tab("Actions"))["y"]
    height = box_of(viewer.tabs)["y"] - top
    viewer.save(
        "trace-actions",
        top,
        height,
        Callout(viewer.failed, "top left", margin=-1),
        Callout(clicks.last.locator(".action-icons"), "top right"),
        Callout(page.get_by_role("button", name="Filter actions"), "bottom right"),
    )
    clicks.last.click()
    button = viewer.snapshot.get_by_role("button", name="Place order")
    expect(button).to_be_visible()
    viewer.save(
        "trace-snapshot",
        top,
        height,
        Callout(viewer.tab("Before"), "bottom right"),
        Callout(button, "top right", margin=4),
        Callout(viewer.toolbar, "bottom right"),
        Callout(page.get_by_role("button", name="Open snapshot in a new tab"), "bottom left"),
    )
    last_row = box_of(viewer.open_tab("Metadata").get_by_text("is mobile"))
    viewer.save("trace-metadata", top, last_row["y"] + last_row["height"] + 6 - top)
    viewer.open_tab("Actions")
    timeline = box_of(page.locator(".timeline-view"))
    preview = page.locator(".film-strip-hover")
    # The time of the click differs from run to run.
    for x in range(100, viewer.width - 100, 4):
        page.mouse.move(timeline["x"] + x, timeline["y"] + 50)
        expect(preview).to_be_visible()
        if "Place order" in preview.inner_text():
            break
    shown = box_of(preview)
    viewer.save("trace-timeline", timeline["y"], shown["y"] + shown["height"] - timeline["y"] + 12)


def take_locator(viewer: Viewer) -> None:
    """Takes the Locator tab after an element of the snapshot was picked."""
    viewer.failed.click()
    viewer.drag_divider(300)
    viewer.toolbar.click()
    viewer.snapshot.get_by_role("form").click(position={"x": 4, "y": 4})
    locator = viewer.page.get_by_role("tabpanel", name="Locator")
    expect(locator).to_contain_text(viewer.edition.role_locator.partition("(")[0])
    top = box_of(viewer.tab("Actions"))["y"]
    viewer.save("trace-locator", top, viewer.page.evaluate("innerHeight") - top)


def make(playwright: Playwright, _url: str, edition: Edition, target: Path) -> None:
    """Runs the test that fails, and writes the pictures trace-*.png and their dark variants (.dark.png) to the folder `target`."""
    steps = ((1024, 700, (take_overview,)), (780, 640, (take_details, take_actions, take_locator)))
    # The root redirects to the viewer, whose path is random.
    with served_by(start_viewer(edition, find_trace(edition)), PORT) as url:
        browser = playwright.chromium.launch()
        for suffix, scheme in SCHEMES:
            for width, height, takes in steps:
                page = browser.new_page(
                    viewport={"width": width, "height": height}, device_scale_factor=WIDTH / width, color_scheme=scheme
                )
                page.goto(url)
                viewer = Viewer(page, edition, target, suffix, width)
                expect(viewer.failed).to_be_visible(timeout=30_000)
                for take in takes:
                    take(viewer)
                page.close()
        browser.close()
