"""Workers are processes that take a JSON line and answer with JSON lines; what samples print goes elsewhere."""

from __future__ import annotations

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
    """A worker process. It is started when first needed, and again after it was stopped for being stuck."""

    def __init__(self, module: str, arguments: list[str], environment: dict[str, str], folder: str) -> None:
        self._command = [sys.executable, "-m", f"samples.{module}", *arguments]
        self._environment = environment
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str | None] = Queue()

    def ask(self, task: dict[str, Any], count: int, seconds: float) -> Iterator[dict[str, Any]]:
        """Yields up to `count` answers; fewer when the worker dies or an answer takes longer than `seconds`."""
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
                answer = self._answers.get(timeout=seconds)
            except Empty:
                answer = None
            if answer is None:
                self.stop()
                return
            yield json.loads(answer)

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
        self._answers = Queue()
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()
        return self._process

    def stop(self) -> None:
        """Ends the worker with everything that it started."""
        if not self._process:
            return
        process, self._process = self._process, None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
        process.wait()


def _read(process: subprocess.Popen[str], answers: Queue[str | None]) -> None:
    assert process.stdout
    for line in process.stdout:
        answers.put(line)
    answers.put(None)


def take_stdout() -> Callable[[dict[str, Any]], None]:
    """In a worker: keeps the real stdout for answers, and gives samples one that nobody reads."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)

    def answer(data: dict[str, Any]) -> None:
        channel.write(json.dumps(data) + "\n")
        channel.flush()

    return answer
