"""Pictures of the HTML report of pytest-html."""

import shutil
from pathlib import Path

from playwright.sync_api import Playwright, expect

from .callouts import WIDTH, Callout, take_screenshot
from .edition_tools import PROJECT, Edition, find_trace


def make_report(playwright: Playwright, _url: str, edition: Edition, target: Path) -> None:
    """Saves the report, and writes pytest-html-report.png: the failed test, its screenshot and its error message."""
    report = target / "reports/pytest"
    report.mkdir(parents=True)
    shutil.copy(find_trace(edition), report / "trace.zip")
    shutil.copy(PROJECT / "report.html", report / "index.html")
    browser = playwright.chromium.launch()
    page = browser.new_page(viewport={"width": WIDTH, "height": 1000})
    page.goto((PROJECT / "report.html").as_uri())
    failed = page.locator("#results-table tbody.failed")
    screenshot = failed.locator(".media img")
    expect(screenshot).to_be_visible()
    failed.locator(".logexpander").click()
    page.evaluate("document.activeElement.blur()")
    message = failed.locator(".error").first.bounding_box()
    result = failed.locator(".col-result").bounding_box()
    assert message and result
    # The badge is to the right of the text.
    message["width"] += 32
    result["width"] -= 24
    top, end = page.locator(".summary").first.bounding_box(), page.locator("#results-table").bounding_box()
    assert top and end
    take_screenshot(
        page,
        target / "pytest-html-report.png",
        {"x": 0, "y": top["y"], "width": WIDTH, "height": end["y"] + end["height"] - top["y"] + 8},
        (Callout(result, "middle right"), Callout(screenshot, "top right"), Callout(message, "middle right")),
    )
    browser.close()
