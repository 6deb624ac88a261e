"""Parses samples in C#, and rewrites them for a compiler that supports C# 7 only.

Reads a JSON file with samples, and prints a JSON list with the result of each one. The parser is tree-sitter, with the
grammar that editors use. Debian's compiler mcs supports C# 7: it needs names of classes after `new`, and no nullable classes.
"""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tree_sitter_c_sharp
from tree_sitter import Language, Node, Parser

_parser = Parser(Language(tree_sitter_c_sharp.language()))

_VALUE_TYPES = {"int", "float", "double", "bool", "long", "DateTime", "TimeSpan", "JsonElement"}
_UNSUPPORTED = {
    "switch_expression": "a switch expression",
    "collection_expression": "a collection expression",
    "range_expression": "a range",
    "record_declaration": "a record",
    "with_expression": "a with expression",
    "list_pattern": "a list pattern",
    "recursive_pattern": "a property pattern",
    "tuple_type": "a type of tuples",
}
_TYPE_DECLARATIONS = {
    "class_declaration",
    "interface_declaration",
    "enum_declaration",
    "struct_declaration",
    "record_declaration",
    "namespace_declaration",
}


# Classes that the platform of the compiler does not have.
_UNKNOWN = {"WebApplication", "ConditionalWeakTable", "HttpClient"}


class UnsupportedError(Exception):
    """Syntax that cannot be rewritten, with its name."""


@dataclass
class Parts:
    """A sample in the parts of a file."""

    usings: list[str] = field(default_factory=list)
    statements: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)


def find_error(code: str) -> tuple[int, str] | None:
    """Return the line and the text of the first syntax error; None if the code is valid."""
    stack = [_parser.parse(code.encode()).root_node]
    errors: list[Node] = []
    while stack:
        node = stack.pop()
        wrong = [child for child in node.children if child.has_error or child.is_error or child.is_missing]
        # A missing token can be hidden, so that only its parent shows it.
        if node.is_error or node.is_missing or (node.has_error and not wrong):
            errors.append(node)
        else:
            stack.extend(wrong)
    if not errors:
        return None
    first = min(errors, key=lambda node: node.start_byte)
    line = first.start_point[0]
    return line + 1, code.split("\n")[line].strip()


def rewrite(code: str) -> Parts:
    """Rewrite a sample for the compiler.

    Raises:
        UnsupportedError: for syntax without an older counterpart
    """
    parts = Parts()
    for node in _parser.parse(code.encode()).root_node.children:
        if node.type == "using_directive":
            parts.usings.append(_text(node).removeprefix("using").strip(" ;"))
        elif node.type in _TYPE_DECLARATIONS:
            parts.classes.append(_render(node))
        elif node.type != "comment":
            parts.statements.append(_render(node))
    return parts


def _text(node: Node) -> str:
    return (node.text or b"").decode()


def _render(node: Node) -> str:
    """Return the text of a node with its parts rewritten."""
    if node.type in _UNSUPPORTED:
        raise UnsupportedError(_UNSUPPORTED[node.type])
    special = _SPECIAL.get(node.type)
    text = special(node) if special else None
    return _render_children(node) if text is None else text


def _render_children(node: Node, skipped: frozenset[str] = frozenset()) -> str:
    if node.child_count == 0:
        return _text(node)
    source = node.text or b""
    result = ""
    end = node.start_byte
    for child in node.children:
        result += source[end - node.start_byte : child.start_byte - node.start_byte].decode()
        result += "" if child.type in skipped else _render(child)
        end = child.end_byte
    return result + source[end - node.start_byte :].decode()


def _declaration(node: Node) -> str | None:
    kinds = {child.type for child in node.children}
    if "using" not in kinds:
        return None
    return _render_children(node, frozenset({"using", "await"}))


def _nullable_type(node: Node) -> str | None:
    inner = node.children[0]
    return None if _text(inner) in _VALUE_TYPES else _render(inner)


def _null_forgiving(node: Node) -> str | None:
    return _render(node.children[0]) if _text(node.children[-1]) == "!" else None


def _raw_string(node: Node) -> str:
    return _quote(_unindent(_text(node)))


def _unindent(raw: str) -> str:
    quotes = raw[: len(raw) - len(raw.lstrip('"'))]
    content = raw[len(quotes) : -len(quotes)]
    if not content.startswith("\n"):
        return content
    lines = content.split("\n")[1:]
    indent = len(lines[-1])
    return "\n".join(line[indent:] for line in lines[:-1])


def _quote(text: str) -> str:
    return json.dumps(text)


def _interpolated(node: Node) -> str | None:
    if '"""' in _text(node):
        raise UnsupportedError("an interpolated raw string")
    return None


def _pattern(node: Node) -> str | None:
    left, pattern = node.children[0], node.children[-1]
    if pattern.type == "negated_pattern":
        return f"{_render(left)} != {_render(pattern.children[-1])}"
    if pattern.type == "constant_pattern":
        return f"{_render(left)} == {_render(pattern)}"
    return None


def _element_access(node: Node) -> str | None:
    text = _text(node.children[-1])
    if text == "[^1]":
        return f"{_render(node.children[0])}.Last()"
    if text.startswith("[^"):
        raise UnsupportedError("an index from the end")
    return None


