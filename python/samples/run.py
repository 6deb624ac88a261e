"""Runs the forms of chains in parallel workers and says what became of each."""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from . import execute, file_verdicts
from .model import Chain, Sample, write_files
from .protocol import Worker
from .site import FixtureSite

APP = "https://app.example.com"
API = "https://api.example.com"
_PAGES = {"todo": f"{APP}/todo", "login": f"{APP}/login"}
# What fixtures and settings without a test of their own are tried with.
_PROBE_TEST = """from playwright.sync_api import Page


def test_probe(page: Page) -> None:
    page.goto("https://example.com/")
    assert page.title()
"""
Report = Callable[[Sample, "str | None"], None]


@dataclass(frozen=True)
class Workshop:
    """What all slots share: the environment, a folder for working folders, the site with its files, the limit."""

    environment: dict[str, str]
    folder: Path
    site: FixtureSite
    seconds: float = 30


def run_chains(chains: list[Chain], workshop: Workshop, slots: int, report: Report) -> None:
    """Calls `report` with each form that was run, and what is wrong with it.

    Raises what breaks in the machine itself: forms that were never reached must not count as run.
    """
    workshop.folder.mkdir(parents=True, exist_ok=True)
    tasks: Queue[tuple[int, Chain]] = Queue()
    for number, chain in enumerate(chains):
        tasks.put((number, chain))
    trouble: list[BaseException] = []

    def work() -> None:
        try:
            _Slot(workshop, tasks, report).work()
        except BaseException as error:
            trouble.append(error)

    threads = [threading.Thread(target=work) for _ in range(slots)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if trouble:
        raise trouble[0]


class _Slot:
    """One lane of work, with a worker of each sort."""

    def __init__(self, workshop: Workshop, tasks: Queue[tuple[int, Chain]], report: Report) -> None:
        self._workshop = workshop
        self._tasks = tasks
        self._report = report
        workers = {"sync": "fragments_sync", "async": "fragments_async", "files": "files_worker"}
        self._workers = {
            sort: Worker(module, [], workshop.environment, str(workshop.folder)) for sort, module in workers.items()
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
        folder = self._workshop.folder / f"chain-{number}"
        fragments = [sample for sample in chain.samples if sample.kind == "fragment"]
        if any(sample.no_run is None for sample in fragments):
            execute.prepare_folder(folder / "fragments", self._workshop.site.files)
            self._run_fragments(chain, fragments, folder / "fragments")
        jobs = [job for job in _file_jobs(chain, folder, self._workshop.site) if job]
        if jobs:
            self._run_files(jobs)

    def _run_fragments(self, chain: Chain, fragments: list[Sample], folder: Path) -> None:
        text = "\n".join(sample.code for sample in fragments)
        task = {
            "page": chain.page,
            "folder": str(folder),
            "url": start_url(chain, self._workshop.site.documents) or "https://example.com/",
            "api": API,
            "request": bool(re.search(r"\brequest\b", text)),
            "samples": [
                {"code": s.code, "line": s.line, "raises": s.raises, "file": s.file, "run": s.no_run is None}
                for s in fragments
            ],
        }
        answers = self._workers[chain.form].ask(task, len(fragments), self._workshop.seconds)
        unreached = f"no end after {self._workshop.seconds:.0f} s, or the worker died"
        for sample in fragments:
            answer = next(answers, None)
            problem = answer["error"] if answer else unreached
            if answer is None:
                unreached = "not reached: an earlier sample of its chain did not end"
            if sample.no_run is None:
                self._report(sample, problem)

    def _run_files(self, jobs: list[file_verdicts.Job]) -> None:
        seconds = self._workshop.seconds
        task = {"jobs": [job.task for job in jobs], "seconds": seconds}
        # The worker itself ends a job that is late; the margin is for a worker that does not.
        answers = self._workers["files"].ask(task, len(jobs), seconds + 15)
        for job in jobs:
            answer = next(answers, None)
            for sample in job.samples:
                if sample.no_run is None:
                    late = f"no end after {seconds:.0f} s"
                    self._report(sample, late if not answer else file_verdicts.judge(job, sample, answer))


def start_url(chain: Chain, documents: Path) -> str | None:
    """The address of the prepared page that a chain starts on."""
    first = chain.samples[0]
    if first.setup:
        return _PAGES[first.setup]
    if first.html is None:
        return None
    name = hashlib.sha256(first.html.encode()).hexdigest()[:12]
    (documents / f"{name}.html").write_text(first.html, "utf-8")
    return f"{APP}/prepared/{name}"


def _file_jobs(chain: Chain, folder: Path, site: FixtureSite) -> list[file_verdicts.Job]:
    """The programs of a chain, each on its own, and its pytest files together."""
    jobs: list[file_verdicts.Job] = []
    for position, sample in enumerate(chain.samples):
        if sample.kind == "program" and sample.no_run is None:
            place = folder / f"program-{sample.line}"
            execute.prepare_folder(place, site.files)
            write_files(place, list(chain.samples[: position + 1]))
            file = sample.file or f"sample_{sample.line}.py"
            (place / file).write_text(sample.code + "\n", "utf-8")
            task: dict[str, Any] = {"kind": "program", "folder": str(place), "file": file}
            jobs.append(file_verdicts.Job([sample], {file: [(sample, 1)]}, task))
    tests = [sample for sample in chain.samples if sample.kind == "pytest" and sample.no_run is None]
    while tests:
        place = folder / f"pytest-{tests[0].line}"
        execute.prepare_folder(place, site.files)
        write_files(place, [sample for sample in chain.samples if sample.kind != "pytest"])
        now, tests = file_verdicts.take_distinct(tests)
        files = file_verdicts.lay_out(now)
        for file, parts in files.items():
            target = place / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n\n\n".join(sample.code for sample, _first in parts) + "\n", "utf-8")
        if chain.form == "sync" and not any("def test_" in sample.code for sample in now):
            (place / file_verdicts.PROBE).write_text(_PROBE_TEST, "utf-8")
        task = {
            "kind": "pytest",
            "form": chain.form,
            "folder": str(place),
            "url": start_url(chain, site.documents),
            "base_url": APP,
            "files": [file for file in files if not file.endswith("conftest.py")] or ["."],
        }
        jobs.append(file_verdicts.Job(now, files, task))
    return jobs
