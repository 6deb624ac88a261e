"""Worker for async fragments. All chains share a browser; each chain has a new context and page."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

from playwright.async_api import Browser, Playwright, async_playwright, expect

from . import fragments, sample_errors
from .protocol import claim_stdout


class _UnhandledErrors:
    """Collects errors in callbacks and in tasks that are not awaited.

    Records only built-in types that indicate an error in the sample. Errors of the library are ignored, because closing
    the page or the browser raises them too.
    """

    def __init__(self) -> None:
        self.errors: list[BaseException] = []

    def record(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, (AssertionError, AttributeError, NameError, TypeError, KeyError, ValueError)):
            self.errors.append(error)


async def main() -> None:
    send_result = claim_stdout()
    background_errors = sample_errors.BackgroundErrors()
    unhandled_errors = _UnhandledErrors()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(unhandled_errors.record)
    playwright = await async_playwright().start()
    browser = await playwright.chromium.launch()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        task = json.loads(line)
        if not browser.is_connected():
            browser = await playwright.chromium.launch()
        with fragments.working_folder(Path(task["folder"])):
            namespace = await _create_namespace(playwright, browser, task)
            background_errors.reset()
            unhandled_errors.errors.clear()
            for sample in task["samples"]:
                fragments.write_file(sample)
                error = (
                    await _run(sample, namespace, task["page"], background_errors, unhandled_errors)
                    if sample["run"]
                    else None
                )
                if sample is task["samples"][-1]:
                    namespace.clear()
                send_result({"error": error or background_errors.take_unawaited()})
            await _clean_up(playwright, browser)
        if fragments.starts_browsers(task["samples"]):
            await playwright.stop()
            playwright = await async_playwright().start()
            browser = await playwright.chromium.launch()


async def _create_namespace(playwright: Playwright, browser: Browser, task: dict[str, Any]) -> dict[str, Any]:
    """Returns the names that a fragment can use, with a new page at the URL of the task."""
    context = await browser.new_context()
    context.set_default_timeout(fragments.DEFAULT_TIMEOUT)
    page = await context.new_page()
    await page.goto(task["url"])
    namespace = fragments.create_namespace(
        playwright=playwright, browser=browser, context=context, page=page, expect=expect
    )
    if task["needs_api"]:
        namespace["api"] = await playwright.request.new_context(base_url=task["api"])
    return namespace


async def _run(
    sample: dict[str, Any],
    namespace: dict[str, Any],
    page: str,
    background_errors: sample_errors.BackgroundErrors,
    unhandled_errors: _UnhandledErrors,
) -> str | None:
    error: BaseException | None = None
    try:
        code = fragments.compile_fragment(sample["code"], page, sample["line"])
        result = FunctionType(code, namespace)()
        if inspect.isawaitable(result):
            await result
        await asyncio.sleep(0)
    except (Exception, SystemExit) as raised:
        error = raised
    error = error or background_errors.take_listener_error() or next(iter(unhandled_errors.errors), None)
    unhandled_errors.errors.clear()
    return sample_errors.find_problem(error, sample["raises"], page)


async def _clean_up(playwright: Playwright, browser: Browser) -> None:
    """Resets global settings that samples may change, and closes their contexts."""
    expect.set_options(timeout=5_000)
    playwright.selectors.set_test_id_attribute("data-testid")
    for context in browser.contexts if browser.is_connected() else []:
        with contextlib.suppress(Exception):
            await context.close()


if __name__ == "__main__":
    asyncio.run(main())
