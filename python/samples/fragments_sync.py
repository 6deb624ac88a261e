"""Worker for sync fragments. All chains share a browser; each chain has a new context and page."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from . import fragments, highlights, sample_errors
from .protocol import claim_stdout


def main() -> None:
    send_result = claim_stdout()
    background_errors = sample_errors.BackgroundErrors()
    highlights.record_locators()
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch()
    for line in sys.stdin:
        task = json.loads(line)
        if not browser.is_connected():
            browser = playwright.chromium.launch()
        with fragments.working_folder(Path(task["folder"])):
            namespace = _create_namespace(playwright, browser, task)
            page = namespace["page"]
            background_errors.reset()
            highlights.forget_locators()
            for sample in task["samples"]:
                fragments.write_file(sample)
                error = _run(sample, namespace, task["page"], background_errors) if sample["run"] else None
                if sample is task["samples"][-1]:
                    mark = task["samples"][0]["mark"]
                    if mark and sample["run"] and not error:
                        error = highlights.find_wrong_highlight(page, task["url"], mark)
                    namespace.clear()
                send_result({"error": error or background_errors.take_unawaited()})
            _clean_up(playwright, browser)
        if fragments.starts_browsers(task["samples"]):
            playwright.stop()
            playwright = sync_playwright().start()
            browser = playwright.chromium.launch()


def _create_namespace(playwright: Playwright, browser: Browser, task: dict[str, Any]) -> dict[str, Any]:
    """Returns the names that a fragment can use, with a new page at the URL of the task."""
    context = browser.new_context()
    context.set_default_timeout(fragments.DEFAULT_TIMEOUT)
    page = context.new_page()
    page.goto(task["url"])
    namespace = fragments.create_namespace(
        playwright=playwright, browser=browser, context=context, page=page, expect=expect
    )
    if task["needs_api"]:
        namespace["api"] = playwright.request.new_context(base_url=task["api"])
    return namespace


def _run(
    sample: dict[str, Any], namespace: dict[str, Any], page: str, background_errors: sample_errors.BackgroundErrors
) -> str | None:
    error: BaseException | None = None
    try:
        exec(fragments.compile_fragment(sample["code"], page, sample["line"]), namespace)
    except (Exception, SystemExit) as raised:
        error = raised
    error = error or background_errors.take_listener_error()
    return sample_errors.find_problem(error, sample["raises"], page)


def _clean_up(playwright: Playwright, browser: Browser) -> None:
    """Resets global settings that samples may change, and closes their contexts."""
    expect.set_options(timeout=5_000)
    playwright.selectors.set_test_id_attribute("data-testid")
    contexts: list[BrowserContext] = browser.contexts if browser.is_connected() else []
    for context in contexts:
        # Ignores errors, because a sample may have closed the context or crashed its page.
        with contextlib.suppress(Exception):
            context.close()


if __name__ == "__main__":
    main()
