"""Selects the site for a host, and responds to paths that exist on all hosts."""

from pathlib import Path

from . import api, app, tea_shop
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
        return _example()
    if host == "playwright.dev":
        return _playwright_dev(request)
    if host == "demo.playwright.dev" and not request.path.startswith("/api-mocking"):
        return app.todo(request)
    if host == "api.example.com":
        return api.respond(request, "")
    if host == "tea.example.com":
        return tea_shop.respond(request)
    if request.host == "localhost:5000" and request.path == "/":
        # A page whose todos are in the API.
        request.path = "/todos"
    return app.respond(request)


# The public sites are replaced; only the titles match them.
def _example() -> Response:
    return page(
        "Example Domain",
        "<div>\n<h1>Example Domain</h1>\n<p>A page for examples in documents.</p>\n"
        '<p><a href="https://www.iana.org/domains/example">More information...</a></p>\n</div>',
    )


def _playwright_dev(request: Request) -> Response:
    if request.path == "/":
        return page(
            "Fast and reliable end-to-end testing for modern web apps | Playwright",
            '<nav aria-label="Main"><a href="/">Playwright</a> <a href="/docs/intro">Docs</a> '
            '<a href="/docs/api/class-playwright">API</a></nav>\n<main>\n<h1>Playwright: end-to-end tests</h1>\n'
            '<a href="/docs/intro">Get started</a>\n</main>',
        )
    return page(
        "Installation | Playwright",
        '<nav aria-label="Main"><a href="/">Playwright</a> <a href="/docs/intro">Docs</a></nav>\n'
        "<main>\n<h1>Installation</h1>\n<p>A page of the fixture site.</p>\n</main>",
    )


def _page_under_test(file: Path) -> Response:
    if not file.is_file():
        return page("Not found", "<h1>Not found</h1>", 404)
    text = file.read_text("utf-8")
    if text.lstrip().lower().startswith(("<!doctype", "<html")):
        return html(text)
    return page("Sample", text)
