"""Replacements for public sites: example.com and playwright.dev. Only the titles match the real sites."""

from .message import Request, Response, page


def example(_request: Request) -> Response:
    return page(
        "Example Domain",
        "<div>\n<h1>Example Domain</h1>\n<p>A page for examples in documents.</p>\n"
        '<p><a href="https://www.iana.org/domains/example">More information...</a></p>\n</div>',
    )


def playwright_dev(request: Request) -> Response:
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
