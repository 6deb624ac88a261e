"""Takes screenshots of the Playwright Inspector while a program is paused."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Playwright, expect

from .callouts import WIDTH, Callout
from .codegen import BROWSER_HEIGHT, INSPECTOR_HEIGHT, Recording, find_in_recorder, set_up_inspector
from .desktop import BROWSER_PORT, INSPECTOR_PORT, Desktop, open_desktop
from .edition_tools import EDITIONS, Edition
from .sheet import SCHEMES


@contextmanager
def debug(
    desktop: Desktop, edition: Edition, url: str, steps: tuple[str, ...] = ("fill", "Assam")
) -> Iterator[Recording]:
    """Runs the program with PWDEBUG=1, and steps until it is paused in lines with these texts."""
    with desktop.run(*edition.order_tea, PWDEBUG="1"):
        inspector = desktop.find_page(INSPECTOR_PORT, "playwright/index.html")
        expect(inspector.locator(".source-line-paused")).to_contain_text(url)
        page = desktop.find_page(BROWSER_PORT, "")
        desktop.place_window(page, 0, 0, WIDTH, BROWSER_HEIGHT)
        desktop.place_window(inspector, 0, BROWSER_HEIGHT, WIDTH, INSPECTOR_HEIGHT)
        recording = Recording(edition, desktop, page, inspector)
        set_up_inspector(inspector, desktop.scheme, edition.source)
        for line in steps:
            inspector.get_by_role("button", name="Step over").click()
            expect(inspector.locator(".source-line-paused")).to_contain_text(line)
        yield recording


def find_hint(recording: Recording, name: str) -> None:
    """Waits until the page shows the locator of a button. In 1.65, it is in JavaScript while a program is paused."""
    hints = [edition.locate("button", name) for edition in (recording.edition, EDITIONS["javascript"])]
    find_in_recorder(recording.page, lambda node: any(hint in node["nodeValue"] for hint in hints))
    # The dot of a click appears later, and the page polls for changes each second.
    recording.page.wait_for_timeout(2000)


def take_paused(recording: Recording, path: Path) -> None:
    """Takes both windows while the program is paused before a click."""
    desktop, inspector = recording.desktop, recording.inspector
    find_hint(recording, "Assam")
    buttons = ("Resume", "Pause", "Step over", "Pick locator", "Start Recording")
    boxes = [
        desktop.locate(inspector, inspector.get_by_role("button", name=name).bounding_box(), 0) for name in buttons
    ]
    callouts = [Callout(box, "bottom center", margin=0) for box in boxes]
    desktop.take_screenshot(path, 0, BROWSER_HEIGHT + INSPECTOR_HEIGHT, *callouts)


def take_log(recording: Recording, path: Path) -> None:
    """Takes the Inspector while a click waits for a button that stays disabled."""
    desktop, inspector = recording.desktop, recording.inspector
    desktop.place_window(inspector, 0, BROWSER_HEIGHT, WIDTH, INSPECTOR_HEIGHT)
    inspector.get_by_role("tab", name="Log").click()
    inspector.get_by_role("button", name="Resume").click()
    retrying = inspector.get_by_role("tabpanel", name="Log").get_by_text("retrying click action").first
    expect(retrying).to_be_attached(timeout=15_000)
    retrying.evaluate("element => element.scrollIntoView({block: 'end'})")
    desktop.take_screenshot(path, BROWSER_HEIGHT, INSPECTOR_HEIGHT)


def make(playwright: Playwright, url: str, edition: Edition, target: Path) -> None:
    """Writes the pictures inspector-*.png and their dark variants (.dark.png) to the folder `target`."""
    for suffix, scheme in SCHEMES:
        with (
            open_desktop(playwright, scheme, BROWSER_HEIGHT + INSPECTOR_HEIGHT, edition.scale) as desktop,
            debug(desktop, edition, url) as paused,
        ):
            take_paused(paused, target / f"inspector-paused{suffix}.png")
            take_log(paused, target / f"inspector-log{suffix}.png")
