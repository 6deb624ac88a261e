"""Selects the site for a host, and responds to paths that exist on all hosts."""

from pathlib import Path

from . import api, app, public, tea_shop
from .message import Request, Response, html, page

_EXAMPLE = ("example.com", "self-signed.example.com")


def respond(request: Request, pages_under_test: Path) -> Response:
    """Returns the response of the host in the request.

    `pages_under_test` is the folder of the pages that all hosts serve below `/under-test/`.
    """
    host = request.host.split(":")[0]
    if request.path == "/favicon.ico":
        return Response(b"", 204)
    if request.path.startswith("/under-test/"):
        return _page_under_test(pages_under_test / f"{Path(request.path).name}.html")
    if host in _EXAMPLE:
        return public.example(request)
    if host == "playwright.dev":
        return public.playwright_dev(request)
    if host == "demo.playwright.dev" and not request.path.startswith("/api-mocking"):
        return app.todo(request)
    if host == "api.example.com":
        return api.respond(request, "")
    if host == "tea.example.com":
        return tea_shop.respond(request)
    if request.host == "localhost:5000" and request.path == "/":
        return app.todos(request)
    return app.respond(request)


def _page_under_test(file: Path) -> Response:
    if not file.is_file():
        return page("Not found", "<h1>Not found</h1>", 404)
    text = file.read_text("utf-8")
    if text.lstrip().lower().startswith(("<!doctype", "<html")):
        return html(text)
    return page("Sample", text)
