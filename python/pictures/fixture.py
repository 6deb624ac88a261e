"""Serves the tea shop of the screenshots on loopback."""

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PORT = 4870
"""The programs in `programs/` contain this port."""
SITE = Path(__file__).parent / "site"
FILES = {
    "/": ("index.html", "text/html"),
    "/shop.css": ("shop.css", "text/css"),
    "/shop.js": ("shop.js", "text/javascript"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
TEAS = [
    {"name": "Assam", "price": 6.5, "color": "#8c3b1b"},
    {"name": "Darjeeling", "price": 8.9, "color": "#b5762a"},
    {"name": "Sencha", "price": 7.2, "color": "#7d9a3c"},
    {"name": "Gyokuro", "price": 14.5, "color": "#3f7d4e"},
    {"name": "Earl Grey", "price": 5.9, "color": "#5f6f8f"},
    {"name": "Rooibos", "price": 4.8, "color": "#b0472f"},
]
STOCK = {str(tea["name"]): 0 if tea["name"] == "Gyokuro" else 20 for tea in TEAS}


class Handler(http.server.BaseHTTPRequestHandler):
    """Returns the files of the shop, its teas and its stock. Rejects orders of teas that are sold out."""

    added_style = b""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _send(self, body: bytes, content_type: str, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _send_json(self, value: object, status: int = 200) -> None:
        self._send(json.dumps(value).encode(), "application/json", status)

    def do_GET(self) -> None:
        if self.path in FILES:
            name, content_type = FILES[self.path]
            added = self.added_style if name == "shop.css" else b""
            self._send((SITE / name).read_bytes() + added, f"{content_type}; charset=utf-8")
        elif self.path == "/api/teas":
            self._send_json(TEAS)
        elif self.path == "/api/stock":
            self._send_json(STOCK)
        else:
            self._send(b"Not found", "text/plain", 404)

    def do_POST(self) -> None:
        order = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
        sold_out = [tea for tea in order["teas"] if not STOCK[tea]]
        if sold_out:
            self._send_json({"error": f"{sold_out[0]} is sold out"}, 409)
        else:
            self._send_json({"id": 7}, 201)


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
