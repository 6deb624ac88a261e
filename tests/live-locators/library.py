"""Answers what the library itself finds with locators, for tests of the live locators.

Reads a JSON list of cases from stdin, and writes a list of results to stdout. A case has `html`, and `locator`, a Python
expression without `page.`. The variable LOCATOR_LANGUAGE chooses the language in which the library prints locators.
"""

import json
import os
import re
import sys
from typing import Any

from playwright._impl.protocol_channels import RootChannel
from playwright.sync_api import Error, Page, sync_playwright

# Positions in document order, also in open shadow roots: the order of `elementsBelow` in the frame.
POSITIONS = """elements => {
  const below = root => [...root.children].flatMap(
    element => [element, ...(element.shadowRoot ? below(element.shadowRoot) : []), ...below(element)]);
  return elements.map(element => below(element.ownerDocument).indexOf(element));
}"""


def choose_language() -> None:
    """Lets the library print locators in another language than Python."""
    language = os.environ["LOCATOR_LANGUAGE"]
    original = RootChannel.initialize

    def initialize(self: RootChannel, **arguments: Any) -> Any:
        return original(self, **{**arguments, "sdkLanguage": language})

    RootChannel.initialize = initialize  # type: ignore[method-assign, assignment]


def answer(page: Page, case: dict) -> dict:
    """Returns positions of the matches, the strict mode error, generated locators and the aria snapshot."""
    scope = {name: getattr(page, name) for name in dir(page) if name.startswith("get_by_")}
    scope |= {"locator": page.locator, "frame_locator": page.frame_locator, "re": re, "page": page}
    try:
        locator = eval(case["locator"], scope)
        positions = locator.evaluate_all(POSITIONS)
        result: dict = {"positions": positions}
        if len(positions) > 1:
            try:
                locator.text_content(timeout=5000)
            except Error as error:
                found = re.search(r"strict mode violation: .*?(?=\n\nCall log:|\Z)", error.message, re.DOTALL)
                result["strictError"] = found[0].rstrip() if found else error.message
        if len(positions) == 1:
            result["snapshot"] = locator.aria_snapshot()
        return result
    except Error as error:
        return {"error": error.message}


def main() -> None:
    choose_language()
    cases = json.load(sys.stdin)
    results = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"]
        )
        page = browser.new_page()
        shown = None
        for case in cases:
            if case["html"] != shown:
                shown = case["html"]
                page.goto("about:blank")
                page.set_content(shown)
            results.append(answer(page, case))
        browser.close()
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
