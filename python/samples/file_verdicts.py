"""Finds the problems of samples that ran as files: which sample of a file failed, and on which line of the page."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .model import Sample
from .sample_errors import compare_with_raises, listener_error, shorten

# Exit status of pytest.
_NO_TESTS_COLLECTED = 5
# Test file that is added to fixtures and settings without a test, so that pytest uses them.
PROBE = "test_probe.py"


@dataclass
class Job:
    """A program, or pytest files that run together.

    `files` contains the samples of each file, whose lines have the numbers of the page. `task` is what `files_worker` receives.
    """

    samples: list[Sample]
    files: dict[str, list[Sample]]
    task: dict[str, Any]


def split_at_repeated_file(samples: list[Sample]) -> tuple[list[Sample], list[Sample]]:
    """Splits pytest samples before a sample that repeats a file of the chain, because it replaces the earlier content.

    Returns the samples to run first, and the rest. The rest also contains earlier support files, such as conftest.py.
    """
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


def group_by_file(samples: list[Sample]) -> dict[str, list[Sample]]:
    """Groups samples by file. Appends a sample that continues another to the previous file if it has no title."""
    files: dict[str, list[Sample]] = {}
    for sample in samples:
        if sample.continues and not sample.file and files:
            list(files.values())[-1].append(sample)
        else:
            files[sample.file or f"test_sample_{sample.line}.py"] = [sample]
    return files


def find_problem(job: Job, sample: Sample, result: dict[str, Any]) -> str | None:
    """Returns the problem of a sample's run, or None.

    `result` is what `files_worker` returns for the job: exit status (None after a timeout), output and pytest results.
    """
    if result["status"] is None:
        return "timed out"
    return compare_with_raises(sample.raises, *_find_failure(job, sample, result))


def _find_failure(job: Job, sample: Sample, result: dict[str, Any]) -> tuple[str | None, str]:
    """Returns the problem, or None, and the text in which the sample's `raises` must occur."""
    output: str = result["output"]
    if job.task["kind"] == "program":
        listener_problem = listener_error(output)
        if result["status"] == 0 and "was never awaited" not in output and not listener_problem:
            return None, ""
        return _add_page_line(
            job, sample, output, shorten(str(listener_problem)) if listener_problem else _last_error(output)
        ), output
    failed = [test for test in result["tests"] or [] if test["outcome"] == "failed" and _is_relevant(job, sample, test)]
    if failed:
        test = failed[0]
        message = shorten(test["message"] or _last_error(test["text"]))
        return _add_page_line(job, sample, test["text"], message, test["crash"]), test["text"] + test["message"]
    has_tests = any(_belongs_to(job, sample, test) for test in result["tests"] or [])
    is_support = Path(sample.file or "").name == "conftest.py"
    expects_tests = not is_support and bool(re.search(r"^\s*(async )?def test_", sample.code, re.M))
    if not has_tests and expects_tests:
        return f"pytest ran no test of this sample: {shorten(_tail(output))}", output
    if result["status"] not in (0, 1, _NO_TESTS_COLLECTED):
        return f"pytest exited with status {result['status']}: {shorten(_tail(output))}", output
    return None, ""


def _is_relevant(job: Job, sample: Sample, test: dict[str, Any]) -> bool:
    """Returns whether a test belongs to the sample or is the probe, which exists only for samples without tests."""
    return _belongs_to(job, sample, test) or Path(test["file"]).name == PROBE


def _belongs_to(job: Job, sample: Sample, test: dict[str, Any]) -> bool:
    parts = job.files.get(Path(test["file"]).as_posix())
    if not parts:
        return False
    candidates = [part for part in parts if part.line < test["line"]]
    return (candidates or parts[:1])[-1] is sample


def _add_page_line(job: Job, sample: Sample, text: str, message: str, crash: list[Any] | None = None) -> str:
    """Adds the page line of the last traceback entry in the sample's file to a message."""
    for file, parts in job.files.items():
        if not any(part is sample for part in parts):
            continue
        numbers = [int(n) for n in re.findall(rf'{re.escape(file)}(?:", line |:)(\d+)', text)]
        if crash and Path(crash[0]).as_posix().endswith(file):
            numbers.append(int(crash[1]))
        if numbers:
            return f"line {numbers[-1]}: {message}"
    return message


def _last_error(output: str) -> str:
    """Returns the exception at the end of a traceback, with all lines of its message."""
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
