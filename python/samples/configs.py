"""Checks the syntax of configuration samples, and finds the shell scripts in them."""

import configparser
import json
import re
import sys
from collections.abc import Iterator

import yaml

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib  # pyright: ignore[reportMissingImports]

Problem = tuple[int, str]

_DOCKERFILE = {
    "ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "MAINTAINER", "ONBUILD",
    "RUN", "SHELL", "STOPSIGNAL", "USER", "VOLUME", "WORKDIR",
}  # fmt: skip
_SCRIPT_KEYS = {"run", "script", "before_script", "after_script", "bash", "pwsh", "powershell", "command"}


def check(lang: str, code: str) -> Iterator[Problem]:
    """Yields the line of the code and the message for each error."""
    if lang in ("yaml", "yml"):
        yield from _check_yaml(code)
    elif lang == "json":
        yield from _check_json(code)
    elif lang == "toml":
        try:
            tomllib.loads(code)
        except tomllib.TOMLDecodeError as error:
            yield _line_of_error(str(error)), f"invalid TOML: {error}"
    elif lang == "ini":
        try:
            configparser.ConfigParser(interpolation=None).read_string(code)
        except configparser.Error as error:
            yield getattr(error, "lineno", 1) or 1, f"invalid INI: {error.message}"
    elif lang == "dockerfile":
        yield from _check_dockerfile(code)


def scripts(lang: str, code: str) -> Iterator[tuple[int, str]]:
    """Yields the line and the text of each shell script in a configuration."""
    if lang in ("yaml", "yml"):
        try:
            node = yaml.compose(code, Loader=yaml.SafeLoader)
        except yaml.YAMLError:
            return
        if node is not None:
            yield from _find_scripts(node)
    elif lang == "dockerfile":
        for line, instruction, rest in _instructions(code):
            if instruction in ("RUN", "CMD", "ENTRYPOINT"):
                try:
                    words = json.loads(rest)
                    yield line, " ".join(words)
                except ValueError:
                    yield line, rest


def _find_scripts(node: yaml.Node, key: str = "") -> Iterator[tuple[int, str]]:
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            yield from _find_scripts(value, str(name.value))
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _find_scripts(item, key if key in _SCRIPT_KEYS else "")
    elif key in _SCRIPT_KEYS and isinstance(node, yaml.ScalarNode):
        # The text of a block scalar begins on the line after `|` or `>`.
        yield node.start_mark.line + (2 if node.style in ("|", ">") else 1), str(node.value)


def _check_yaml(code: str) -> Iterator[Problem]:
    try:
        yaml.safe_load(code)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        yield (mark.line + 1 if mark else 1), f"invalid YAML: {getattr(error, 'problem', None) or error}"


def _check_json(code: str) -> Iterator[Problem]:
    try:
        # Removes comments, because settings files of editors may contain them.
        json.loads(re.sub(r"(?m)^\s*//.*$", "", code))
    except ValueError as error:
        yield getattr(error, "lineno", 1), f"invalid JSON: {error}"


def _instructions(code: str) -> Iterator[tuple[int, str, str]]:
    pending, start = "", 0
    for number, line in enumerate(code.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        start = start if pending else number
        text = pending + line.strip()
        if text.endswith("\\"):
            pending = text[:-1] + " "
            continue
        pending = ""
        instruction, _, rest = text.partition(" ")
        yield start, instruction, rest


def _check_dockerfile(code: str) -> Iterator[Problem]:
    is_first = True
    for line, instruction, _rest in _instructions(code):
        if instruction not in _DOCKERFILE:
            yield line, f'"{instruction}" is not a Dockerfile instruction; correct it, or write it in uppercase'
        elif is_first and instruction not in ("FROM", "ARG"):
            yield line, "a Dockerfile must begin with FROM or ARG"
        is_first = False


def _line_of_error(text: str) -> int:
    found = re.search(r"line (\d+)", text)
    return int(found.group(1)) if found else 1
