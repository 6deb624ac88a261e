"""Takes screenshots of Playwright Test: UI mode, the HTML report, a snapshot difference, a merged report and the agents."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Locator, Page, Playwright, expect

from . import fixture
from .callouts import WIDTH, Callout, take_screenshot
from .edition_tools import PROJECT, Edition
from .sheet import SCHEMES, Panel, save_sheet
from .trace_viewer import box_of, served_by

RUNNER = PROJECT / "runner"
"""The project with two browsers, a flaky test and a visual comparison."""
PORT = 4874
SHARDS = 3
REPORT_HEIGHT = 3200
"""Height of the window in which no page of the reports scrolls."""
PART_WIDTH = 768
"""Width of the pictures of a part of UI mode."""
CLI = ("node", "../node_modules/playwright/cli.js")
ROUND_BUTTONS = b".teas button { border-radius: 18px }"
"""The change of the shop that the visual comparison finds."""


def command(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Starts a command of Playwright in RUNNER."""
    return subprocess.Popen(
        [*CLI, *arguments],
        cwd=RUNNER,
        env={**os.environ, "PLAYWRIGHT_HTML_OPEN": "never", "PLAYWRIGHT_HTML_TITLE": "Tea shop", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        text=True,
    )


def run(*commands: subprocess.Popen[str], statuses: tuple[int, ...] = (0,)) -> str:
    """Waits for the commands and returns the output of the last one. Raises RuntimeError for another exit status."""
    output = ""
    for process in commands:
        output, _ = process.communicate()
        if process.returncode not in statuses:
            raise RuntimeError(f"{process.args} exits with {process.returncode}\n{output}")
    return output


def run_tests() -> None:
    """Stores the snapshot, changes the shop, and runs the tests in one part and in SHARDS parts."""
    run(command("test", "--update-snapshots=all", "look.spec.ts"))
    with fixture.changed_style(ROUND_BUTTONS):
        run(command("test", PLAYWRIGHT_HTML_OUTPUT_DIR="shop"), statuses=(1,))
        parts = (
            command(
                *("test", "--reporter=blob", f"--shard={number}/{SHARDS}", f"--output=results-{number}"),
                PLAYWRIGHT_BLOB_OUTPUT_FILE=f"blobs/report-{number}.zip",
            )
            for number in range(1, SHARDS + 1)
        )
        run(*list(parts), statuses=(0, 1))
    run(command("merge-reports", "--reporter=html", "blobs", PLAYWRIGHT_HTML_OUTPUT_DIR="merged"))


def strip(page: Page, first: Locator, last: Locator, margin: float = 12) -> FloatRect:
    """Returns the area of the page from one part to another, over the full width."""
    top, end = box_of(first), box_of(last)
    y = max(0, top["y"] - margin)
    return {"x": 0, "y": y, "width": page.evaluate("innerWidth"), "height": end["y"] + end["height"] + margin - y}


def card(page: Page, title: str) -> Locator:
    """Returns a section of the report with this heading."""
    return page.locator(".chip").filter(has=page.locator(".chip-header", has_text=title))


def take_report(page: Page, save: Callable[..., None]) -> None:
    """Takes the list of tests, a failed test, its steps and the difference of a snapshot."""
    page.goto((RUNNER / "shop/index.html").as_uri())
    search = page.get_by_role("textbox", name="Search tests")
    save(
        "test-report",
        strip(page, search, card(page, "look.spec.ts")),
        Callout(page.get_by_role("navigation"), "bottom left", margin=3),
        Callout(page.get_by_title("Speedboard"), "bottom right", margin=-2),
        Callout(page.locator(".label", has_text="smoke").first, "bottom right"),
        Callout(page.get_by_text("View Trace").first, "bottom right"),
    )
    page.get_by_role("link", name="finds no coffee").first.click()
    save("test-report-failure", strip(page, page.get_by_text("finds no coffee"), card(page, "Errors"), 2))
    page.get_by_role("treeitem", name='Expect "toHaveText"').click(position={"x": 60, "y": 12})
    save("test-report-steps", strip(page, card(page, "Test Steps"), card(page, "Test Steps")))
    page.go_back()
    page.get_by_role("link", name="the teas look the same").first.click()
    mismatch = card(page, "Image mismatch")
    expect(mismatch.locator("img").first).to_be_visible()
    save("test-snapshot-difference", strip(page, mismatch, mismatch))


def take_merged_report(page: Page, save: Callable[..., None]) -> None:
    """Takes the page of a merged report that compares the parts of the run."""
    page.goto((RUNNER / "merged/index.html").as_uri() + "#?speedboard")
    tests = page.locator(".test-file-test")
    save("test-merged-report", strip(page, page.get_by_role("textbox", name="Search tests"), tests.nth(3), margin=10))


@contextmanager
def serve_ui_mode(*arguments: str) -> Iterator[str]:
    """Runs UI mode as a website, yields its URL, and ends the command after the block."""
    process = command("test", *arguments, "--ui-host", "127.0.0.1", "--ui-port", str(PORT))
    with served_by(process, PORT) as url:
        yield url


def take_ui_mode(page: Page, url: str, save: Callable[..., None]) -> None:
    """Runs all tests, and takes the whole window with a click, and the filters."""
    page.goto(url)
    test = page.get_by_role("treeitem", name="thanks for the order")
    expect(test).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Run all").click()
    expect(page.get_by_text(re.compile(r"(\d+)/\1 \(100%\)"))).to_be_visible(timeout=120_000)
    test.click()
    actions = page.get_by_role("tabpanel", name="Actions")
    step = actions.get_by_role("treeitem", name="Send the order")
    step.click()
    page.keyboard.press("ArrowRight")
    actions.get_by_role("treeitem", name="Place order").click()
    expect(
        page.frame_locator("iframe[name=snapshot]:visible").get_by_role("button", name="Place order")
    ).to_be_visible()
    page.get_by_role("tab", name="Source").click()
    save(
        "test-ui-mode",
        None,
        Callout(page.get_by_role("button", name="Run all"), "bottom left", margin=3),
        Callout(test, "bottom right", margin=-2),
        Callout(page.locator(".timeline-view"), "bottom left", margin=-3),
        Callout(actions.get_by_role("treeitem", name="Place order"), "bottom right", margin=-1),
        Callout(page.locator(".snapshot-tab"), "middle right", margin=-2),
        Callout(page.get_by_role("tablist").last, "top right", margin=-2),
    )


def take_ui_mode_parts(page: Page, save: Callable[..., None]) -> None:
    """Takes a filtered list with an error, the enlarged timeline, a picked locator, and the images of a comparison."""
    width, height = page.evaluate("[innerWidth, innerHeight]")
    # The area right of the list is a little wider than a width that the site serves.
    right: FloatRect = {"x": width - PART_WIDTH - 3, "y": 0, "width": PART_WIDTH, "height": height}
    timeline, snapshot = page.locator(".timeline-view"), page.locator(".snapshot-tab")
    top, middle = box_of(timeline), box_of(snapshot)
    save(
        "test-ui-mode-timeline",
        {"x": 0, "y": 0, "width": width, "height": middle["y"] + middle["height"]},
        pointer=(top["x"] + top["width"] * 0.6, top["y"] + top["height"] / 2),
    )
    page.get_by_role("button", name="Pick locator").click()
    page.frame_locator("iframe[name=snapshot]:visible").get_by_role("button", name="Add to cart: Sencha").click()
    picked = page.get_by_role("tabpanel", name="Locator")
    expect(picked).to_contain_text("Aria snapshot")
    save(
        "test-ui-mode-locator",
        right | {"y": middle["y"], "height": height - middle["y"]},
        Callout(page.get_by_role("button", name="Pick locator").first, "bottom right", margin=3),
        Callout(picked.locator(".CodeMirror").first, "bottom right", margin=-2),
    )
    page.get_by_role("button", name="Expand", exact=True).click()
    search = page.get_by_role("searchbox", name="Filter (e.g.")
    search.fill("finds")
    failed = page.get_by_role("checkbox", name="failed")
    failed.check()
    page.get_by_role("treeitem", name="finds no coffee").click()
    errors = page.get_by_role("tab", name="Errors")
    errors.click()
    expect(page.get_by_role("tabpanel", name="Errors")).to_contain_text("No tea found.")
    save(
        "test-ui-mode-filter",
        None,
        Callout(search, "bottom right"),
        Callout(page.get_by_role("listitem").filter(has=failed), "bottom right", margin=-1),
        Callout(errors, "top right", margin=-3),
    )
    failed.uncheck()
    search.fill("teas look")
    test = page.get_by_role("treeitem", name="the teas look the same")
    test.click()
    with fixture.changed_style(ROUND_BUTTONS):
        test.get_by_role("button", name="Run").click()
        expect(page.get_by_role("treeitem", name="[icon-error] the teas look the same")).to_be_visible(timeout=30_000)
    page.get_by_role("tab", name="Attachments").click()
    page.get_by_role("tab", name="Side by side").click()
    expect(page.get_by_role("tabpanel", name="Attachments").get_by_role("img")).to_have_count(2)
    # Makes the panel higher, so that it shows the whole images.
    page.mouse.move(width / 2, middle["y"] + middle["height"])
    page.mouse.down()
    page.mouse.move(width / 2, middle["y"] + middle["height"] - 130)
    page.mouse.up()
    tabs = box_of(errors)
    save("test-ui-mode-attachments", right | {"y": tabs["y"], "height": height - tabs["y"]})


def take_ui_mode_dependencies(page: Page, url: str, save: Callable[..., None]) -> None:
    """Runs a test with the setup project on which it depends, and takes the whole window."""
    page.goto(url)
    page.get_by_role("button", name="Expand", exact=True).click()
    projects = page.get_by_role("listitem").filter(has=page.get_by_role("checkbox", name=re.compile("setup|chromium")))
    page.get_by_role("checkbox", name="chromium").check()
    page.get_by_role("button", name="Run all").click()
    expect(page.get_by_text("2/2 (100%)")).to_be_visible(timeout=60_000)
    setup, test = (page.get_by_role("treeitem", name=name).last for name in ("sign in", "adds an item"))
    test.click()
    expect(page.frame_locator("iframe[name=snapshot]:visible").get_by_text("Buy milk")).to_be_visible()
    save(
        "test-ui-mode-dependencies",
        None,
        Callout(projects.first, "middle right", margin=-2),
        Callout(setup, "middle right", margin=-2),
        Callout(test, "middle right", margin=-2),
    )


def save_part(
    page: Page,
    target: Path,
    suffix: str,
    name: str,
    clip: FloatRect | None,
    *callouts: Callout,
    pointer: tuple[float, float] = (0, 0),
) -> None:
    """Writes a part of the page, or the window. By default, the pointer is in a corner, where it has no effects."""
    page.mouse.move(*pointer)
    take_screenshot(page, target / f"{name}{suffix}.png", clip, callouts)


def take_agents(browser: Browser, target: Path) -> None:
    """Takes the output of `init-agents`, and the beginning of the instructions of an agent."""
    # Without colors, and without the symbols that are missing in most fonts.
    output = re.sub(r"\x1b\[\d+m|^ [^ -~]+ ", "", run(command("init-agents", "--loop=claude")), flags=re.MULTILINE)
    tail = "tail -n +9 .claude/agents/playwright-test-healer.md"
    found = subprocess.run(tail.split(), cwd=RUNNER, capture_output=True, text=True, check=True).stdout
    beginning = found.partition("3. ")[0]
    count = beginning.count("\n")
    text = f"$ npx playwright init-agents --loop=claude\n{output}\n$ {tail} | head -n {count}\n{beginning}"
    for suffix, scheme in SCHEMES:
        save_sheet(browser, target / f"test-agents{suffix}.png", scheme, (Panel("", text.strip(), WIDTH - 32),))


def make(playwright: Playwright, _url: str, _edition: Edition, folder: Path) -> None:
    """Writes the pictures test-*.png, their dark variants (.dark.png) and the reports.

    No other edition has them, so that they are in the parent of the folder of this edition.
    """
    target = folder.parent
    browser = playwright.chromium.launch()
    run_tests()
    for name in ("shop", "merged"):
        shutil.copytree(RUNNER / name, target / "reports" / name)
    for suffix, scheme in SCHEMES:
        open_page = partial(browser.new_page, color_scheme=scheme, reduced_motion="reduce")
        page = open_page(viewport={"width": WIDTH, "height": REPORT_HEIGHT})
        save = partial(save_part, page, target, suffix)
        take_report(page, save)
        take_merged_report(page, save)
        page.set_viewport_size({"width": WIDTH, "height": 680})
        with serve_ui_mode() as url:
            take_ui_mode(page, url, save)
            take_ui_mode_parts(page, save)
        page.close()
        # The new page has no settings and no service worker.
        page = open_page(viewport={"width": WIDTH, "height": 520})
        with serve_ui_mode("--config", "../sign-in") as url:
            take_ui_mode_dependencies(page, url, partial(save_part, page, target, suffix))
        page.close()
    # This adds a test to the project.
    take_agents(browser, target)
    browser.close()
