"""Input (Request) and output (Response) of a route."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import Message
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import parse_qs


@dataclass
class Request:
    method: str
    host: str
    path: str
    query: dict[str, str]
    headers: Message
    body: bytes

    @property
    def cookies(self) -> dict[str, str]:
        return {name: morsel.value for name, morsel in SimpleCookie(self.headers.get("Cookie", "")).items()}

    def form(self) -> dict[str, str]:
        return {name: values[-1] for name, values in parse_qs(self.body.decode("utf-8", "replace")).items()}

    def json(self) -> object:
        """Returns the parsed body, or None if it is not JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None

    def fields(self) -> dict[str, Any]:
        """Returns the fields of the body: those of a JSON object or of a form."""
        data = self.json()
        return data if isinstance(data, dict) else self.form()


@dataclass
class Response:
    body: bytes = b""
    status: int = 200
    content_type: str = "text/html; charset=utf-8"
    headers: list[tuple[str, str]] = field(default_factory=list)


Route = Callable[[Request], Response]


def html(text: str, status: int = 200, headers: list[tuple[str, str]] | None = None) -> Response:
    return Response(text.encode(), status, headers=headers or [])


def page(title: str, body: str, status: int = 200, headers: list[tuple[str, str]] | None = None) -> Response:
    """Returns a complete HTML document with a title and a body."""
    return html(
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f'<link rel="icon" href="data:,">\n</head>\n<body>\n{body}\n</body>\n</html>\n',
        status,
        headers,
    )


def json_response(data: object, status: int = 200, headers: list[tuple[str, str]] | None = None) -> Response:
    return Response(json.dumps(data).encode(), status, "application/json; charset=utf-8", headers or [])


def redirect(to: str, status: int = 302, headers: list[tuple[str, str]] | None = None) -> Response:
    return Response(b"", status, headers=[("Location", to), *(headers or [])])
