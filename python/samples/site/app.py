"""The app at app.example.com and at all other hosts without a separate site: `pages/` and the routes below."""

import base64
import re
from pathlib import Path

from . import api
from .message import Request, Response, Route, html, page, redirect

_PAGES = Path(__file__).parent / "pages"
_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def respond(request: Request) -> Response:
    """Responds with a route, the API below `/api` or `/api-mocking`, a status page, an image or a file of `pages/`."""
    path = request.path.rstrip("/") or "/"
    if path == "/api" or path.startswith("/api/"):
        return api.respond(request, "/api")
    if path.startswith("/api-mocking/"):
        return api.respond(request, "/api-mocking/api/v1")
    if path in _ROUTES:
        return _ROUTES[path](request)
    head, _, rest = path[1:].partition("/")
    if head == "status" and rest.isdigit():
        return page(f"Status {rest}", f"<h1>Status {rest}</h1>", int(rest))
    if head == "images":
        return Response(_PIXEL, content_type="image/png")
    if head in ("echo", "users"):
        return api.respond(request, "")
    file = _PAGES / f"{path[1:] or 'index'}.html"
    if re.fullmatch(r"/|/[a-z][a-z-]*(/[a-z-]+)?", path) and file.is_file():
        text = file.read_text("utf-8")
        title = re.search(r"<h1[^>]*>(.*?)</h1>", text)
        return page(title.group(1) if title else path[1:].capitalize(), text)
    return page("Not found", "<h1>Not found</h1>\n<p>There is no such page.</p>", 404)


def todo(_request: Request) -> Response:
    return page("Todos", (_PAGES / "todo.html").read_text("utf-8"))


def _login(request: Request) -> Response:
    text = (_PAGES / "login.html").read_text("utf-8")
    if request.method != "POST":
        return page("Sign in", text.replace("{message}", ""))
    user = api.signed_in_user(request.form())
    if user is not None:
        return redirect("/welcome", 303, [("Set-Cookie", f"session={user}; Path=/; HttpOnly")])
    return page("Sign in", text.replace("{message}", "Wrong username or password"), 401)


def _signed_in(request: Request) -> Response:
    user = request.cookies.get("session")
    if user not in api.PASSWORDS:
        return redirect("/login")
    if request.path.startswith("/admin") and user != "grace":
        return page("Access denied", "<h1>Access denied</h1>", 403)
    heading = f"Welcome, {user}" if request.path.startswith("/welcome") else request.path.strip("/").capitalize()
    return page(
        heading, f'<nav><a href="/settings">Settings</a> <a href="/logout">Sign out</a></nav>\n<h1>{heading}</h1>'
    )


def _basic_auth(request: Request) -> Response:
    if request.headers.get("Authorization") == api.BASIC:
        return page("Private", "<h1>Welcome, ada</h1>")
    return page("Sign in", "<h1>Unauthorized</h1>", 401, [("WWW-Authenticate", 'Basic realm="fixture"')])


def _report(_request: Request) -> Response:
    return Response(
        b"name,amount\nTeapot,24\nCup,9\n",
        content_type="text/csv; charset=utf-8",
        headers=[("Content-Disposition", 'attachment; filename="report.csv"')],
    )


def _invoice(_request: Request) -> Response:
    return Response(b"%PDF-1.4\n%%EOF\n", content_type="application/pdf")


def _script(text: str) -> Route:
    return lambda _request: Response(text.encode(), content_type="text/javascript; charset=utf-8")


_WORKER = """
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/from-worker')
    event.respondWith(new Response('answered by the service worker'));
});
"""

_ROUTES: dict[str, Route] = {
    "/login": _login,
    "/welcome": _signed_in,
    "/settings": _signed_in,
    "/account": _signed_in,
    "/admin": _signed_in,
    "/logout": lambda _request: redirect("/login", 302, [("Set-Cookie", "session=; Path=/; Max-Age=0")]),
    "/todomvc": todo,
    "/redirect": lambda request: redirect(request.query.get("to", "/"), 302),
    "/basic-auth": _basic_auth,
    "/files/report.csv": _report,
    "/files/invoice.pdf": _invoice,
    "/sw.js": _script(_WORKER),
    "/script.js": _script("document.documentElement.dataset.script = 'loaded';\n"),
    "/style.css": lambda _request: Response(b"h1 { color: rebeccapurple; }\n", content_type="text/css; charset=utf-8"),
    "/set-cookie": lambda request: html(
        "<h1>Cookie set</h1>",
        headers=[("Set-Cookie", f"{name}={value}; Path=/") for name, value in request.query.items()],
    ),
}
