"""Worker for sync fragments: one browser, a context and a page for each chain."""

from __future__ import annotations

import builtins
import contextlib
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from . import execute
from .protocol import take_stdout


def main() -> None:
    answer = take_stdout()
    aside = execute.Aside()
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch()
    for line in sys.stdin:
        task = json.loads(line)
        if not browser.is_connected():
            browser = playwright.chromium.launch()
        folder = Path(task["folder"])
        os.chdir(folder)
        sys.path.insert(0, str(folder))
        names = _given(playwright, browser, task)
        aside.forget()
        for sample in task["samples"]:
            if file := sample.get("file"):
                Path(file).parent.mkdir(parents=True, exist_ok=True)
                Path(file).write_text(sample["code"] + "\n", "utf-8")
            error = _run(sample, names, task["page"], aside) if sample["run"] else None
            if sample is task["samples"][-1]:
                names.clear()
            answer({"error": error or aside.take_forgotten()})
        _clean(playwright, browser)
        sys.path.remove(str(folder))
        execute.forget_modules(folder)
        if any(re.search(r"\.(launch|connect)", sample["code"]) for sample in task["samples"]):
            # Browsers that a sample left open end with their driver.
            playwright.stop()
            playwright = sync_playwright().start()
            browser = playwright.chromium.launch()


def _given(playwright: Playwright, browser: Browser, task: dict[str, Any]) -> dict[str, Any]:
    context = browser.new_context()
    context.set_default_timeout(execute.DEFAULT_TIMEOUT)
    page = context.new_page()
    page.goto(task["url"])
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
        names["request"] = playwright.request.new_context(base_url=task["api"])
    return names


def _run(sample: dict[str, Any], names: dict[str, Any], page: str, aside: execute.Aside) -> str | None:
    error: BaseException | None = None
    try:
        exec(execute.compile_fragment(sample["code"], page, sample["line"]), names)
    except (Exception, SystemExit) as raised:
        error = raised
    error = error or aside.take_listener_error()
    return execute.judge(error, sample["raises"], page)


def _clean(playwright: Playwright, browser: Browser) -> None:
    expect.set_options(timeout=5_000)
    playwright.selectors.set_test_id_attribute("data-testid")
    contexts: list[BrowserContext] = browser.contexts if browser.is_connected() else []
    for context in contexts:
        # A sample may have closed the context or crashed its page; the next chain gets a new context.
        with contextlib.suppress(Exception):
            context.close()


if __name__ == "__main__":
    main()
