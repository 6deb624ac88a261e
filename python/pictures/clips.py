"""Records the clips of the guides: short videos of the tools, in which the pointer moves like that of a user."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import FloatRect, Locator, Page, Playwright, expect

from . import fixture
from .callouts import WIDTH
from .codegen import Recording, place_windows, record
from .desktop import BARS, BROWSER_PORT, INSPECTOR_PORT, Desktop, open_desktop
from .edition_tools import EDITIONS, PROJECT, PYTEST_OPTIONS, Edition
from .inspector import debug
from .sheet import SCHEMES
from .test_runner import ROUND_BUTTONS, command, run
from .trace_viewer import Viewer


def click(recording: Recording, part: Locator, is_clicked: bool = True) -> None:
    """Moves the pointer to a part of the page or of the Inspector, and clicks it."""
    desktop, page = recording.desktop, part.page
    act = desktop.click if is_clicked else desktop.point_at
    act(page, part.bounding_box(), 0 if page is recording.inspector else BARS)
    page.wait_for_timeout(400)


def click_in_toolbar(recording: Recording, title: str) -> None:
    """Clicks a button of the recorder on the page."""
    recording.desktop.click(recording.page, recording.box_in_toolbar(title), BARS)
    recording.page.wait_for_timeout(500)


def order_tea(recording: Recording) -> None:
    """Orders a tea, and adds an assertion of the text that thanks for the order."""
    page, edition = recording.page, recording.edition
    steps = (("button", "Add to cart: Assam", ""), ("textbox", "Name", "Ada"), ("button", "Place order", ""))
    for role, name, text in steps:
        click(recording, page.get_by_role(role, name=name))  # type: ignore[arg-type]
        recording.expect_code(f"{edition.locate(role, name)}.{edition.click}")
        if text:
            page.keyboard.type(text, delay=150)
            recording.expect_code(edition.fill.format(text=text))
    click_in_toolbar(recording, "Assert text")
    click(recording, page.get_by_role("status"))
    click_in_toolbar(recording, "Accept")
    recording.expect_code("Thank you, Ada")


def edit_locator(recording: Recording) -> None:
    """Picks a button. Shortens the name in its locator, which then matches all buttons, and enters another name."""
    page, inspector = recording.page, recording.inspector
    click(recording, page.get_by_role("button", name="Assam"))
    string = inspector.get_by_role("tabpanel", name="Locator").locator(".cm-string").last
    expect(string).to_contain_text("Assam")
    page.wait_for_timeout(500)
    box = string.bounding_box()
    assert box
    # Before the quotation mark at the end.
    width = box["width"] / len(string.inner_text())
    end: FloatRect = {**box, "x": box["x"] + box["width"] - 1.5 * width, "width": width}
    recording.desktop.click(inspector, end)
    for _ in ": Assam":
        inspector.keyboard.press("Backspace")
        inspector.wait_for_timeout(100)
    inspector.wait_for_timeout(1200)
    inspector.keyboard.type(": Sencha", delay=100)
    expect(string).to_contain_text("Sencha")


def make_codegen(desktop: Desktop, edition: Edition, url: str, video: Path) -> None:
    with record(desktop, edition, url, edition.target) as recording:
        # The lower end of the Inspector is not on the display.
        place_windows(recording, 500, 502)
        recording.drag_toolbar(350)
        # The still picture shows the dialog of the assertion.
        with desktop.record(video, still=2.5):
            order_tea(recording)


def make_pick_locator(desktop: Desktop, edition: Edition, url: str, video: Path) -> None:
    with record(desktop, edition, url, edition.target) as recording:
        place_windows(recording, 450, 290)
        recording.drag_toolbar(350)
        # Otherwise, the recorder highlights elements below the pointer later, too.
        click_in_toolbar(recording, "Stop Recording")
        with desktop.record(video):
            click_in_toolbar(recording, "Pick locator")
            click(recording, recording.page.get_by_role("checkbox", name="Gift wrap"), is_clicked=False)
            edit_locator(recording)


def make_inspector(desktop: Desktop, edition: Edition, url: str, video: Path) -> None:
    with debug(desktop, edition, url, ()) as recording:
        desktop.place_window(recording.page, 0, 0, WIDTH, 450)
        desktop.place_window(recording.inspector, 0, 450, WIDTH, 390)
        with desktop.record(video):
            for line in ("fill", "Assam"):
                click(recording, recording.inspector.get_by_role("button", name="Step over"))
                expect(recording.inspector.locator(".source-line-paused")).to_contain_text(line)
            click(recording, recording.inspector.get_by_role("button", name="Pick locator"))
            edit_locator(recording)


@contextmanager
def ui_mode(desktop: Desktop, edition: Edition, test: str) -> Iterator[tuple[Recording, Locator]]:
    """Opens UI mode, and yields its window and the row of a test."""
    with desktop.run(*edition.tool, "test", "--ui", "--config", "runner"):
        page = desktop.find_page(INSPECTOR_PORT, "uiMode.html")
        desktop.place_window(page, 0, 0, WIDTH, 680)
        page.emulate_media(color_scheme=desktop.scheme)
        row = page.get_by_role("treeitem", name=test)
        expect(row).to_be_visible(timeout=30_000)
        yield Recording(edition, desktop, page, page), row


def make_ui_mode(desktop: Desktop, edition: Edition, _url: str, video: Path) -> None:
    """Filters and runs tests, shows the page at an earlier action, and picks a locator."""
    # The first run of a project takes longer than the others.
    run(command("test", "order.spec.ts"))
    with ui_mode(desktop, edition, "thanks for the order") as (recording, test), desktop.record(video):
        page = recording.page
        click(recording, page.get_by_placeholder("Filter (e.g. text, @tag)"))
        page.keyboard.type("order", delay=100)
        # The buttons of the row are visible while the pointer is over it.
        desktop.point_at(page, test.bounding_box())
        click(recording, test.get_by_role("button", name="Run"))
        expect(page.get_by_text("1/1 (100%)")).to_be_visible(timeout=30_000)
        actions = page.get_by_role("tabpanel", name="Actions")
        click(recording, actions.get_by_role("treeitem", name="Click").first)
        click(recording, page.get_by_role("button", name="Pick locator"))
        snapshot = page.frame_locator("iframe[name=snapshot]:visible")
        click(recording, snapshot.get_by_role("button", name="Place order"))


def make_update_snapshot(desktop: Desktop, edition: Edition, _url: str, video: Path) -> None:
    """Shows the difference of a visual comparison in UI mode, and updates the snapshot."""
    run(command("test", "--update-snapshots=all", "look.spec.ts"))
    with fixture.changed_style(ROUND_BUTTONS), ui_mode(desktop, edition, "the teas look the same") as (recording, test):
        page = recording.page
        page.get_by_text("Testing Options").click()
        test.hover()
        test.get_by_role("button", name="Run").click()
        expect(page.get_by_role("treeitem", name="error] the teas")).to_be_visible(timeout=30_000)
        Viewer(page, edition, video, "", WIDTH).drag_divider(360)
        # The still picture shows the difference.
        with desktop.record(video, still=7.5):
            click(recording, page.get_by_role("tab", name="Attachments"))
            page.wait_for_timeout(1000)
            update = page.get_by_role("combobox", name="Update snapshots")
            click(recording, update, is_clicked=False)
            update.select_option("Changed")
            desktop.point_at(page, test.bounding_box())
            click(recording, test.get_by_role("button", name="Run"))
            expect(page.get_by_role("treeitem", name="check] the teas")).to_be_visible(timeout=30_000)


def make_headed(desktop: Desktop, edition: Edition, _url: str, video: Path) -> None:
    """Runs a test in a headed browser. All editions show this clip, because it contains no code."""
    slow = (*edition.test, "--headed", "--slowmo", "1200", "-k", "thanks")
    with desktop.run(*slow, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1"):
        page = desktop.find_page(BROWSER_PORT, "")
        desktop.place_window(page, 0, 0, WIDTH, 620)
        page.set_viewport_size({"width": WIDTH, "height": 620 - BARS})
        with desktop.record(video):
            expect(page.get_by_role("status")).to_contain_text("sold out", timeout=20_000)


TERMINAL = ("xterm", "-geometry", "111x36+0+0", "-b", "12", "-fa", "DejaVu Sans Mono", "-fs", "11")
REPORTS = {
    "python": ("pytest -k thanks --html=report.html", (PROJECT / "report.html").as_uri(), ".logexpander", 400),
    "javascript": (
        "npx playwright test -g coffee --project=chromium --retries=0",
        "http://localhost:9323",
        "a >> text=finds no coffee",
        0,
    ),
}
"""The command that the clip of an edition shows, the URL of its report, and there: what is clicked, and how far it scrolls."""


def open_report(desktop: Desktop, url: str) -> Page:
    """Waits for the report, and opens it in a browser on the display. Raises TimeoutError after 60 seconds."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with suppress(OSError), urlopen(url):
            # The viewer reads the output in the terminal.
            time.sleep(2)
            dark = ["--force-dark-mode"] if desktop.scheme == "dark" else []
            browser = desktop.playwright.chromium.launch(headless=False, env=dict(desktop.environment), args=dark)
            page = browser.new_page(no_viewport=True, color_scheme=desktop.scheme)
            page.goto(url)
            return page
        time.sleep(0.2)
    raise TimeoutError(f"no report at {url}")


