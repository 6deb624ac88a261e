"""Runs the forms of chains in parallel workers and reports the problem of each."""

import hashlib
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from . import file_verdicts
from .fragments import prepare_folder
from .model import Chain, Sample, at_page_lines, write_files
from .protocol import Worker
from .site import FixtureSite

APP = "https://app.example.com"
API = "https://api.example.com"
# Seconds for a form.
_TIMEOUT = 30
_SETUP_URLS = {"todo": f"{APP}/todo", "login": f"{APP}/login"}
# Test that runs with fixtures and settings that have no test themselves.
_PROBE_TEST = """from playwright.sync_api import Page


def test_probe(page: Page) -> None:
    page.goto("https://example.com/")
    assert page.title()
"""
Report = Callable[[Sample, str | None], None]


@dataclass(frozen=True)
class RunContext:
    """What all threads share.

    `environment` contains the environment variables of the workers, and `folder` the working folders of the chains.
    """

    environment: dict[str, str]
    folder: Path
    site: FixtureSite


def run_chains(chains: list[Chain], context: RunContext, thread_count: int, report: Report) -> None:
    """Calls `report` with each form that ran and its problem, or None.

    Raises errors of the runner itself, so that forms that were not reached do not count as run.
    """
    context.folder.mkdir(parents=True, exist_ok=True)
    tasks: Queue[tuple[int, Chain]] = Queue()
    for number, chain in enumerate(chains):
        tasks.put((number, chain))
    threads = ThreadPoolExecutor(thread_count)
    for run in [threads.submit(_Runner(context, tasks, report).work) for _ in range(thread_count)]:
        run.result()


class _Runner:
    """Runs chains in a thread, with three worker processes: sync fragments, async fragments, and whole files."""

    def __init__(self, context: RunContext, tasks: Queue[tuple[int, Chain]], report: Report) -> None:
        self._context = context
        self._tasks = tasks
        self._report = report
        commands = {
            "sync": ["fragments_worker", "sync"],
            "async": ["fragments_worker", "async"],
            "files": ["files_worker"],
        }
        self._workers = {
            name: Worker(command, context.environment, str(context.folder)) for name, command in commands.items()
        }

    def work(self) -> None:
        try:
            while True:
                try:
                    number, chain = self._tasks.get_nowait()
                except Empty:
                    return
                self._run(number, chain)
        finally:
            for worker in self._workers.values():
                worker.stop()

    def _run(self, number: int, chain: Chain) -> None:
        folder = self._context.folder / f"chain-{number}"
        fragments = [sample for sample in chain.samples if sample.kind == "fragment"]
        if any(sample.no_run is None for sample in fragments):
            prepare_folder(folder / "fragments", self._context.site.files)
            self._run_fragments(chain, fragments, folder / "fragments")
        jobs = [job for job in _file_jobs(chain, folder, self._context.site) if job]
        if jobs:
            self._run_files(jobs)

    def _run_fragments(self, chain: Chain, fragments: list[Sample], folder: Path) -> None:
        text = "\n".join(sample.code for sample in fragments)
        task = {
            "page": chain.page,
            "folder": str(folder),
            "url": start_url(chain, self._context.site.pages_under_test) or "https://example.com/",
            "api": API,
            "needs_api": bool(re.search(r"\bapi\b", text)),
            "samples": [
                {
                    "code": s.code,
                    "line": s.line,
                    "raises": s.raises,
                    "file": s.file,
                    "mark": s.mark,
                    "run": s.no_run is None,
                }
                for s in fragments
            ],
        }
        results = self._workers[chain.form].run_task(task, len(fragments), _TIMEOUT)
        no_result_problem = f"timed out after {_TIMEOUT} s, or the worker process ended"
        for sample in fragments:
            result = next(results, None)
            problem = result["error"] if result else no_result_problem
            if result is None:
                no_result_problem = (
                    "not run, because an earlier sample of its chain timed out or ended the worker process"
                )
            if sample.no_run is None:
                self._report(sample, problem)

    def _run_files(self, jobs: list[file_verdicts.Job]) -> None:
        task = {"jobs": [job.task for job in jobs], "timeout": _TIMEOUT}
        # Waits longer than the worker, which itself stops jobs after the timeout, in case the worker hangs.
        results = self._workers["files"].run_task(task, len(jobs), _TIMEOUT + 15)
        for job in jobs:
            result = next(results, None)
            for sample in job.samples:
                if sample.no_run is None:
                    timeout_problem = f"timed out after {_TIMEOUT} s"
                    self._report(
                        sample, timeout_problem if not result else file_verdicts.find_problem(job, sample, result)
                    )


def start_url(chain: Chain, folder: Path) -> str | None:
    """Returns the URL on which a chain starts, or None if its first sample specifies none.

    Writes its page under test, if any, to `folder`. `tools/samples/startFixtureSite.ts` gives samples in other languages the
    same URLs.
    """
    first = chain.samples[0]
    if first.setup:
        return _SETUP_URLS[first.setup]
    if first.html is None:
        return None
    name = hashlib.sha256(first.html.encode()).hexdigest()[:12]
    (folder / f"{name}.html").write_text(first.html, "utf-8")
    return f"{APP}/under-test/{name}"


def _file_jobs(chain: Chain, folder: Path, site: FixtureSite) -> list[file_verdicts.Job]:
    """Writes the files of a chain. Returns one job per program, and jobs with the pytest files that run together."""
    jobs: list[file_verdicts.Job] = []
    for position, sample in enumerate(chain.samples):
        if sample.kind == "program" and sample.no_run is None:
            target_folder = folder / f"program-{sample.line}"
            prepare_folder(target_folder, site.files)
            write_files(target_folder, list(chain.samples[: position + 1]))
            file = sample.file or f"sample_{sample.line}.py"
            (target_folder / file).write_text(at_page_lines([sample]), "utf-8")
            task: dict[str, Any] = {"kind": "program", "folder": str(target_folder), "file": file}
            jobs.append(file_verdicts.Job([sample], {file: [sample]}, task))
    tests = [sample for sample in chain.samples if sample.kind == "test" and sample.no_run is None]
    while tests:
        target_folder = folder / f"pytest-{tests[0].line}"
        prepare_folder(target_folder, site.files)
        write_files(target_folder, [sample for sample in chain.samples if sample.kind != "test"])
        group, tests = file_verdicts.split_at_repeated_file(tests)
        files = file_verdicts.group_by_file(group)
        for file, parts in files.items():
            target = target_folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(at_page_lines(parts), "utf-8")
        if chain.form == "sync" and not any("def test_" in sample.code for sample in group):
            (target_folder / file_verdicts.PROBE).write_text(_PROBE_TEST, "utf-8")
        task = {
            "kind": "test",
            "form": chain.form,
            "folder": str(target_folder),
            "url": start_url(chain, site.pages_under_test),
            "base_url": APP,
            "files": [file for file in files if not file.endswith("conftest.py")] or ["."],
        }
        jobs.append(file_verdicts.Job(group, files, task))
    return jobs
