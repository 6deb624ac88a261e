"""Writes the API facts of an installed wheel: `python python/api/extract.py ENVIRONMENT [--out FOLDER]`.

ENVIRONMENT is a virtual environment that contains `playwright`. Any Python from 3.10 on can run this script.
Prints the path of the written file, with counts.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from api.classes import read_class
from api.dict_types import NAME, dict_types, literal_aliases
from api.marks import Marks
from api.wheel import Wheel, WheelError, read_wheel

SCHEMA = 1
DEFAULT_FOLDER = Path(__file__).resolve().parents[2] / "editions/python/facts"


def read_facts(wheel: Wheel, known: dict[str, Any] | None = None) -> dict[str, Any]:
    """Returns all facts of a version in the shape that `src/content/api/types.ts` declares.

    `known` are the facts of this version or of an older one; `marks.py` says what comes from them.
    """
    literals = literal_aliases(wheel.structures)
    if wheel.internal_structures:
        literals |= literal_aliases(wheel.internal_structures)
    aliases = {frozenset(values): name for name, values in literals.items()}
    marks = Marks(wheel.version, known)
    nodes = _class_nodes(wheel.generated) + [
        node for node in _class_nodes(wheel.errors) if node.name != "TargetClosedError"
    ]
    if wheel.form_data:
        nodes += _class_nodes(_Expand(wheel.form_data).visit(wheel.form_data))
    classes = {
        node.name: read_class(node, marks, aliases) for node in sorted(nodes, key=lambda node: node.name.lower())
    }
    for name, entry in (known or {}).get("classes", {}).items():
        if name not in classes:  # Its page stays for links and older projects.
            classes[name] = {**entry, "removed": entry.get("removed", marks.minor)}
    used = set(NAME.findall(json.dumps(classes)))
    types: dict[str, Any] = dict_types(wheel.structures, used, aliases)
    types.update({name: {"values": values} for name, values in literals.items() if name in used})
    ordered = dict(sorted(classes.items(), key=lambda item: item[0].lower()))
    return {"schema": SCHEMA, "version": wheel.version, "classes": ordered, "types": dict(sorted(types.items()))}


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


def known_facts(version: str, folder: Path = DEFAULT_FOLDER) -> dict[str, Any] | None:
    """Returns the committed facts of a version, else those of the newest older version, else None."""
    files = sorted((_numbers(file.stem), file) for file in folder.glob("*.json"))
    older = [file for numbers, file in files if numbers <= _numbers(version)]
    return json.loads(older[-1].read_text(encoding="utf-8")) if older else None


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _class_nodes(module: ast.Module) -> list[ast.ClassDef]:
    return [node for node in module.body if isinstance(node, ast.ClassDef)]


def render(facts: dict[str, Any]) -> str:
    """Returns JSON with one line per member, so that the diff between two versions shows the changed members."""
    lines = ["{", f'"schema": {facts["schema"]},', f'"version": {json.dumps(facts["version"])},', '"classes": {']
    for index, (name, entry) in enumerate(facts["classes"].items()):
        head = {key: value for key, value in entry.items() if key != "members"}
        lines.append(f'{json.dumps(name)}: {json.dumps(head)[:-1]}, "members": [')
        lines += _items([json.dumps(member) for member in entry["members"]])
        lines.append("]}" + ("," if index < len(facts["classes"]) - 1 else ""))
    lines += ["},", '"types": {']
    lines += _items([f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in facts["types"].items()])
    return "\n".join([*lines, "}", "}", ""])


def _items(items: list[str]) -> list[str]:
    return [f"{item}," for item in items[:-1]] + items[-1:]


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the API facts of an installed Playwright wheel.")
    parser.add_argument("environment", type=Path)
    parser.add_argument("--out", type=Path, default=DEFAULT_FOLDER)
    parser.add_argument("--known", type=Path, default=DEFAULT_FOLDER, help="folder with facts of older versions")
    arguments = parser.parse_args()
    try:
        wheel = read_wheel(arguments.environment)
        facts = read_facts(wheel, known_facts(wheel.version, arguments.known))
    except WheelError as error:
        print(error, file=sys.stderr)
        return 1
    arguments.out.mkdir(parents=True, exist_ok=True)
    file = arguments.out / f"{facts['version']}.json"
    file.write_text(render(facts), encoding="utf-8")
    members = sum(len(entry["members"]) for entry in facts["classes"].values())
    parameters = sum(
        len(member.get("parameters", [])) for entry in facts["classes"].values() for member in entry["members"]
    )
    print(f"{file}: {len(facts['classes'])} classes, {members} members, {parameters} parameters")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
