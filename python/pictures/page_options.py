"""Takes screenshots of the tea shop with the options of `page.screenshot()`, with emulation, and beside its aria snapshot.

All editions show these pictures, so that captions contain no code.
"""

import datetime
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page, Playwright, ViewportSize, expect

from .callouts import Callout, take_screenshot
from .edition_tools import Edition
from .sheet import SCHEMES, Panel, Scheme, save_sheet

NOW = datetime.datetime(2025, 11, 10, 9, 30)
"""Fixed time of the page, so that two runs show the same texts."""
VIEWPORT: ViewportSize = {"width": 640, "height": 400}
HALF = 488
"""Width of a panel if two panels are side by side."""


def open_shop(browser: Browser, url: str, **context: object) -> Page:
    """Opens the shop at a fixed time and waits for its teas."""
    page = browser.new_page(**{"viewport": VIEWPORT, "timezone_id": "Europe/Berlin", **context})  # type: ignore[arg-type]
    page.clock.set_fixed_time(NOW)
    page.goto(url)
    expect(page.locator(".teas li")).to_have_count(6)
    return page


def fill_cart(page: Page) -> None:
    for tea in ("Assam", "Sencha"):
        page.get_by_role("listitem").filter(has_text=tea).get_by_role("button").click()


def make_screenshots(playwright: Playwright, url: str, _edition: Edition, target: Path) -> None:
    """Writes screenshot-mask.png, screenshot-clip.png and screenshot-full-page.png."""
    browser = playwright.chromium.launch()
    for suffix, scheme in SCHEMES:
        page = open_shop(browser, url, color_scheme=scheme)
        plain = page.screenshot()
        masked = page.screenshot(mask=[page.locator("#left"), page.locator(".teas span")], mask_color="#FF00FF")
        save_sheet(
            browser,
            target / f"screenshot-mask{suffix}.png",
            scheme,
            (Panel("without a mask", plain, HALF),),
            (Panel("with a mask", masked, HALF),),
        )
        save_sheet(
            browser,
            target / f"screenshot-full-page{suffix}.png",
            scheme,
            (Panel("viewport", plain, HALF),),
            (Panel("full page", page.screenshot(full_page=True), HALF),),
        )
        make_clip(browser, page, target / f"screenshot-clip{suffix}.png", scheme)
        page.close()
    browser.close()


def make_clip(browser: Browser, page: Page, path: Path, scheme: Scheme) -> None:
    """Shows the page with a frame around the region, and the screenshot of the region."""
    first, second = (page.locator(".teas li").nth(index).bounding_box() for index in (0, 1))
    assert first and second
    region: FloatRect = {
        "x": first["x"] - 8,
        "y": first["y"] - 8,
        "width": second["x"] + second["width"] - first["x"] + 16,
        "height": first["height"] + 16,
    }
    clipped = page.screenshot(clip=region)
    framed = path.with_suffix(".framed.png")
    take_screenshot(page, framed, None, (Callout(region, "top left", margin=0),))
    save_sheet(
        browser,
        path,
        scheme,
        (Panel("page with the clip region (1)", framed.read_bytes(), HALF),),
        (Panel("clipped screenshot", clipped, round(HALF * region["width"] / VIEWPORT["width"])),),
    )
    framed.unlink()


def make_emulation(playwright: Playwright, url: str, _edition: Edition, target: Path) -> None:
    """Writes emulation.png: the same page as a phone, in dark mode and in German."""
    browser = playwright.chromium.launch()
    phone = open_shop(browser, url, **playwright.devices["Pixel 7"])
    dark = open_shop(browser, url, color_scheme="dark")
    german = open_shop(browser, url, locale="de-DE")
    save_sheet(
        browser,
        target / "emulation.png",
        "light",
        (Panel("Pixel 7", phone.screenshot(scale="css"), 360),),
        (Panel("dark color scheme", dark.screenshot(), 616), Panel("locale de-DE", german.screenshot(), 616)),
    )
    browser.close()


def make_aria_snapshot(playwright: Playwright, url: str, _edition: Edition, target: Path) -> None:
    """Writes aria-snapshot.png: the cart of the shop, and the output of `locator.aria_snapshot()`."""
    browser = playwright.chromium.launch()
    for suffix, scheme in SCHEMES:
        page = open_shop(
            browser, url, color_scheme=scheme, viewport={"width": 800, "height": 520}, device_scale_factor=2
        )
        fill_cart(page)
        page.get_by_label("Gift wrap").check()
        cart = page.get_by_role("form", name="Cart")
        save_sheet(
            browser,
            target / f"aria-snapshot{suffix}.png",
            scheme,
            (Panel("page", cart.screenshot(), 300),),
            (Panel("aria snapshot", cart.aria_snapshot(), 676),),
        )
        page.close()
    browser.close()
