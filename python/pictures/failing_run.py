"""Runs a test of the tea shop with the pytest plugin. The test fails, and leaves a trace, a screenshot and a report."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PROJECT = Path("/tmp/tea-shop")
"""Folder of the test. Screenshots show this path, so that it must be the same in every run."""
TESTS = Path(__file__).parent / "tests"
PLUGINS = ("playwright", "html", "metadata")


@dataclass(frozen=True)
class FailingRun:
    """The files that the run leaves."""

    trace: Path
    report: Path


@cache
def run(url: str) -> FailingRun:
    """Runs the tests. Raises RuntimeError with the output of pytest if no test fails."""
    shutil.rmtree(PROJECT, ignore_errors=True)
    shutil.copytree(TESTS, PROJECT / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pytest", *(word for plugin in PLUGINS for word in ("-p", plugin))]
    options = [
        "--base-url",
        url,
        "--slowmo",
        "300",
        "--tracing",
        "retain-on-failure",
        "--screenshot",
        "only-on-failure",
    ]
    result = subprocess.run(
        [*command, *options, "--html", "report.html"],
        cwd=PROJECT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    traces = list(PROJECT.glob("test-results/*/trace.zip"))
    if len(traces) != 1:
        raise RuntimeError(f"expected one failing test with a trace\n{result.stdout}{result.stderr}")
    return FailingRun(traces[0], PROJECT / "report.html")
