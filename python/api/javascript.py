"""Reads string literals from JavaScript without running or parsing it completely."""

from __future__ import annotations

import re

PLACEHOLDER = "*"

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "b": "\b", "f": "\f", "v": "\v"}
_CLOSING = {"(": ")", "[": "]", "{": "}"}
# A slash after one of these characters starts a regular expression, not a division.
_REGEX_START = set("(,=:[!&|?{};+")


def literals_in(source: str, start: int) -> list[str]:
    """Returns the texts in the expression that begins at `start`, such as the arguments of a call.

    Joined texts (`"a" + b + "c"`) are one text. A value that is not known is a placeholder. The expression ends at a
    semicolon, or at a bracket that closes what was opened before `start`.
    """
    texts: list[str] = []
    current: str | None = None
    joined = unknown = False
    depth = 0
    index = start
    previous = "("
    while index < len(source):
        character = source[index]
        if character in "\"'`":
            text, index = _read_literal(source, index)
            if current is not None and joined:
                current += (PLACEHOLDER if unknown else "") + text
            else:
                texts += [] if current is None else [current]
                current = text
            joined = unknown = False
            previous = character
            continue
        if character == "/" and previous in _REGEX_START:
            index = _skip_regex(source, index)
            previous = "/"
            continue
        if character in _CLOSING:
            depth += 1
        elif character in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif character == ";" and depth == 0:
            break
        if character == "+" and current is not None:
            joined = True
        elif character in ",:?" and current is not None:
            if joined:
                current += PLACEHOLDER
            texts.append(current)
            current, joined, unknown = None, False, False
        elif joined and not character.isspace():
            unknown = True
        if not character.isspace():
            previous = character
        index += 1
    if current is not None:
        texts.append(current + PLACEHOLDER if joined else current)
    return texts


def _read_literal(source: str, start: int) -> tuple[str, int]:
    """Returns the text of a literal, with placeholders for the values in a template, and the position after it."""
    quote = source[start]
    text = ""
    index = start + 1
    while index < len(source) and source[index] != quote:
        if source[index] == "\\":
            character, index = _read_escape(source, index + 1)
            text += character
        elif quote == "`" and source.startswith("${", index):
            text += PLACEHOLDER
            index = _skip_value(source, index + 2)
        else:
            text += source[index]
            index += 1
    return text, index + 1


def _read_escape(source: str, start: int) -> tuple[str, int]:
    """Returns the character of an escape sequence whose backslash is before `start`, and the position after it."""
    if source[start] == "u" and source[start + 1] != "{":
        return chr(int(source[start + 1 : start + 5], 16)), start + 5
    return _ESCAPES.get(source[start], source[start]), start + 1


def _skip_value(source: str, start: int) -> int:
    """Returns the position after the brace that closes a value in a template."""
    depth = 0
    index = start
    while index < len(source):
        character = source[index]
        if character in "\"'`":
            _, index = _read_literal(source, index)
            continue
        if character == "{":
            depth += 1
        elif character == "}":
            if depth == 0:
                return index + 1
            depth -= 1
        index += 1
    return index


def _skip_regex(source: str, start: int) -> int:
    in_class = False
    index = start + 1
    while index < len(source) and source[index] != "\n":
        character = source[index]
        if character == "\\":
            index += 1
        elif character == "[":
            in_class = True
        elif character == "]":
            in_class = False
        elif character == "/" and not in_class:
            return index + 1
        index += 1
    return start + 1


def embedded_source(module: str) -> str | None:
    """Returns the script that a module of `generated/` exports as one string; None if it exports none."""
    found = re.search(r"^(?:const |\s+)source\d* = (?=['\"])", module, re.MULTILINE)
    return None if found is None else _read_literal(module, found.end())[0]
