"""Serves HTTP/1.1, TLS and WebSocket on one port, and works as an HTTP proxy with and without CONNECT."""

import selectors
import socket
import socketserver
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from .hosts import respond
from .message import Request, Response
from .tls import Certificates
from .websocket import accept_key, serve_echo

PortLookup = Callable[[str, Any], int | None]


class FixtureSite:
    """Starts the site on a free port.

    `pages_under_test` is the folder of the pages on which samples start (`ID.html`). `files` is the folder of the files that samples read,
    such as client certificates.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages_under_test = self.folder / "pages-under-test"
        self.pages_under_test.mkdir(parents=True, exist_ok=True)
        self.certificates = Certificates(self.folder)
        self.files = self.folder / "files"
        self.certificates.write_client_certificates(self.files / "certificates")
        self._server = _Server(self.certificates, self.pages_under_test)
        self.port: int = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def forward_to(self, find_port: PortLookup) -> None:
        """Forwards requests to other ports.

        `find_port` receives the host and the headers. It returns a port, or None if the site handles the request.
        """
        self._server.find_port = find_port

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 128

    def __init__(self, certificates: Certificates, pages_under_test: Path) -> None:
        self.certificates = certificates
        self.pages_under_test = pages_under_test
        self.find_port: PortLookup = lambda _host, _headers: None
        super().__init__(("127.0.0.1", 0), _Handler)

    def finish_request(self, request: Any, client_address: Any) -> None:
        request.settimeout(120)
        client_hello = request.recv(4096, socket.MSG_PEEK)
        if client_hello.startswith(b"\x16"):
            request = self.certificates.context_for(client_hello).wrap_socket(request, server_side=True)
        _Handler(request, client_address, self)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Prints nothing, because samples may close connections or reject certificates on purpose."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "fixture"
    sys_version = ""
    disable_nagle_algorithm = True
    server: _Server  # pyright: ignore[reportIncompatibleVariableOverride]

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def _serve(self) -> None:
        url = urlsplit(self.path)
        host = (url.netloc or self.headers.get("Host", "localhost")).lower()
        try:
            port = self.server.find_port(host, self.headers)
        except RuntimeError as error:
            self.close_connection = True
            self._write(Response(str(error).encode(), 502, "text/plain; charset=utf-8"))
            return
        if port:
            self._forward(port)
            return
        if self.headers.get("Upgrade", "").lower() == "websocket":
            self._upgrade()
            return
        request = Request(
            method=self.command,
            host=host,
            path=url.path or "/",
            query=dict(parse_qsl(url.query, keep_blank_values=True)),
            headers=self.headers,
            body=self._read_body(),
        )
        self._write(respond(request, self.server.pages_under_test))

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = _serve

    def _read_body(self) -> bytes:
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            chunks = []
            while size := int(self.rfile.readline().split(b";")[0], 16):
                chunks.append(self.rfile.read(size))
                self.rfile.readline()
            self.rfile.readline()
            return b"".join(chunks)
        return self.rfile.read(int(self.headers.get("Content-Length", 0)))

    def _write(self, response: Response) -> None:
        self.send_response(response.status)
        if response.body or response.status not in (204, 304):
            self.send_header("Content-Type", response.content_type)
        self.send_header("Content-Length", str(len(response.body)))
        for name, value in response.headers:
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(response.body)

    def _upgrade(self) -> None:
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header("Sec-WebSocket-Accept", accept_key(self.headers["Sec-WebSocket-Key"]))
        self.end_headers()
        self.wfile.flush()
        serve_echo(self.rfile, self.wfile)
        self.close_connection = True

    def _forward(self, port: int) -> None:
        """Forwards the request unchanged, and then all data in both directions."""
        self.close_connection = True
        head = [self.requestline, *(f"{name}: {value}" for name, value in self.headers.items()), "", ""]
        with socket.create_connection(("127.0.0.1", port)) as target:
            target.sendall("\r\n".join(head).encode("latin-1") + self._read_body())
            _relay(self.connection, target)

    def do_CONNECT(self) -> None:
        """Handles proxy requests. Every tunnel connects to this site."""
        self.close_connection = True
        self.connection.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        with socket.create_connection(("127.0.0.1", self.server.server_address[1])) as target:
            _relay(self.connection, target)


def _relay(left: socket.socket, right: socket.socket) -> None:
    with selectors.DefaultSelector() as selector:
        selector.register(left, selectors.EVENT_READ, right)
        selector.register(right, selectors.EVENT_READ, left)
        while True:
            for key, _events in selector.select():
                data = key.fileobj.recv(65536)  # type: ignore[union-attr]
                if not data:
                    return
                key.data.sendall(data)
