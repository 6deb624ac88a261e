"""Takes a screenshot of the developer tools with the `playwright` object that PWDEBUG=console adds to the page."""

import sys
from pathlib import Path

from playwright.sync_api import Playwright, expect

from .callouts import WIDTH
from .desktop import BROWSER_PORT, open_desktop
from .edition_tools import PROGRAMS, Edition
from .sheet import SCHEMES

HEIGHT = 600
SCALE = 1.28
"""Makes the window 800 CSS pixels wide."""
EXPLORE = (sys.executable, str(PROGRAMS / "python/explore.py"))
"""Opens the tea shop with the developer tools, and pauses. The developer tools are the same in all editions."""
EXPRESSIONS = (
    "playwright.$$('.teas button').length",
    "playwright.getByRole('button', {name: 'Sencha'}).element",
    "playwright.generateLocator(playwright.$('[name=gift]'), '{language}')",
)


def make(playwright: Playwright, url: str, edition: Edition, target: Path) -> None:
    """Writes pwdebug-console.png and its dark variant."""
    for suffix, scheme in SCHEMES:
        with (
            open_desktop(playwright, scheme, HEIGHT, SCALE) as desktop,
            desktop.run(*EXPLORE, PWDEBUG="console", PW_CODEGEN_NO_INSPECTOR="1"),
        ):
            page = desktop.find_page(BROWSER_PORT, url)
            expect(page.locator(".teas li")).to_have_count(6)
            desktop.place_window(page, 0, 0, WIDTH, HEIGHT)
            tools = desktop.find_page(BROWSER_PORT, "devtools_app")
            tools.get_by_role("tab", name="Console").first.click()
            for number, expression in enumerate(EXPRESSIONS, start=1):
                tools.locator(".console-prompt-editor-container").click()
                tools.keyboard.insert_text(expression.replace("{language}", edition.language))
                tools.keyboard.press("Enter")
                expect(tools.locator(".console-user-command-result")).to_have_count(number)
            desktop.take_screenshot(target / f"pwdebug-console{suffix}.png", 0, HEIGHT)
