"""Worker for fragments: `python -m samples.fragments_worker sync` or `async`.

All chains share a browser; each chain has a new context and page. The functions below handle both APIs: calls of the
async API return awaitables, and those of the sync API values.
"""

import asyncio
import builtins
import contextlib
import importlib
import inspect
import json
import re
import sys
from collections.abc import Coroutine
from pathlib import Path
from types import FunctionType
from typing import Any

from . import fragments, highlights, sample_errors
from .protocol import claim_stdout

_FORM = sys.argv[1]
_API: Any = importlib.import_module(f"playwright.{_FORM}_api")
_start_playwright = getattr(_API, f"{_FORM}_playwright")


async def _value(result: Any) -> Any:
    """Returns the result of a call of either API."""
    return await result if inspect.isawaitable(result) else result


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
    if _FORM == "async":
        asyncio.get_running_loop().set_exception_handler(unhandled_errors.record)
    else:
        highlights.record_locators()
    playwright = await _value(_start_playwright().start())
    browser = await _value(playwright.chromium.launch())
    for line in sys.stdin:
        task = json.loads(line)
        if not browser.is_connected():
            browser = await _value(playwright.chromium.launch())
        with fragments.working_folder(Path(task["folder"])):
            namespace = await _create_namespace(playwright, browser, task)
            page = namespace["page"]
            background_errors.reset()
            unhandled_errors.errors.clear()
            highlights.forget_locators()
            for sample in task["samples"]:
                fragments.write_file(sample)
                error = None
                if sample["run"]:
                    error = await _run(sample, namespace, task["page"], background_errors, unhandled_errors)
                if sample is task["samples"][-1]:
                    mark = task["samples"][0]["mark"]
                    if mark and sample["run"] and not error and _FORM == "sync":
                        error = highlights.find_wrong_highlight(page, task["url"], mark)
                    namespace.clear()
                send_result({"error": error or background_errors.take_unawaited()})
            await _clean_up(playwright, browser)
        if fragments.starts_browsers(task["samples"]):
            await _value(playwright.stop())
            playwright = await _value(_start_playwright().start())
            browser = await _value(playwright.chromium.launch())


async def _create_namespace(playwright: Any, browser: Any, task: dict[str, Any]) -> dict[str, Any]:
    """Returns the names that a fragment can use, with a new page at the URL of the task."""
    context = await _value(browser.new_context())
    context.set_default_timeout(fragments.DEFAULT_TIMEOUT)
    page = await _value(context.new_page())
    await _value(page.goto(task["url"]))
    names = {"playwright": playwright, "browser": browser, "context": context, "page": page, "expect": _API.expect}
    if task["needs_api"]:
        names["api"] = await _value(playwright.request.new_context(base_url=task["api"]))
    return {"__name__": "__sample__", "__builtins__": builtins, "re": re, **names}


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
        await _value(FunctionType(code, namespace)())
        if _FORM == "async":
            await asyncio.sleep(0)
    except (Exception, SystemExit) as raised:
        error = raised
    error = error or background_errors.take_listener_error() or next(iter(unhandled_errors.errors), None)
    unhandled_errors.errors.clear()
    problem = None if error is None else sample_errors.describe(error, page)
    return sample_errors.compare_with_raises(sample["raises"], problem, f"{type(error).__name__}: {error}")


async def _clean_up(playwright: Any, browser: Any) -> None:
    """Resets global settings that samples may change, and closes their contexts."""
    _API.expect.set_options(timeout=5_000)
    playwright.selectors.set_test_id_attribute("data-testid")
    for context in browser.contexts if browser.is_connected() else []:
        # Ignores errors, because a sample may have closed the context or crashed its page.
        with contextlib.suppress(Exception):
            await _value(context.close())


def _run_without_loop(coroutine: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine that never waits, because the sync API does not work in an event loop."""
    with contextlib.suppress(StopIteration):
        coroutine.send(None)


if __name__ == "__main__":
    (asyncio.run if _FORM == "async" else _run_without_loop)(main())
