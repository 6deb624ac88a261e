"""The tea shop of traces and screenshots: https://tea.example.com. Rejects orders of teas that are sold out."""

from pathlib import Path

from .message import Request, Response, json_response

_FOLDER = Path(__file__).parent / "tea_shop"
_FILES = {
    "/": ("index.html", "text/html"),
    "/shop.css": ("shop.css", "text/css"),
    "/shop.js": ("shop.js", "text/javascript"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
_TEAS = [
    {"name": "Assam", "price": 6.5, "color": "#8c3b1b"},
    {"name": "Darjeeling", "price": 8.9, "color": "#b5762a"},
    {"name": "Sencha", "price": 7.2, "color": "#7d9a3c"},
    {"name": "Gyokuro", "price": 14.5, "color": "#3f7d4e"},
    {"name": "Earl Grey", "price": 5.9, "color": "#5f6f8f"},
    {"name": "Rooibos", "price": 4.8, "color": "#b0472f"},
]
_STOCK = {str(tea["name"]): 0 if tea["name"] == "Gyokuro" else 20 for tea in _TEAS}


def respond(request: Request) -> Response:
    if request.path in _FILES:
        name, content_type = _FILES[request.path]
        return Response((_FOLDER / name).read_bytes(), content_type=f"{content_type}; charset=utf-8")
    if request.path == "/api/teas":
        return json_response(_TEAS)
    if request.path == "/api/stock":
        return json_response(_STOCK)
    if request.path == "/api/orders" and request.method == "POST":
        return _order(request)
    return Response(b"Not found", 404, "text/plain")


def _order(request: Request) -> Response:
    order = request.json()
    teas = order["teas"] if isinstance(order, dict) else []
    sold_out = [tea for tea in teas if not _STOCK[tea]]
    if sold_out:
        return json_response({"error": f"{sold_out[0]} is sold out"}, 409)
    return json_response({"id": 7}, 201)
