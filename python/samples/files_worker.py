"""Worker for whole files: forks for each, so that programs and pytest start with the library already imported."""

from __future__ import annotations

import contextlib
import json
import os
import runpy
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import Any

import playwright.async_api
import playwright.sync_api  # noqa: F401
import pytest

from .protocol import take_stdout
from .pytest_report import PytestReport

_FLAGS = {
    "sync": ["-p", "no:playwright-asyncio", "-p", "no:asyncio"],
    "async": [
        "-p", "no:playwright",
        "-o", "asyncio_mode=auto",
        "-o", "asyncio_default_fixture_loop_scope=session",
        "-o", "asyncio_default_test_loop_scope=session",
    ],
}  # fmt: skip


def main() -> None:
    answer = take_stdout()
    for line in sys.stdin:
        task = json.loads(line)
        for job in task["jobs"]:
            answer(_fork(job, task["seconds"]))


def _fork(job: dict[str, Any], seconds: float) -> dict[str, Any]:
    folder = Path(job["folder"])
    output = folder.with_suffix(".output")
    child = os.fork()
    if child == 0:
        _become(job, folder, output)
    status = _wait(child, seconds)
    _end_group(child)
    text = output.read_text("utf-8", "replace") if output.exists() else ""
    report = folder.with_suffix(".json")
    tests = json.loads(report.read_text("utf-8")) if report.exists() else None
    return {"status": status, "output": text[-20_000:], "tests": tests}


def _become(job: dict[str, Any], folder: Path, output: Path) -> None:
    """In the fork: runs the job and leaves, whatever happens."""
    status = 70
    try:
        os.setsid()
        os.chdir(folder)
        stream = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(stream, 1)
        os.dup2(stream, 2)
        status = _run_pytest(job, folder) if job["kind"] == "pytest" else _run_program(job["file"])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _run_program(file: str) -> int:
    sys.argv = [file]
    sys.path[0] = str(Path.cwd())
    try:
        runpy.run_path(file, run_name="__main__")
    except SystemExit as exit_:
        if isinstance(exit_.code, str):
            print(exit_.code, file=sys.stderr)
        return exit_.code if isinstance(exit_.code, int) else 1 if exit_.code else 0
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def _run_pytest(job: dict[str, Any], folder: Path) -> int:
    # As `python -m pytest` does: tests in a subfolder import from the folder where pytest starts.
    sys.path[0] = str(folder)
    report = PytestReport(job["url"])
    flags = [*_FLAGS[job["form"]], "-p", "no:cacheprovider", "--color=no", "--tb=short", "--rootdir=.", "-q"]
    if "--base-url" not in (Path("pytest.ini").read_text() if Path("pytest.ini").exists() else ""):
        flags.append(f"--base-url={job['base_url']}")
    status = int(pytest.main([*flags, *job["files"]], plugins=[report]))
    folder.with_suffix(".json").write_text(json.dumps(report.tests), "utf-8")
    return status


def _wait(child: int, seconds: float) -> int | None:
    """The exit status, or None when the time was up."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    _end_group(child)
    os.waitpid(child, 0)
    return None


def _end_group(child: int) -> None:
    """Ends what the fork left running: drivers and browsers."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
