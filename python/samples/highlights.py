"""Checks that samples find the elements that their rendered page highlights."""

import contextlib
from typing import Any

from playwright.sync_api import Error, Locator, Page

_created: list[Locator] = []


def record_locators() -> None:
    """Records every locator that is created from now on, because samples do not keep most of theirs."""
    create = Locator.__init__

    def create_and_record(self: Locator, impl_obj: Any) -> None:
        create(self, impl_obj)
        _created.append(self)

    Locator.__init__ = create_and_record


def forget_locators() -> None:
    """Forgets the locators of earlier samples."""
    _created.clear()


def find_wrong_highlight(page: Page, url: str, mark: str) -> str | None:
    """Returns a problem if no recorded locator matches an element that the page highlights.

    Opens the page again, because the sample may have changed it.
    """
    locators = [*_created]
    page.goto(url)
    for locator in locators:
        # A locator may belong to a frame or a page that the sample removed.
        with contextlib.suppress(Error):
            locator.evaluate_all(
                "(found, mark) => found.filter((one) => one.matches(mark)).forEach((one) => { one.dataset.found = ''; })",
                mark,
            )
    highlighted = f":is({mark}):not([data-found])"
    wrong = sum(frame.locator(highlighted).filter(visible=True).count() for frame in page.frames)
    if wrong == 0:
        return None
    return f'mark="{mark}" highlights {wrong} element(s) that no locator of these samples matches; correct the mark'
