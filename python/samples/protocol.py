"""Worker processes, which read tasks as JSON lines from stdin and write results as JSON lines to stdout."""

import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from queue import Empty, Queue
from typing import Any


class Worker:
    """A worker process. It starts with the first task, and restarts with the next task after it was stopped."""

    def __init__(self, command: list[str], environment: dict[str, str], folder: str) -> None:
        module, *arguments = command
        self._command = [sys.executable, "-m", f"samples.{module}", *arguments]
        self._environment = environment
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._results: Queue[str | None] = Queue()

    def run_task(self, task: dict[str, Any], count: int, timeout: float) -> Iterator[dict[str, Any]]:
        """Sends a task to the worker and yields up to `count` results.

        Yields fewer results if the worker ends or a result takes longer than `timeout` seconds; then stops the worker.
        """
        process = self._start()
        assert process.stdin
        try:
            process.stdin.write(json.dumps(task) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            self.stop()
            return
        for _ in range(count):
            try:
                result = self._results.get(timeout=timeout)
            except Empty:
                result = None
            if result is None:
                self.stop()
                return
            yield json.loads(result)

    def _start(self) -> subprocess.Popen[str]:
        if self._process and self._process.poll() is None:
            return self._process
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=self._environment,
            cwd=self._folder,
            start_new_session=True,
        )
        self._results = Queue()
        threading.Thread(target=_read_results, args=(self._process, self._results), daemon=True).start()
        return self._process

    def stop(self) -> None:
        """Ends the worker and all processes that it started."""
        if not self._process:
            return
        process, self._process = self._process, None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
        process.wait()


def _read_results(process: subprocess.Popen[str], results: Queue[str | None]) -> None:
    assert process.stdout
    for line in process.stdout:
        results.put(line)
    results.put(None)


def claim_stdout() -> Callable[[dict[str, Any]], None]:
    """Reserves stdout for the results of a worker, and discards what samples print to stdout.

    Returns a function that sends a result.
    """
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    null_device = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null_device, 1)

    def send_result(data: dict[str, Any]) -> None:
        channel.write(json.dumps(data) + "\n")
        channel.flush()

    return send_result
