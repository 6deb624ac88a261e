"""Verdicts on samples that ran as files: which sample of a file a failure belongs to, and on which line of the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .execute import listener_error, shorten
from .model import Sample

_NO_TESTS = 5
# A test of the machine's own, beside fixtures and settings that come without one.
PROBE = "test_probe.py"


@dataclass
class Job:
    """A program, or pytest files that belong together. `files`: the samples in each file with their first lines."""

    samples: list[Sample]
    files: dict[str, list[tuple[Sample, int]]]
    task: dict[str, Any]


def take_distinct(samples: list[Sample]) -> tuple[list[Sample], list[Sample]]:
    """Splits pytest samples before one that shows a file of the chain again: it replaces what stood there."""
    seen: set[str] = set()
    for index, sample in enumerate(samples):
        if sample.file in seen:
            kept = [other for other in samples[:index] if other.file != sample.file and _is_support(other)]
            return samples[:index], [*kept, *samples[index:]]
        if sample.file:
            seen.add(sample.file)
    return samples, []


def _is_support(sample: Sample) -> bool:
    return bool(sample.file) and not re.search(r"(^|/)(test_[^/]*|[^/]*_test)\.py$", sample.file or "")


def lay_out(samples: list[Sample]) -> dict[str, list[tuple[Sample, int]]]:
    """Which samples make which file: one that continues without a title of its own is the end of the file before it."""
    files: dict[str, list[tuple[Sample, int]]] = {}
    for sample in samples:
        if sample.continues and not sample.file and files:
            parts = list(files.values())[-1]
            before, first = parts[-1]
            parts.append((sample, first + before.code.count("\n") + 3))
        else:
            files[sample.file or f"test_sample_{sample.line}.py"] = [(sample, 1)]
    return files


def judge(job: Job, sample: Sample, answer: dict[str, Any]) -> str | None:
    """What is wrong with a sample's run; None when all is well."""
    if answer["status"] is None:
        return "did not end in time"
    problem, text = _problem(job, sample, answer)
    if sample.raises is None:
        return problem
    if problem is None:
        return f'announces raises="{sample.raises}", and nothing was raised'
    return (
        None if sample.raises in text else f'announces raises="{sample.raises}", and something else happened: {problem}'
    )


def _problem(job: Job, sample: Sample, answer: dict[str, Any]) -> tuple[str | None, str]:
    output: str = answer["output"]
    if job.task["kind"] == "program":
        aside = listener_error(output)
        if answer["status"] == 0 and "was never awaited" not in output and not aside:
            return None, ""
        return _at_page_line(job, sample, output, shorten(str(aside)) if aside else _last_error(output)), output
    failed = [test for test in answer["tests"] or [] if test["outcome"] == "failed" and _concerns(job, sample, test)]
    if failed:
        test = failed[0]
        message = shorten(test["message"] or _last_error(test["text"]))
        return _at_page_line(job, sample, test["text"], message, test["crash"]), test["text"] + test["message"]
    has_tests = any(_belongs(job, sample, test) for test in answer["tests"] or [])
    is_support = Path(sample.file or "").name == "conftest.py"
    expects_tests = not is_support and bool(re.search(r"^\s*(async )?def test_", sample.code, re.M))
    if not has_tests and expects_tests:
        return f"pytest ran no test of it: {shorten(_tail(output))}", output
    if answer["status"] not in (0, 1, _NO_TESTS):
        return f"pytest ended with {answer['status']}: {shorten(_tail(output))}", output
    return None, ""


def _concerns(job: Job, sample: Sample, test: dict[str, Any]) -> bool:
    """A test of the sample, or the probe, which is there only for samples without tests."""
    return _belongs(job, sample, test) or Path(test["file"]).name == PROBE


def _belongs(job: Job, sample: Sample, test: dict[str, Any]) -> bool:
    parts = job.files.get(Path(test["file"]).as_posix())
    if not parts:
        return False
    owners = [part for part, first in parts if first <= test["line"]]
    return (owners or [parts[0][0]])[-1] is sample


def _at_page_line(job: Job, sample: Sample, text: str, message: str, crash: list[Any] | None = None) -> str:
    """Adds the page line: of the last traceback entry that lies in the sample's file."""
    for file, parts in job.files.items():
        if not any(part is sample for part, _first in parts):
            continue
        numbers = [int(n) for n in re.findall(rf'{re.escape(file)}(?:", line |:)(\d+)', text)]
        if crash and Path(crash[0]).as_posix().endswith(file):
            numbers.append(int(crash[1]))
        for number in reversed(numbers):
            owner, first = [(part, start) for part, start in parts if start <= number][-1]
            return f"line {owner.line + number - first + 1}: {message}"
    return message


def _last_error(output: str) -> str:
    """The exception at the end of a traceback, with the lines of its message."""
    lines = output.rstrip().splitlines()
    starts = [
        index for index, line in enumerate(lines) if re.match(r"[\w.]+(Error|Exception|Warning|Exit|Interrupt)\b", line)
    ]
    unawaited = [line for line in lines if "was never awaited" in line]
    if unawaited and not starts:
        return shorten(unawaited[0])
    return shorten("\n".join(lines[starts[-1] :] if starts else lines[-8:]))


def _tail(output: str) -> str:
    return "\n".join(output.strip().splitlines()[-8:])
