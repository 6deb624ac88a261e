"""Browsers that samples connect to over the network: a Playwright server, and a Chromium with a debugging port.

Each starts on a free loopback port when a sample first connects to it. The site forwards connections from the host
names that the samples use.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

# Hosts in the samples: a Playwright server in a container or on another computer, and a running Chrome.
_SERVER_HOSTS = ("localhost:3000", "127.0.0.1:3000", "browsers.example.com:3000")
_DEBUGGING_HOSTS = ("localhost:9222", "127.0.0.1:9222")
_START_TIMEOUT = 30  # seconds


class RemoteBrowsers:
    """Starts each of the two browsers when it is first needed.

    `chrome` is the start script of Chromium, `environment` the environment of the samples, `folder` the parent of
    Chromium's profile, and `driver` the command of the Playwright server. A server accepts only clients of its release.
    """

    def __init__(
        self, chrome: Path, environment: dict[str, str], folder: Path, driver: list[str] | None = None
    ) -> None:
        own_driver = [sys.executable, "-m", "playwright"]
        # A server that listens on a loopback address rejects the names of other hosts.
        server_command = [*(driver or own_driver), "run-server", "--host", "0.0.0.0", "--port", "0"]
        chromium_command = [
            str(chrome),
            "--headless",
            "--no-sandbox",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder / 'profile'}",
        ]
        self._server = _Service(server_command, r"ws://0\.0\.0\.0:(\d+)", environment)
        self._chromium = _Service([*chromium_command, "about:blank"], r"ws://127\.0\.0\.1:(\d+)", environment)

    def port_for(self, host: str, headers: Any) -> int | None:
        """Returns the port of the browser for a request, or None if the site itself handles the request.

        Checks the headers, because development servers in samples have the same host and port as the Playwright server.
        Only the library opens a WebSocket to the latter. Raises RuntimeError if the browser does not start.
        """
        is_library = headers.get("Upgrade", "").lower() == "websocket" and headers.get("User-Agent", "").startswith(
            "Playwright/"
        )
        if host in _SERVER_HOSTS and is_library:
            return self._server.port()
        if host in _DEBUGGING_HOSTS:
            return self._chromium.port()
        return None

    def close(self) -> None:
        self._server.close()
        self._chromium.close()


class _Service:
    """Starts a process that prints its port. The first group of `port_pattern` matches the port."""

    def __init__(self, command: list[str], port_pattern: str, environment: dict[str, str]) -> None:
        self._command = command
        self._port_pattern = port_pattern
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self._port: int | None = None
        self._lock = threading.Lock()

    def port(self) -> int:
        """Returns the port as soon as the process listens. Raises RuntimeError with its output if it does not."""
        with self._lock:
            if self._port is None or not self._process or self._process.poll() is not None:
                self._port = self._start()
            return self._port

    def _start(self) -> int:
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=self._environment,
            start_new_session=True,
        )
        assert self._process.stdout
        timer = threading.Timer(_START_TIMEOUT, self.close)
        timer.start()
        output: list[str] = []
        for line in self._process.stdout:
            output.append(line)
            if found := re.search(self._port_pattern, line):
                timer.cancel()
                # Reads all further output, because a full pipe would block the process.
                threading.Thread(target=self._process.stdout.read, daemon=True).start()
                return int(found.group(1))
        timer.cancel()
        raise RuntimeError(
            f"{' '.join(self._command)} did not start to listen; its last output: {''.join(output[-5:])}"
        )

    def close(self) -> None:
        """Ends the process and its child processes, because `playwright` starts its driver as a child."""
        if not self._process:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
