"""The page that the pictures show, served on loopback."""

import http.server
import threading
from pathlib import Path

HERE = Path(__file__).parent


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET with app.html and POST with an empty JSON object."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        if self.path == "/":
            self._answer((HERE / "app.html").read_bytes(), "text/html; charset=utf-8")
        else:
            self._answer(b"", "text/plain")

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self._answer(b"{}", "application/json")


def serve(port: int) -> str:
    """Starts the server on `port` in the background and returns its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://localhost:{port}/"
