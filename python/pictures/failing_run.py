"""Runs tests of the tea shop. One of them fails, and leaves a trace."""

import os
import subprocess
from functools import cache
from pathlib import Path

from .edition_tools import PROJECT, Edition


@cache
def find_trace(edition: Edition) -> Path:
    """Runs the tests of the edition in its project. Raises RuntimeError with their output if no test fails."""
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    result = subprocess.run(edition.test, cwd=PROJECT, env=environment, capture_output=True, text=True)
    traces = list(PROJECT.glob("test-results/**/trace.zip"))
    if len(traces) != 1:
        raise RuntimeError(f"expected one failing test with a trace\n{result.stdout}{result.stderr}")
    return traces[0]