def make_failed_test(desktop: Desktop, edition: Edition, _url: str, video: Path) -> None:
    """Types a command in a terminal. Its test fails, and the browser opens the report."""
    typed, report, part, distance = REPORTS[edition.name]
    colors = ("#e3e3e3", "#1b1b1d") if desktop.scheme == "dark" else ("#24292f", "#ffffff")
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    options = " ".join((*PYTEST_OPTIONS, "--disable-warnings"))
    environment = {"PATH": path, "PS1": "$ ", "PYTEST_ADDOPTS": options, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    shell = "cd runner; exec bash --norc" if edition.name == "javascript" else "exec bash --norc"

    (PROJECT / "report.html").unlink(missing_ok=True)
    with desktop.run(*TERMINAL, "-fg", colors[0], "-bg", colors[1], "-e", "sh", "-c", shell, **environment):
        # The terminal below the pointer receives the keys.
        desktop.send("mousemove", "700", "500", "sleep", "2")
        # The still picture shows the error in the terminal.
        with desktop.record(video, still=5.4):
            desktop.send("type", "--delay", "40", f"{typed}\n")
            page = open_report(desktop, report)
            desktop.place_window(page, 0, 0, WIDTH, 680)
            desktop.click(page, page.locator(part).first.bounding_box(), BARS)
            page.wait_for_timeout(500)
            page.mouse.wheel(0, distance)
            page.wait_for_timeout(1000)
        page.close()


CLIPS = (
    ("codegen", 800, make_codegen, tuple(EDITIONS)),
    ("pick-locator", 740, make_pick_locator, tuple(EDITIONS)),
    ("inspector", 840, make_inspector, ("python", "javascript", "java")),
    ("headed", 620, make_headed, ("python",)),
    ("update-snapshot", 680, make_update_snapshot, ("javascript",)),
    ("ui-mode", 680, make_ui_mode, ("javascript",)),
    ("failed-test", 680, make_failed_test, ("python", "javascript")),
)
"""Name, height, what happens, and the editions with a clip of their own."""


def make(playwright: Playwright, url: str, edition: Edition, target: Path) -> None:
    """Writes the clips and their still pictures, with dark variants, to the folder `target`."""
    for name, height, act, editions in CLIPS:
        if edition.name not in editions:
            continue
        # What only one edition shows is not a variant in the folder of the edition.
        folder = target.parent if editions == ("javascript",) else target
        for suffix, scheme in SCHEMES:
            with open_desktop(playwright, scheme, height, scale=1) as desktop:
                act(desktop, edition, url, folder / f"{name}{suffix}.mp4")
