"""Reads the messages that the library and its driver raise or write to a call log.

A message is a template: values that are only known at runtime are `*`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from api.javascript import PLACEHOLDER, embedded_source, literals_in

# Parts of the driver that only other languages use, or that contain no messages for users.
_SKIPPED = {
    *("client", "vite", "third_party", "codegen", "electron", "android"),
    *("utilsBundle.js", "utilsBundleImpl", "zipBundleImpl.js"),
    # The tools of agents.
    *("tools", "mcp"),
}
# Since 1.60, one file contains all modules; each begins with a comment that names its source.
_BUNDLE = "coreBundle.js"
_BUNDLED = re.compile(r"^// (packages/\S+)$", re.MULTILINE)
_CALL = re.compile(r"(?:\b\w*Error|\.log|wrapInASCIIBox|rewriteErrorMessage)\(")
_ASSIGNMENT = re.compile(r"\b(?:\w*(?:message|Message)|k\w+Error|errorLines|logs)\s*=(?![=>])")
# The lines of a text that are joined later.
_LINES = re.compile(r"\breturn \[(?=\s*`)")
_PUSH = re.compile(r"\b(?:errorLines|missingDeps|lines)\.push\(")
_NOT_A_MESSAGE = re.compile(r"^[^\w<\"'*]*\[|^[<{#.\\]|[{}]|=>|^\s*at |\bpid=|::|^--|\bfunction\b")


def read_messages(package: Path) -> dict[str, list[str]]:
    """Returns the messages of each source file in the `playwright` package, by the path of the file."""
    found: dict[str, list[str]] = {}
    for file in sorted([*package.glob("_impl/*.py"), *package.glob("*_api/_context_manager.py")]):
        found[_name(file, package)] = _python_messages(file.read_text(encoding="utf-8"))
    driver = package / "driver/package/lib"
    for file in sorted(driver.rglob("*.js")):
        for name, module in _modules(_name(file, package), file.read_text(encoding="utf-8")):
            if _SKIPPED.isdisjoint(name.split("/")):
                found[name] = _driver_messages(module)
    return {name: messages for name, messages in found.items() if messages}


def _name(file: Path, package: Path) -> str:
    return file.relative_to(package).as_posix()


def _modules(name: str, script: str) -> list[tuple[str, str]]:
    """Returns the modules of the bundle with the names of their sources; for any other file, the file itself."""
    if not name.endswith(_BUNDLE):
        return [(name, script)]
    parts = _BUNDLED.split(script)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def _python_messages(source: str) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and re.search(r"Error$|^reject_on_|_expect_impl$", _called(node)):
            found += [_text(argument) for argument in node.args]
        elif isinstance(node, ast.Assign) and "message" in ast.unparse(node.targets[0]):
            found.append(_text(node.value))
    return _clean(found)


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func).rsplit(".", 1)[-1]


def _text(node: ast.expr) -> str:
    """Returns the text of an expression, with placeholders for its values."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(value) for value in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _text(node.left) + _text(node.right)
    return PLACEHOLDER


def _driver_messages(module: str) -> list[str]:
    source = embedded_source(module) or module
    found: list[str] = []
    for pattern in (_CALL, _ASSIGNMENT, _LINES, _PUSH):
        for call in pattern.finditer(source):
            found += literals_in(source, call.end())
    return _clean(found)


def _clean(texts: list[str]) -> list[str]:
    """Returns the distinct lines that are sentences, sorted alphabetically."""
    lines = {re.sub(r"\s+", " ", line).strip(" -|") for text in texts for line in text.splitlines()}
    return sorted(line for line in lines if _is_message(line))


def _is_message(line: str) -> bool:
    words = re.findall(r"[A-Za-z][a-z']+|[A-Z]{2,}", line)
    return len(words) >= 2 and " " in line and not _NOT_A_MESSAGE.search(line)
