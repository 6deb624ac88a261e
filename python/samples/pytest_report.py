"""A pytest plugin that records the result of each test and opens the page under test in the `page` fixture."""

from collections.abc import Generator
from typing import Any

import pytest

from .sample_errors import listener_error


class PytestReport:
    """`url` is the page that the `page` fixture opens, or None for a blank page."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self.tests: list[dict[str, Any]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and (listener_problem := listener_error(report.capstderr)):
            report.outcome = "failed"
            report.longrepr = str(listener_problem)
        if report.when == "call" or report.outcome != "passed":
            self.tests.append(_to_result(report, report.location[0], (report.location[1] or 0) + 1))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.outcome == "failed":
            self.tests.append(_to_result(report, report.nodeid, 1))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, None]:
        outcome = yield
        if fixturedef.argname == "page" and self._url:
            outcome.get_result().goto(self._url)


def _to_result(report: Any, file: str, line: int) -> dict[str, Any]:
    crash = getattr(report.longrepr, "reprcrash", None)
    return {
        "file": file,
        "line": line,
        "outcome": report.outcome,
        "message": crash.message if crash else str(report.longrepr or ""),
        "crash": [crash.path, crash.lineno] if crash else None,
        "text": str(report.longrepr or "")[-20_000:],
    }
