"""Takes a screenshot of the developer tools with the `playwright` object that PWDEBUG=console adds to the page."""

import sys
from pathlib import Path

from callouts import WIDTH
from desktop import BROWSER_PORT, open_desktop
from playwright.sync_api import Playwright, expect
from sheet import SCHEMES

HEIGHT = 600
SCRIPT = """from playwright.sync_api import sync_playwright

with sync_playwright() as p:
    browser = p.chromium.launch(headless=False, args=["--auto-open-devtools-for-tabs"])
    page = browser.new_page(no_viewport=True)
    page.goto("{url}")
    page.pause()
"""
EXPRESSIONS = (
    "playwright.$$('.teas button').length",
    "playwright.getByRole('button', {name: 'Sencha'}).element",
    "playwright.generateLocator(playwright.$('[name=gift]'), 'python')",
)


def make(playwright: Playwright, url: str, target: Path) -> None:
    """Writes pwdebug-console.png and its dark variant."""
    script = Path("/tmp/tea-shop/explore.py")
    script.parent.mkdir(exist_ok=True)
    script.write_text(SCRIPT.format(url=url))
    for suffix, scheme in SCHEMES:
        with (
            open_desktop(playwright, scheme, HEIGHT) as desktop,
            desktop.run(sys.executable, str(script), PWDEBUG="console", PW_CODEGEN_NO_INSPECTOR="1"),
        ):
            page = desktop.find_page(BROWSER_PORT, url)
            expect(page.locator(".teas li")).to_have_count(6)
            desktop.place_window(page, 0, 0, WIDTH, HEIGHT)
            tools = desktop.find_page(BROWSER_PORT, "devtools_app")
            tools.get_by_role("tab", name="Console").first.click()
            for number, expression in enumerate(EXPRESSIONS, start=1):
                tools.locator(".console-prompt-editor-container").click()
                tools.keyboard.insert_text(expression)
                tools.keyboard.press("Enter")
                expect(tools.locator(".console-user-command-result")).to_have_count(number)
            desktop.take_screenshot(target / f"pwdebug-console{suffix}.png", 0, HEIGHT)
