"""Reads the dict types (TypedDict) that signatures name, and the aliases of string literals."""

import ast
import re
from typing import Any

from .type_text import is_optional, literal_values, type_text

NAME = re.compile(r"\b[A-Z]\w*")


def literal_aliases(module: ast.Module) -> dict[str, list[str]]:
    """Returns the names and values of aliases such as `AriaRole = Literal[...]`.

    Signatures repeat the values instead of the alias.
    """
    found: dict[str, list[str]] = {}
    for node in module.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            values = literal_values(node.value)
            if values:
                found[node.targets[0].id] = values
    return found


def dict_types(module: ast.Module, used: set[str], aliases: dict[frozenset[str], str]) -> dict[str, Any]:
    """Returns the keys of the dict types in `used`, and of the dict types that these keys name.

    Reports only keys of the type `Optional[...]` as optional, because `total=False` makes every key formally optional.
    """
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    found: dict[str, Any] = {}
    queue = sorted(used & classes.keys())
    while queue:
        name = queue.pop(0)
        if name in found:
            continue
        found[name] = {
            "keys": [_key(field, aliases) for field in classes[name].body if isinstance(field, ast.AnnAssign)]
        }
        for key in found[name]["keys"]:
            queue += [other for other in NAME.findall(key["type"]) if other in classes]
    return found


def _key(field: ast.AnnAssign, aliases: dict[frozenset[str], str]) -> dict[str, Any]:
    assert isinstance(field.target, ast.Name)
    text = type_text(field.annotation, aliases)
    if is_optional(field.annotation):
        return {"name": field.target.id, "type": text.removesuffix(" | None")}
    return {"name": field.target.id, "type": text, "required": True}