def _element_binding(node: Node) -> None:
    # In the initializer of a dictionary, the same node sets the value of a key.
    if node.parent is not None and node.parent.type == "conditional_access_expression":
        raise UnsupportedError("an index of a value that can be null")


def _identifier(node: Node) -> str | None:
    is_receiver = node.parent is not None and node.parent.type == "member_access_expression"
    if _text(node) in _UNKNOWN:
        raise UnsupportedError(_text(node))
    # The platform of the compiler does not have the newest methods of these classes.
    is_replaced = _text(node) in {"File", "Directory"} and is_receiver and node.prev_sibling is None
    return f"{_text(node)}_" if is_replaced else None


def _lambda(node: Node) -> str | None:
    parameters = node.child_by_field_name("parameters")
    if parameters is None or _text(parameters) != "(_, _)":
        return None
    return _render_children(node).replace("(_, _)", "(_, __)", 1)


def _foreach(node: Node) -> str | None:
    kinds = {child.type for child in node.children}
    if "await" in kinds or any("tuple" in kind or "declaration_expression" in kind for kind in kinds):
        raise UnsupportedError("a loop over tuples or asynchronous items")
    return None


def _local_function(node: Node) -> str:
    """Return a variable with a lambda, because the compiler does not support local functions."""
    returns = node.child_by_field_name("type") or node.child_by_field_name("returns")
    name = node.child_by_field_name("name")
    parameters = node.child_by_field_name("parameters")
    body = node.child_by_field_name("body") or node.children[-1]
    if returns is None or name is None or parameters is None:
        raise UnsupportedError("a local function")
    declared = [child for child in parameters.children if child.type == "parameter"]
    if any(child.child_count > 2 for child in declared):
        raise UnsupportedError("a local function with optional parameters")
    types = [_render(child.children[0]) for child in declared]
    names = ", ".join(_text(child.children[-1]) for child in declared)
    result = _render(returns)
    if result == "void":
        is_listener = len(types) == 2 and types[0] == "object"
        delegate = f"EventHandler<{types[1]}>" if is_listener else f"Action<{', '.join(types)}>" if types else "Action"
    else:
        delegate = f"Func<{', '.join([*types, result])}>"
    is_async = any(child.type == "modifier" and _text(child) == "async" for child in node.children)
    shown = _render(body)
    arrow = shown if body.type == "arrow_expression_clause" else f"=> {shown}"
    ending = "" if arrow.rstrip().endswith(";") else ";"
    return f"{delegate} {_text(name)} = null;\n{_text(name)} = {'async ' if is_async else ''}({names}) {arrow}{ending}"


def _implicit_new(node: Node) -> str:
    arguments = next((child for child in node.children if child.type == "argument_list"), None)
    initializer = next((child for child in node.children if child.type == "initializer_expression"), None)
    return (
        f"new {_wanted_type(node)}{_render(arguments) if arguments else '()'}"
        f"{' ' + _render(initializer) if initializer else ''}"
    )


def _wanted_type(node: Node) -> str:
    """Return the class that the place of `new()` wants: those of all methods or properties with a name have a union."""
    parent = node.parent
    if parent is None:
        raise UnsupportedError("new() in this place")
    if parent.type == "argument":
        call = parent.parent.parent if parent.parent else None
        function = call.child_by_field_name("function") if call else None
        if function is not None:
            return f"{_text(function).split('.')[-1].split('<')[0].split(chr(10))[-1].strip()}_Options"
    if parent.type == "assignment_expression":
        return f"{_text(parent.children[0]).split('.')[-1]}_Value"
    if parent.type in {"arrow_expression_clause", "return_statement"}:
        return _result_type(parent)
    if parent.type == "variable_declarator" and parent.parent is not None:
        declared = parent.parent.child_by_field_name("type")
        if declared is not None:
            return _render(declared)
    raise UnsupportedError("new() in this place")


def _result_type(node: Node) -> str:
    """Return the type that the method around a node returns."""
    current: Node | None = node
    while current is not None and current.type not in {"method_declaration", "property_declaration"}:
        current = current.parent
    declared = current and (current.child_by_field_name("returns") or current.child_by_field_name("type"))
    if not declared:
        raise UnsupportedError("new() in this place")
    return _render(declared)


_SPECIAL: dict[str, Any] = {
    "local_declaration_statement": _declaration,
    "nullable_type": _nullable_type,
    "postfix_unary_expression": _null_forgiving,
    "raw_string_literal": _raw_string,
    "interpolated_string_expression": _interpolated,
    "is_pattern_expression": _pattern,
    "element_access_expression": _element_access,
    "element_binding_expression": _element_binding,
    "identifier": _identifier,
    "lambda_expression": _lambda,
    "foreach_statement": _foreach,
    "local_function_statement": _local_function,
    "implicit_object_creation_expression": _implicit_new,
}


def read(code: str) -> dict[str, Any]:
    """Return the syntax error of a sample, or what the compiler receives."""
    error = find_error(code)
    if error:
        return {"error": {"line": error[0], "text": error[1]}}
    try:
        parts = rewrite(code)
    except UnsupportedError as unsupported:
        return {"unsupported": str(unsupported)}
    return {"usings": parts.usings, "body": "\n".join(parts.statements), "classes": parts.classes}


if __name__ == "__main__":
    samples = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(json.dumps([read(sample) for sample in samples]))
