"""Prints the declarations of the installed wheel as JSON: `python -m api.print_declarations`.

`tools/facts/python.ts` runs this module with the Python of an environment; `Declarations` in `tools/facts/addKnownFacts.ts` describes the shape.
"""

import ast
import json
import sys
from typing import Any

from .classes import read_class
from .dict_types import NAME, dict_types, literal_aliases
from .wheel import Wheel, WheelError, read_wheel


def read_declarations(wheel: Wheel) -> dict[str, Any]:
    """Returns the classes and the named types of a wheel."""
    literals = literal_aliases(wheel.structures)
    if wheel.internal_structures:
        literals |= literal_aliases(wheel.internal_structures)
    aliases = {frozenset(values): name for name, values in literals.items()}
    nodes = [
        *_class_nodes(wheel.generated),
        *[node for node in _class_nodes(wheel.errors) if node.name != "TargetClosedError"],
        *_class_nodes(_Expand(wheel.form_data).visit(wheel.form_data)),
    ]
    classes = [read_class(node, aliases) for node in nodes]
    used = set(NAME.findall(json.dumps(classes)))
    types: dict[str, Any] = dict_types(wheel.structures, used, aliases)
    types.update({name: {"values": values} for name, values in literals.items() if name in used})
    return {"release": wheel.release, "classes": classes, "types": dict(sorted(types.items()))}


class _Expand(ast.NodeTransformer):
    """Replaces the names of types that a module defines, such as `FormDataValue = Union[...]`, with their definitions."""

    def __init__(self, module: ast.Module) -> None:
        self._types = {
            target.id: node.value
            for node in module.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._types.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def _class_nodes(module: ast.Module) -> list[ast.ClassDef]:
    return [node for node in module.body if isinstance(node, ast.ClassDef)]


if __name__ == "__main__":
    try:
        print(json.dumps(read_declarations(read_wheel())))
    except WheelError as error:
        sys.exit(str(error))
