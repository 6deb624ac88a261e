"""Converts annotations to the text that the reference shows: `typing.Optional['Page']` becomes `Page | None`.

Reads the syntax tree, because `typing` normalizes annotations differently in each Python version.
"""

import ast

GENERICS = {"List": "list", "Dict": "dict", "Tuple": "tuple"}


def type_text(node: ast.expr, aliases: dict[frozenset[str], str]) -> str:
    """Returns the text of an annotation.

    Replaces a `Literal` with its alias (such as AriaRole) if the values are the same.
    Raises ValueError for an expression that is not a type.
    """
    if isinstance(node, ast.Constant):
        if node.value is None:
            return "None"
        if node.value is Ellipsis:  # the parameters of `Callable[..., Any]`
            return "..."
        if isinstance(node.value, str):  # a forward reference
            return type_text(ast.parse(node.value, mode="eval").body, aliases)
    if isinstance(node, ast.Name):
        return GENERICS.get(node.id, node.id)
    if isinstance(node, ast.Attribute):
        return _attribute(node)
    if isinstance(node, ast.List):
        return f"[{', '.join(type_text(item, aliases) for item in node.elts)}]"
    if isinstance(node, ast.Subscript):
        return _subscript(node, aliases)
    raise ValueError(
        f"line {node.lineno}: cannot read this annotation; extend python/api/type_text.py: {ast.dump(node)}"
    )


def is_optional(node: ast.expr) -> bool:
    """Returns whether an annotation is `Optional[...]`."""
    return isinstance(node, ast.Subscript) and _base(node) == "Optional"


def literal_values(node: ast.expr) -> list[str] | None:
    """Returns the strings of `Literal["a", "b"]`, or None for any other annotation."""
    if not isinstance(node, ast.Subscript) or _base(node) != "Literal":
        return None
    return [str(item.value) for item in _arguments(node) if isinstance(item, ast.Constant)]


def _subscript(node: ast.Subscript, aliases: dict[frozenset[str], str]) -> str:
    base = _base(node)
    values = literal_values(node)
    if values is not None:
        return aliases.get(frozenset(values)) or " | ".join(f'"{value}"' for value in values)
    parts = [type_text(item, aliases) for item in _arguments(node)]
    if base == "Optional":
        parts.append("None")
    if base in ("Optional", "Union"):
        return " | ".join(parts)
    return f"{GENERICS.get(base, base)}[{', '.join(parts)}]"


def _base(node: ast.Subscript) -> str:
    return node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")


def _arguments(node: ast.Subscript) -> list[ast.expr]:
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def _attribute(node: ast.Attribute) -> str:
    module = getattr(node.value, "id", "")
    return GENERICS.get(node.attr, node.attr) if module == "typing" else f"{module}.{node.attr}"
