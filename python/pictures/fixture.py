"""Serves the tea shop of the screenshots on loopback, and the app with a sign-in form at `app.localhost`."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from samples.site import app, tea_shop
from samples.site.message import Request

PORT = 4870
"""The programs in `programs/` contain this port."""


class Handler(http.server.BaseHTTPRequestHandler):
    """Returns what the site of the host responds; the tea shop with an added style sheet."""

    added_style = b""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _respond(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        host = self.headers["Host"]
        request = Request(self.command, host, self.path, {}, self.headers, body)
        response = (app if host.startswith("app.") else tea_shop).respond(request)
        content = response.body + (self.added_style if self.path == "/shop.css" else b"")
        self.send_response(response.status)
        self.send_header("Content-Type", response.content_type)
        self.send_header("Content-Length", str(len(content)))
        for header in response.headers:
            self.send_header(*header)
        self.end_headers()
        self.wfile.write(content)

    do_GET = _respond
    do_POST = _respond


@contextmanager
def changed_style(rules: bytes) -> Iterator[None]:
    """Adds rules to the style sheet of the shop until the end of the block."""
    Handler.added_style = rules
    try:
        yield
    finally:
        Handler.added_style = b""


def serve() -> str:
    """Starts the server in a background thread and returns its URL."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", PORT), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://localhost:{PORT}/"
