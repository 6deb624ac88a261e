"""Annotations as the reference shows them: `typing.Optional['Page']` is `Page | None`.

The text comes from the syntax tree, since `typing` normalises annotations differently in each Python version.
"""

from __future__ import annotations

import ast

GENERICS = {"List": "list", "Dict": "dict", "Tuple": "tuple"}


def type_text(node: ast.expr, aliases: dict[frozenset[str], str]) -> str:
    """Text of an annotation; a `Literal` whose values equal an alias (AriaRole) is named by it.

    Raises ValueError for an expression that is no type.
    """
    if isinstance(node, ast.Constant):
        if node.value is None:
            return "None"
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
    raise ValueError(f"line {node.lineno}: cannot read this annotation: {ast.dump(node)}")


def is_optional(node: ast.expr) -> bool:
    """Whether an annotation is `Optional[...]`."""
    return isinstance(node, ast.Subscript) and _base(node) == "Optional"


def literal_values(node: ast.expr) -> list[str] | None:
    """The strings of `Literal["a", "b"]`, None for anything else."""
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
