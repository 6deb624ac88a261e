"""A small JSON API. Except for the todos, it is stateless, so that the order of the samples does not change its responses."""

import base64
import itertools
import threading

from .message import Request, Response, json_response

USERS = [
    {"id": 1, "name": "Ada Lovelace", "email": "ada@example.com"},
    {"id": 2, "name": "Grace Hopper", "email": "grace@example.com"},
    {"id": 3, "name": "Katherine Johnson", "email": "katherine@example.com"},
]
FRUITS = [{"id": 1, "name": "Strawberry"}, {"id": 2, "name": "Quince"}, {"id": 3, "name": "Pear"}]
TOKEN = "secret-token"
BASIC = "Basic " + base64.b64encode(b"ada:lovelace").decode()
# Passwords by user; "grace" is an administrator.
PASSWORDS = {"ada": "lovelace", "grace": "hopper", "worker0": "lovelace", "worker1": "lovelace"}
# What samples create, which delete it afterwards.
_TODOS: dict[str, dict[str, object]] = {}
_TODO_IDS = itertools.count(1)
_TODOS_LOCK = threading.Lock()
_CORS = [
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Allow-Headers", "*"),
    ("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS"),
]


def respond(request: Request, prefix: str) -> Response:
    """Responds to the routes of `_route` below `prefix`, such as `/users/ID`."""
    response = _route(request, request.path[len(prefix) :].strip("/").split("/"))
    response.headers.extend(_CORS)
    return response


def _route(request: Request, parts: list[str]) -> Response:
    if request.method == "OPTIONS":
        return Response(b"", 204)
    head, rest = parts[0], parts[1:]
    if head == "":
        return json_response({"users": "/users", "echo": "/echo"})
    if head == "users":
        return _users(request) if not rest else _user(request, rest[0])
    if head == "jobs" and rest and rest[0].isdigit():
        return json_response({"id": int(rest[0]), "state": "done"})
    if head == "fruits":
        return _fruits(request)
    if head == "todos":
        with _TODOS_LOCK:
            return _todos(request, rest[0] if rest else "")
    if head == "echo":
        return json_response(_echo(request))
    if head == "login" and request.method == "POST":
        return _login(request)
    if head == "me":
        return _me(request)
    if head == "status" and rest and rest[0].isdigit():
        return json_response({"status": int(rest[0])}, int(rest[0]))
    return json_response({"error": f"nothing at {request.path}"}, 404)


def _users(request: Request) -> Response:
    if request.method == "POST":
        if not request.fields().get("name"):
            return json_response({"error": "name is required"}, 422)
        return json_response({"id": 4, **request.fields()}, 201, [("Location", "/users/4")])
    return json_response(USERS[: int(request.query.get("limit", len(USERS)))])


def _fruits(request: Request) -> Response:
    if request.method == "POST":
        return json_response({"id": 4, **request.fields()}, 201)
    return json_response(FRUITS)


def _todos(request: Request, key: str) -> Response:
    if request.method == "POST":
        key = str(next(_TODO_IDS))
        _TODOS[key] = {"id": int(key), **request.fields()}
        return json_response(_TODOS[key], 201)
    if not key:
        return json_response(list(_TODOS.values()))
    if key not in _TODOS:
        return json_response({"error": f"no todo {key}"}, 404)
    if request.method == "DELETE":
        del _TODOS[key]
        return Response(b"", 204)
    _TODOS[key].update(request.fields())
    return json_response(_TODOS[key])


def _user(request: Request, key: str) -> Response:
    found = next((user for user in USERS if str(user["id"]) == key), None)
    if found is None:
        return json_response({"error": f"no user {key}"}, 404)
    if request.method == "DELETE":
        return Response(b"", 204)
    if request.method in ("PUT", "PATCH"):
        kept = found if request.method == "PATCH" else {"id": found["id"]}
        return json_response({**kept, **request.fields()})
    return json_response(found)


def _echo(request: Request) -> dict[str, object]:
    return {
        "method": request.method,
        "path": request.path,
        "query": request.query,
        "headers": {name.lower(): value for name, value in request.headers.items()},
        "cookies": request.cookies,
        "body": request.body.decode("utf-8", "replace"),
        "json": request.json(),
    }


def _login(request: Request) -> Response:
    user = signed_in_user(request.fields())
    if user is not None:
        return json_response({"token": TOKEN, "user": user}, 200, [("Set-Cookie", f"session={user}; Path=/")])
    return json_response({"error": "wrong user or password"}, 401)


def signed_in_user(credentials: dict[str, str]) -> str | None:
    """Returns the user if the credentials contain the correct password."""
    user = credentials.get("username", "")
    return user if user and credentials.get("password") == PASSWORDS.get(user) else None


def _me(request: Request) -> Response:
    is_authorized = request.headers.get("Authorization") in (f"Bearer {TOKEN}", f"token {TOKEN}", BASIC)
    if is_authorized or request.cookies.get("session") == "ada":
        return json_response(USERS[0])
    return json_response({"error": "sign in first"}, 401, [("WWW-Authenticate", 'Basic realm="fixture"')])
