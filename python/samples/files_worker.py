"""Worker for whole files. Forks a child process for each job, so that the job starts with the library imported."""

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

from .protocol import claim_stdout
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
    send_result = claim_stdout()
    for line in sys.stdin:
        task = json.loads(line)
        for job in task["jobs"]:
            send_result(_run_job(job, task["timeout"]))


def _run_job(job: dict[str, Any], timeout: float) -> dict[str, Any]:
    """Runs a job in a child process. Returns its exit status (None after a timeout), output and pytest results."""
    folder = Path(job["folder"])
    output = folder.with_suffix(".output")
    child = os.fork()
    if child == 0:
        _run_in_child(job, folder, output)
    status = _wait(child, timeout)
    _kill_group(child)
    text = output.read_text("utf-8", "replace") if output.exists() else ""
    report = folder.with_suffix(".json")
    tests = json.loads(report.read_text("utf-8")) if report.exists() else None
    return {"status": status, "output": text[-20_000:], "tests": tests}


def _run_in_child(job: dict[str, Any], folder: Path, output: Path) -> None:
    """Runs a job in the child process. Never returns."""
    status = 70
    try:
        os.setsid()
        os.chdir(folder)
        output_file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(output_file, 1)
        os.dup2(output_file, 2)
        status = _run_pytest(job, folder) if job["kind"] == "test" else _run_program(job["file"])
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
    except SystemExit as exit_error:
        if isinstance(exit_error.code, str):
            print(exit_error.code, file=sys.stderr)
        return exit_error.code if isinstance(exit_error.code, int) else 1 if exit_error.code else 0
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def _run_pytest(job: dict[str, Any], folder: Path) -> int:
    # Tests in a subfolder import modules from the folder where pytest starts, as with `python -m pytest`.
    sys.path[0] = str(folder)
    report = PytestReport(job["url"])
    flags = [*_FLAGS[job["form"]], "-p", "no:cacheprovider", "--color=no", "--tb=short", "--rootdir=.", "-q"]
    if "--base-url" not in (Path("pytest.ini").read_text() if Path("pytest.ini").exists() else ""):
        flags.append(f"--base-url={job['base_url']}")
    status = int(pytest.main([*flags, *job["files"]], plugins=[report]))
    folder.with_suffix(".json").write_text(json.dumps(report.tests), "utf-8")
    return status


def _wait(child: int, timeout: float) -> int | None:
    """Returns the exit status, or None after a timeout."""
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    _kill_group(child)
    os.waitpid(child, 0)
    return None


def _kill_group(child: int) -> None:
    """Ends all processes of a job, such as drivers and browsers that it did not close."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
