"""Browsers that a sample reaches over the network: a Playwright server, and a Chromium with a debugging port.

They start when a sample first asks for them, on free ports of loopback; the site leads the addresses of the samples there.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

# What the pages call them. The server of a container or another machine, and the port of a Chrome that runs already.
_SERVERS = ("localhost:3000", "127.0.0.1:3000", "browsers.example.com:3000")
_DEBUGGING = ("localhost:9222", "127.0.0.1:9222")
_SECONDS = 30


class Elsewhere:
    """Starts each of the two once. `chrome`: the start script of Chromium; `environment`: that of the samples."""

    def __init__(self, chrome: Path, environment: dict[str, str], folder: Path) -> None:
        serve = [sys.executable, "-m", "playwright", "run-server", "--host", "127.0.0.1", "--port", "0"]
        debug = [
            str(chrome),
            "--headless",
            "--no-sandbox",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder / 'profile'}",
        ]
        self._server = _Service(serve, r"ws://127\.0\.0\.1:(\d+)", environment)
        self._chromium = _Service([*debug, "about:blank"], r"ws://127\.0\.0\.1:(\d+)", environment)

    def port_for(self, host: str, headers: Any) -> int | None:
        """The port of the service behind a host, started if need be; None for a host that the site plays itself.

        Development servers of the samples have the server's port too: only the library asks it for a WebSocket.
        """
        is_library = headers.get("Upgrade", "").lower() == "websocket" and headers.get("User-Agent", "").startswith(
            "Playwright/"
        )
        if host in _SERVERS and is_library:
            return self._server.port()
        if host in _DEBUGGING:
            return self._chromium.port()
        return None

    def close(self) -> None:
        self._server.close()
        self._chromium.close()


class _Service:
    """A process that prints the port on which it listens."""

    def __init__(self, command: list[str], announces: str, environment: dict[str, str]) -> None:
        self._command = command
        self._announces = announces
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self._port: int | None = None
        self._lock = threading.Lock()

    def port(self) -> int:
        """The port, once the process listens. Raises RuntimeError with what it said, when it ends before that."""
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
        late = threading.Timer(_SECONDS, self.close)
        late.start()
        said: list[str] = []
        for line in self._process.stdout:
            said.append(line)
            if found := re.search(self._announces, line):
                late.cancel()
                # Somebody has to go on reading, or the process stops at a full pipe.
                threading.Thread(target=self._process.stdout.read, daemon=True).start()
                return int(found.group(1))
        late.cancel()
        raise RuntimeError(f"{' '.join(self._command)} does not listen: {''.join(said[-5:])}")

    def close(self) -> None:
        """Ends the process and what it started: `playwright` is a script around its driver."""
        if not self._process:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
