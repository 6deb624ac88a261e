"""Serves the sample page of the screenshots on loopback."""

import http.server
import threading
from pathlib import Path

HERE = Path(__file__).parent


class Handler(http.server.BaseHTTPRequestHandler):
    """Returns app.html for `GET /` and an empty JSON object for POST."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _send(self, body: bytes, content_type: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        if self.path == "/":
            self._send((HERE / "app.html").read_bytes(), "text/html; charset=utf-8")
        else:
            self._send(b"", "text/plain")

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self._send(b"{}", "application/json")


def serve(port: int) -> str:
    """Starts the server on `port` in a background thread and returns its URL."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://localhost:{port}/"
