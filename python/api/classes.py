"""Reads the classes and members of the async API from the syntax tree of `_generated.py`.

The sync API has the same members and parameters. Methods that are not coroutines are identical in both APIs.
"""

import ast
import re
from typing import Any

from .type_text import literal_values, type_text

Aliases = dict[frozenset[str], str]
Function = ast.FunctionDef | ast.AsyncFunctionDef

EVENT_METHODS = {"on", "once"}
BASES_WITHOUT_PAGE = {"AsyncBase", "AsyncContextManager", "Exception"}


def read_class(node: ast.ClassDef, aliases: Aliases) -> dict[str, Any]:
    """Returns a class: its name, base class, and members in source order with the events last."""
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    facts: dict[str, Any] = {"name": node.name}
    inherited = [base for base in bases if base not in BASES_WITHOUT_PAGE]
    if inherited:
        facts["extends"] = inherited[0]
    if "AsyncContextManager" in bases:
        facts["contextManager"] = True
    functions = [item for item in node.body if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef))]
    members = [_member(node.name, item, aliases) for item in functions if _is_member(item)]
    facts["members"] = members + _events(functions, aliases)
    return facts


def _is_member(function: Function) -> bool:
    """Returns whether a function is a member; of a function with overloads, only the implementation is one."""
    is_overload = any(getattr(decorator, "attr", "") == "overload" for decorator in function.decorator_list)
    return not is_overload and not function.name.startswith("_") and function.name not in EVENT_METHODS


def _member(class_name: str, function: Function, aliases: Aliases) -> dict[str, Any]:
    is_property = any(getattr(decorator, "id", "") == "property" for decorator in function.decorator_list)
    assert function.returns, f"{class_name}.{function.name} has no return annotation"
    facts: dict[str, Any] = {
        "name": function.name,
        "kind": "property" if is_property else "method",
        # Ids have the names that all languages together use: `wait-for-popup` for `expect_popup`.
        "canonicalName": function.name.rstrip("_").replace("expect_", "wait_for_"),
    }
    if isinstance(function, ast.AsyncFunctionDef):
        facts["awaited"] = True
    # The annotation names a base class, because generated code puts these methods before the class.
    returns = type_text(function.returns, aliases).replace("AsyncContextManager", "Disposable")
    if returns.startswith("AsyncEventContextManager"):
        facts["yields"] = returns.partition("[")[2].removesuffix("]") or "Any"
    else:
        facts["returns"] = returns
    parameters = _parameters(function, aliases)
    docstring = ast.get_docstring(function) or ""
    for parameter in parameters:
        if _is_deprecated(docstring, parameter["name"]):
            parameter["deprecated"] = True
    if parameters:
        facts["parameters"] = parameters
    return facts


def _is_deprecated(docstring: str, parameter: str) -> bool:
    """Returns whether the docstring of a member describes a parameter as deprecated."""
    section = re.search(rf"^{re.escape(parameter)} : .*\n((?:[ ]+.*\n?|\n)*)", docstring, re.MULTILINE)
    return section is not None and "Deprecated:" in section[1]


def _parameters(function: Function, aliases: Aliases) -> list[dict[str, Any]]:
    positional = function.args.args[1:]
    required_count = len(positional) - len(function.args.defaults)
    found: list[dict[str, Any]] = []
    for index, argument in enumerate(positional):
        found.append(_parameter(argument, required=index < required_count, keyword=False, aliases=aliases))
    for argument, default in zip(function.args.kwonlyargs, function.args.kw_defaults, strict=False):
        found.append(_parameter(argument, required=default is None, keyword=True, aliases=aliases))
    _check_defaults(function)
    return found


def _parameter(argument: ast.arg, *, required: bool, keyword: bool, aliases: Aliases) -> dict[str, Any]:
    assert argument.annotation, f"line {argument.lineno}: parameter {argument.arg} has no annotation"
    facts: dict[str, Any] = {"name": argument.arg, "type": type_text(argument.annotation, aliases)}
    if required:
        facts["required"] = True
    if keyword:
        facts["keyword"] = True
    return facts


def _check_defaults(function: Function) -> None:
    """Raises ValueError for a default other than None.

    The facts have no field for defaults, because every optional parameter of the library defaults to None.
    """
    for default in [*function.args.defaults, *function.args.kw_defaults]:
        if default is not None and not (isinstance(default, ast.Constant) and default.value is None):
            raise ValueError(
                f"line {default.lineno}: {function.name} has a default other than None; extend python/api/classes.py"
            )


def _events(functions: list[Function], aliases: Aliases) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for function in functions:
        if function.name != "on":
            continue
        event, handler = (argument.annotation for argument in function.args.args[1:3])
        names = literal_values(event) if event else None
        if not names or not handler:  # the implementation of the overloads accepts any str
            continue
        found.append({"name": names[0], "kind": "event", "payload": type_text(_payload(handler), aliases)})
    return found


def _payload(handler: ast.expr) -> ast.expr:
    """Returns `X` of `Callable[[X], Union[Awaitable[None], None]]`. The annotation may be a string."""
    if isinstance(handler, ast.Constant):
        handler = ast.parse(str(handler.value), mode="eval").body
    if isinstance(handler, ast.Subscript) and isinstance(handler.slice, ast.Tuple):
        arguments = handler.slice.elts[0]
        if isinstance(arguments, ast.List) and len(arguments.elts) == 1:
            return arguments.elts[0]
    raise ValueError(
        f"line {handler.lineno}: an event handler does not take exactly one argument; extend python/api/classes.py"
    )
