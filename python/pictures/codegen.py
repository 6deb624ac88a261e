"""Takes screenshots of `playwright codegen`: the recorder in the browser and the Inspector."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, FloatRect, Locator, Page, Playwright, expect

from .callouts import WIDTH, Callout
from .desktop import BARS, BROWSER_PORT, INSPECTOR_PORT, Desktop, open_desktop
from .edition_tools import Edition
from .sheet import SCHEMES, Scheme

BROWSER_HEIGHT = 640
INSPECTOR_HEIGHT = 600
"""Heights of the windows on the display. The Inspector is below the browser."""


@dataclass(frozen=True)
class Recording:
    """A browser window that codegen records, and its Inspector."""

    edition: Edition
    desktop: Desktop
    page: Page
    inspector: Page

    def expect_code(self, text: str) -> None:
        """Waits until the Inspector shows a generated line that contains `text`."""
        expect(self.inspector.locator(".CodeMirror-code, .cm-wrapper").first).to_contain_text(text)

    def point_at(self, part: Locator, hint: str) -> None:
        """Moves the pointer to a part of the page, and waits until the recorder shows this hint."""
        for _ in range(20):
            # The recorder ignores movements while it performs an action.
            self.page.mouse.move(0, 0)
            part.hover()
            with suppress(TimeoutError):
                find_in_recorder(self.page, lambda node: hint in node["nodeValue"], seconds=1)
                return
        raise TimeoutError(f"the recorder does not show {hint}")

    def click(self, part: Locator, hint: str) -> None:
        """Clicks a part of the page like a user, and waits until the Inspector shows the call."""
        self.point_at(part, hint)
        self.page.mouse.down()
        self.page.mouse.up()

    def box_in_toolbar(self, title: str) -> FloatRect:
        """Returns the place of a button of the toolbar on the page, in CSS pixels."""
        return find_in_recorder(self.page, lambda node: title in node.get("attributes", []))

    def drag_toolbar(self, left: float) -> None:
        """Drags the toolbar until its first button is near `left`, where the toolbar does not cover a text of the page."""
        for _ in range(5):
            button = self.box_in_toolbar("Stop Recording")
            if abs(button["x"] - left) < 20:
                return
            x, y = button["x"] - 14, button["y"] + button["height"] / 2
            self.page.mouse.move(x, y)
            self.page.wait_for_timeout(300)
            self.page.mouse.down()
            self.page.mouse.move(x + left - button["x"], y)
            self.page.wait_for_timeout(300)
            self.page.mouse.up()
        raise TimeoutError(f"the toolbar does not move to {left}")


def set_up_inspector(inspector: Page, scheme: Scheme, source: str) -> None:
    """Selects the color scheme of the Inspector, and a target of codegen or a file."""
    inspector.get_by_role("button", name="Settings").click()
    inspector.get_by_label("Theme").select_option(f"{scheme}-mode")
    inspector.keyboard.press("Escape")
    expect(inspector.locator("html")).to_have_class(f"{scheme}-mode")
    # Hints on the page use the language that was selected last; at the start, they are in JavaScript.
    for name in ("javascript", source):
        inspector.get_by_role("combobox", name="Source chooser").select_option(name)


def find_in_recorder(page: Page, matches: Callable[[dict[str, Any]], bool], seconds: int = 10) -> FloatRect:
    """Waits for a node of the recorder and returns its box. Locators do not pierce the closed shadow root of the recorder.

    Raises TimeoutError after `seconds`.
    """
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    for _ in range(10 * seconds):
        nodes = session.send("DOM.getFlattenedDocument", {"depth": -1, "pierce": True})["nodes"]
        # The node can disappear between the two messages.
        with suppress(Error, StopIteration):
            node = next(node for node in nodes if matches(node))
            quad = session.send("DOM.getBoxModel", {"nodeId": node["nodeId"]})["model"]["border"]
            session.detach()
            return {"x": quad[0], "y": quad[1], "width": quad[2] - quad[0], "height": quad[5] - quad[1]}
        page.wait_for_timeout(100)
    raise TimeoutError("the recorder does not show the expected node")


@contextmanager
def record(desktop: Desktop, edition: Edition, url: str, target: str, *options: str) -> Iterator[Recording]:
    """Starts codegen and waits for both of its windows."""
    with desktop.run(*edition.tool, "codegen", "--target", target, *options, url):
        page = desktop.find_page(BROWSER_PORT, url)
        inspector = desktop.find_page(INSPECTOR_PORT, "playwright/index.html")
        expect(page.locator(".teas li")).to_have_count(6)
        set_up_inspector(inspector, desktop.scheme, target)
        yield Recording(edition, desktop, page, inspector)


def place_windows(recording: Recording, browser: int = BROWSER_HEIGHT, inspector: int = INSPECTOR_HEIGHT) -> None:
    """Places the browser above the Inspector. The viewport of the page fills the window."""
    desktop = recording.desktop
    desktop.place_window(recording.page, 0, 0, WIDTH, browser)
    desktop.place_window(recording.inspector, 0, browser, WIDTH, inspector)
    recording.page.set_viewport_size(
        {"width": round(WIDTH / desktop.scale), "height": round(browser / desktop.scale) - BARS}
    )


def make_toolbar(playwright: Playwright, url: str, edition: Edition, target: Path, suffix: str, scheme: Scheme) -> None:
    """Writes codegen-toolbar.png."""
    with (
        open_desktop(playwright, scheme, BROWSER_HEIGHT + INSPECTOR_HEIGHT, edition.scale) as desktop,
        record(desktop, edition, url, edition.target) as recording,
    ):
        page = recording.page
        place_windows(recording)
        assertions = (f"Assert {name}" for name in ("visibility", "text", "value", "snapshot"))
        buttons = ("Stop Recording", "Pick locator", *assertions)
        recording.drag_toolbar(350)
        boxes = [desktop.locate(page, recording.box_in_toolbar(title), BARS) for title in buttons]
        callouts = [Callout(box, "bottom center", margin=0) for box in boxes]
        recording.point_at(page.get_by_role("heading", name="Darjeeling"), edition.locate("heading", "Darjeeling"))
        desktop.take_screenshot(target / f"codegen-toolbar{suffix}.png", 0, BROWSER_HEIGHT, *callouts)


def make_emulated(
    playwright: Playwright, url: str, edition: Edition, target: Path, suffix: str, scheme: Scheme
) -> None:
    """Writes codegen-emulation.png: the recording of a dark phone."""
    options = ("--device", "Pixel 7", "--color-scheme", "dark")
    with (
        open_desktop(playwright, scheme, 700, scale=1) as desktop,
        record(desktop, edition, url, edition.emulation_target or edition.target, *options) as recording,
    ):
        desktop.place_window(recording.page, 0, 0, 500, 700)
        desktop.place_window(recording.inspector, 412, 0, WIDTH - 412, 700)
        # The second client resets the color scheme of the page.
        recording.page.emulate_media(color_scheme="dark")
        recording.click(recording.page.get_by_role("button", name="Add to cart: Sencha"), "Sencha")
        recording.expect_code("Sencha")
        desktop.raise_window("Playwright Inspector")
        # The Inspector scrolls to the last line. The options are at the start.
        recording.inspector.locator(".CodeMirror-scroll").first.evaluate("element => element.scrollTo(0, 0)")
        recording.inspector.wait_for_timeout(1000)
        desktop.take_screenshot(target / f"codegen-emulation{suffix}.png", 0, 600)


def make(playwright: Playwright, url: str, edition: Edition, target: Path) -> None:
    """Writes the pictures codegen-*.png and their dark variants (.dark.png) to the folder `target`."""
    for suffix, scheme in SCHEMES:
        make_toolbar(playwright, url, edition, target, suffix, scheme)
        make_emulated(playwright, url, edition, target, suffix, scheme)
