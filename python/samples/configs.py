"""Checks configuration samples: they must be valid, and the keys in CI configurations must exist in the CI system."""

from __future__ import annotations

import configparser
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import yaml

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib  # pyright: ignore[reportMissingImports]

Problem = tuple[int, str]

# https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
_GITHUB = {"name", "run-name", "on", "permissions", "env", "defaults", "concurrency", "jobs"}
_GITHUB_JOB = {
    "name", "permissions", "needs", "if", "runs-on", "environment", "concurrency", "outputs", "env", "defaults", "steps",
    "timeout-minutes", "strategy", "continue-on-error", "container", "services", "uses", "with", "secrets",
}  # fmt: skip
_GITHUB_STEP = {
    "id",
    "if",
    "name",
    "uses",
    "run",
    "working-directory",
    "shell",
    "with",
    "env",
    "continue-on-error",
    "timeout-minutes",
}
# https://docs.gitlab.com/ci/yaml/
_GITLAB = {
    "default",
    "include",
    "stages",
    "variables",
    "workflow",
    "image",
    "services",
    "cache",
    "before_script",
    "after_script",
    "pages",
}
_GITLAB_JOB = {
    "after_script", "allow_failure", "artifacts", "before_script", "cache", "coverage", "dependencies", "environment",
    "extends", "hooks", "identity", "id_tokens", "image", "inherit", "interruptible", "needs", "only", "except", "parallel",
    "release", "resource_group", "retry", "rules", "script", "secrets", "services", "stage", "tags", "timeout", "trigger",
    "variables", "when",
}  # fmt: skip
# https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/
_AZURE = {
    "name", "trigger", "pr", "schedules", "resources", "variables", "parameters", "pool", "stages", "jobs", "steps",
    "strategy", "container", "extends", "appendCommitMessageToRunName", "lockBehavior", "services", "workspace",
}  # fmt: skip
_AZURE_STEP = {
    "task", "script", "bash", "pwsh", "powershell", "checkout", "download", "publish", "template", "displayName", "name",
    "inputs", "env", "condition", "continueOnError", "enabled", "timeoutInMinutes", "workingDirectory", "failOnStderr",
    "target", "retryCountOnTaskFailure", "artifact", "getPackage", "reviewApp",
}  # fmt: skip
# https://circleci.com/docs/reference/configuration-reference/
_CIRCLE = {"version", "setup", "orbs", "commands", "parameters", "executors", "jobs", "workflows"}
_CIRCLE_JOB = {
    "shell", "parameters", "machine", "macos", "docker", "resource_class", "steps", "working_directory", "parallelism",
    "environment", "branches", "executor", "circleci_ip_ranges", "type",
}  # fmt: skip
# https://docs.docker.com/reference/compose-file/
_COMPOSE = {"name", "version", "services", "networks", "volumes", "configs", "secrets", "include"}
_DOCKERFILE = {
    "ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "MAINTAINER", "ONBUILD",
    "RUN", "SHELL", "STOPSIGNAL", "USER", "VOLUME", "WORKDIR",
}  # fmt: skip
_SCRIPT_KEYS = {"run", "script", "before_script", "after_script", "bash", "pwsh", "powershell", "command"}


def check(lang: str, title: str, code: str) -> Iterator[Problem]:
    """Yields the line of the code and the message for each error."""
    if lang in ("yaml", "yml"):
        yield from _check_yaml(title, code)
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


def _check_yaml(title: str, code: str) -> Iterator[Problem]:
    try:
        data = yaml.safe_load(code)
        nodes = yaml.compose(code, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        yield (mark.line + 1 if mark else 1), f"invalid YAML: {getattr(error, 'problem', None) or error}"
        return
    if isinstance(data, dict):
        # Restores the key `on`, which YAML 1.1 reads as true.
        root = {("on" if key is True else key): value for key, value in data.items()}
        for key, message in _check_keys(_detect_system(title, root), root):
            yield _line_of(nodes, key), message


def _detect_system(title: str, data: dict[str, Any]) -> str:
    if ".github/workflows" in title or ("jobs" in data and "on" in data):
        return "github"
    if ".gitlab-ci" in title:
        return "gitlab"
    if "azure" in title:
        return "azure"
    if "circleci" in title:
        return "circleci"
    if "compose" in title:
        return "compose"
    return ""


def _check_keys(system: str, data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if system == "github":
        yield from _find_unknown_keys(data, _GITHUB, "a GitHub Actions workflow")
        for job in _mappings(data.get("jobs")):
            yield from _find_unknown_keys(job, _GITHUB_JOB, "a GitHub Actions job")
            for step in _items(job.get("steps")):
                yield from _find_unknown_keys(step, _GITHUB_STEP, "a GitHub Actions step")
    elif system == "gitlab":
        for name, value in data.items():
            if name not in _GITLAB and isinstance(value, dict) and not str(name).startswith("."):
                yield from _find_unknown_keys(value, _GITLAB_JOB, f'the GitLab job "{name}"')
            elif name not in _GITLAB and not isinstance(value, dict):
                yield str(name), _unknown_key_message(str(name), "a GitLab CI file")
    elif system == "azure":
        yield from _find_unknown_keys(data, _AZURE, "an Azure pipeline")
        jobs = _items(data.get("jobs"))
        for parent in [data, *jobs]:
            for step in _items(parent.get("steps")):
                yield from _find_unknown_keys(step, _AZURE_STEP, "an Azure step")
    elif system == "circleci":
        yield from _find_unknown_keys(data, _CIRCLE, "a CircleCI configuration")
        for job in _mappings(data.get("jobs")):
            yield from _find_unknown_keys(job, _CIRCLE_JOB, "a CircleCI job")
    elif system == "compose":
        yield from _find_unknown_keys(data, _COMPOSE, "a Compose file")


def _mappings(value: Any) -> list[dict[str, Any]]:
    return [item for item in value.values() if isinstance(item, dict)] if isinstance(value, dict) else []


def _items(value: Any) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _find_unknown_keys(data: dict[str, Any], known: set[str], place: str) -> Iterator[tuple[str, str]]:
    for key in data:
        if key not in known and not str(key).startswith("x-"):
            yield str(key), _unknown_key_message(str(key), place)


def _unknown_key_message(key: str, place: str) -> str:
    return f'"{key}" is not a key of {place}; correct it, or add it in python/samples/configs.py'


def _line_of(node: yaml.Node | None, key: str) -> int:
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            if name.value == key:
                return int(name.start_mark.line) + 1
            if found := _line_of(value, key):
                return found
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            if found := _line_of(item, key):
                return found
    return 0


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
