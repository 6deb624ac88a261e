"""Worker for async fragments: one browser, a context and a page for each chain."""

from __future__ import annotations

import asyncio
import builtins
import contextlib
import inspect
import json
import os
import re
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

from playwright.async_api import Browser, Playwright, async_playwright, expect

from . import execute
from .protocol import take_stdout


class _Loose:
    """Errors in callbacks and tasks that nobody awaits: mistakes of the sample, unless the library went away first."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []

    def note(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, (AssertionError, AttributeError, NameError, TypeError, KeyError, ValueError)):
            self.errors.append(error)


async def main() -> None:
    answer = take_stdout()
    aside = execute.Aside()
    loose = _Loose()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(loose.note)
    playwright = await async_playwright().start()
    browser = await playwright.chromium.launch()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        task = json.loads(line)
        if not browser.is_connected():
            browser = await playwright.chromium.launch()
        folder = Path(task["folder"])
        os.chdir(folder)
        sys.path.insert(0, str(folder))
        names = await _given(playwright, browser, task)
        aside.forget()
        loose.errors.clear()
        for sample in task["samples"]:
            if file := sample.get("file"):
                Path(file).parent.mkdir(parents=True, exist_ok=True)
                Path(file).write_text(sample["code"] + "\n", "utf-8")
            error = await _run(sample, names, task["page"], aside, loose) if sample["run"] else None
            if sample is task["samples"][-1]:
                names.clear()
            answer({"error": error or aside.take_forgotten()})
        await _clean(playwright, browser)
        sys.path.remove(str(folder))
        execute.forget_modules(folder)
        if any(re.search(r"\.(launch|connect)", sample["code"]) for sample in task["samples"]):
            await playwright.stop()
            playwright = await async_playwright().start()
            browser = await playwright.chromium.launch()


async def _given(playwright: Playwright, browser: Browser, task: dict[str, Any]) -> dict[str, Any]:
    context = await browser.new_context()
    context.set_default_timeout(execute.DEFAULT_TIMEOUT)
    page = await context.new_page()
    await page.goto(task["url"])
    names: dict[str, Any] = {
        "__name__": "__sample__",
        "__builtins__": builtins,
        "playwright": playwright,
        "browser": browser,
        "context": context,
        "page": page,
        "expect": expect,
        "re": re,
    }
    if task["request"]:
        names["request"] = await playwright.request.new_context(base_url=task["api"])
    return names


async def _run(
    sample: dict[str, Any], names: dict[str, Any], page: str, aside: execute.Aside, loose: _Loose
) -> str | None:
    error: BaseException | None = None
    try:
        code = execute.compile_fragment(sample["code"], page, sample["line"])
        result = FunctionType(code, names)()
        if inspect.isawaitable(result):
            await result
        await asyncio.sleep(0)
    except (Exception, SystemExit) as raised:
        error = raised
    error = error or aside.take_listener_error() or next(iter(loose.errors), None)
    loose.errors.clear()
    return execute.judge(error, sample["raises"], page)


async def _clean(playwright: Playwright, browser: Browser) -> None:
    expect.set_options(timeout=5_000)
    playwright.selectors.set_test_id_attribute("data-testid")
    for context in browser.contexts if browser.is_connected() else []:
        with contextlib.suppress(Exception):
            await context.close()


if __name__ == "__main__":
    asyncio.run(main())
