"""Checks shell samples: each `playwright` and `pytest` command and its flags must exist in the installed release."""

import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

# Words that may precede the tool.
_PREFIXES = {
    "xvfb-run", "uv", "uvx", "poetry", "pdm", "pipenv", "hatch", "python", "python3", "py", "sudo", "env", "time", "docker",
    "podman", "npx", "&", "call", "start", "timeout", "exec", "run:",
}  # fmt: skip
_INSTALLERS = {"add", "install", "pip", "pip3", "remove", "uninstall"}
_TOOLS = {"playwright", "pytest", "py.test"}

# Flags of a command; true if the flag takes a value.
Flags = dict[str, bool]


class CommandChecker:
    """Checks commands against the `--help` of the installed release."""

    def __init__(self) -> None:
        self._help_texts: dict[str, str] = {}

    def _help(self, *words: str) -> str:
        name = " ".join(words)
        if name not in self._help_texts:
            # Loads one of the two pytest plugins. They have the same flags and cannot be loaded together.
            disabled_plugin = ["-p", "no:playwright-asyncio"] if words == ("pytest",) else []
            command = [sys.executable, "-m", *words, *disabled_plugin, "--help"]
            # In a folder without settings of pytest.
            result = subprocess.run(command, capture_output=True, text=True, cwd=tempfile.gettempdir())
            if result.returncode != 0:
                raise RuntimeError(f"{' '.join(command)} failed: {result.stderr.strip()}")
            self._help_texts[name] = result.stdout
        return self._help_texts[name]

    def check(self, code: str) -> Iterator[tuple[int, str]]:
        """Yields the line of the code and the message for each error."""
        for line, words in simple_commands(code):
            found = _find_tool(words)
            if not found:
                continue
            name, arguments = found
            message = (
                self._check_playwright(arguments) if name == "playwright" else self._check_flags("pytest", arguments)
            )
            if message:
                yield line, message

    def _check_playwright(self, words: list[str]) -> str | None:
        if not words or words[0] == "help":
            return None
        if words[0].startswith("-"):
            return self._check_flags("playwright", words)
        section = self._help("playwright").partition("Commands:")[2]
        commands = sorted(re.findall(r"^  ([a-z][\w-]*)", section, re.M))
        if words[0] not in commands and not self._is_hidden_command(words[0]):
            return f'"playwright {words[0]}" is not a command of this release; its commands are {", ".join(commands)}'
        return self._check_flags(f"playwright {words[0]}", words[1:])

    def _is_hidden_command(self, word: str) -> bool:
        """Returns whether only the help text of the command itself names it, like that of `run-server`."""
        return self._help("playwright", word).startswith(f"Usage: playwright {word} ")

    def _check_flags(self, name: str, words: list[str]) -> str | None:
        flags = _read_flags(self._help(*name.split()))
        index = 0
        while index < len(words):
            word = words[index]
            index += 1
            if word == "--":
                return None
            if not re.match(r"--?[A-Za-z]", word):
                continue
            flag, equals, _value = word.partition("=")
            takes_value = _lookup(flags, flag)
            if takes_value is None:
                return f'{name} has no flag "{flag}" in this release; see {name} --help'
            if takes_value and not equals and flag.startswith("--"):
                # Skips the value, because a required value must not be read as a flag. Optional values are rare.
                index += 1
        return None


def _lookup(flags: Flags, flag: str) -> bool | None:
    """Returns whether a flag takes a value, or None if the flag does not exist.

    Reads `-vv`, `-n2` and `-kname` as pytest does.
    """
    if flag in flags:
        return flags[flag]
    if flag.startswith("--"):
        # pytest's help shows one of the spellings that differ only in hyphens (--junitxml and --junit-xml).
        return next((takes_value for name, takes_value in flags.items() if name[2:].replace("-", "") == flag[2:]), None)
    first = flag[:2]
    if first not in flags:
        return None
    if flags[first]:
        return False
    return False if all(f"-{letter}" in flags for letter in flag[1:]) else None


def _read_flags(text: str) -> Flags:
    flags: Flags = {"-h": False, "--help": False}
    for line in text.splitlines():
        if not re.match(r"\s*-", line):
            continue
        part = re.split(r"\s{2,}", line.strip())[0]
        names = re.findall(r"(?<![\w-])--?[A-Za-z][\w-]*", part)
        takes_value = bool(re.search(r"[ =][<\[A-Z{]", part))
        flags.update(dict.fromkeys(names, takes_value))
    return flags


def simple_commands(code: str) -> Iterator[tuple[int, list[str]]]:
    """Splits a script into commands at newlines, `;`, `&&`, `||` and `|`.

    Yields the line and the words of each command, without comments.
    """
    pending, start = "", 0
    for number, line in enumerate(code.split("\n"), 1):
        start = start if pending else number
        text = pending + line
        if re.search(r"(?<!\\)\\$|`$|\^$", text):
            pending = text[:-1] + " "
            continue
        pending = ""
        try:
            lexer = shlex.shlex(text, posix=True, punctuation_chars=";&|()<>")
            lexer.whitespace_split = True
            words = list(lexer)
        except ValueError:
            words = text.split()
        command: list[str] = []
        for word in words:
            if word and set(word) <= set(";&|()"):
                yield start, command
                command = []
            else:
                command.append(word)
        yield start, command


def _find_tool(words: list[str]) -> tuple[str, list[str]] | None:
    """Returns `playwright` or `pytest` and its arguments, or None if the command runs neither."""
    words = [word for word in words if word not in ("$", "PS>", ">")]
    while words and re.match(r"(\w+=|\$env:)", words[0]):
        words = words[1:]
    if not words:
        return None
    if words[0] in ("run", "set"):
        return None
    if Path(words[0]).name.removesuffix(".exe") not in _PREFIXES | _TOOLS:
        return None
    for index, word in enumerate(words):
        if word in _INSTALLERS:
            return None
        if Path(word).name in _TOOLS:
            name = "pytest" if word.endswith("test") else "playwright"
            return name, words[index + 1 :]
    return None
