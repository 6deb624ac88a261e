"""`python -m samples JOB.json`: checks and runs the samples of a job for the installed version, writes the verdicts.

The job: `version`, `pages` (see `src/languages/samples.ts`), `chromium`, `headlessShell`, `ffmpeg` and `xvfb` (or null), `pyright` (the
command), `root`, `workers`, `useCache`, `result` (where the verdicts go).
"""

from __future__ import annotations

import json
import shutil
import signal
import sys
import tempfile
import threading
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from . import configs, execute, typecheck
from .cache import Passed, harness_key
from .commands import Commands
from .display import display, has_display
from .elsewhere import Elsewhere
from .model import Chain, Sample, Verdict, read_chains
from .network import library_environment, start_script
from .run import Workshop, run_chains
from .site import FixtureSite

_SHELLS = ("bash", "sh", "powershell", "batch")


def main() -> None:
    # So that folders and workers go when the run is stopped.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    job = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    root = Path(job["root"])
    cache = root / ".cache/samples"
    lacks = _lacks(job)
    harness = harness_key(root, job["version"], job["chromium"], job["headlessShell"], sys.version, str(sorted(lacks)))
    chains = [chain for page in job["pages"] for chain in read_chains(page, lacks)]
    passed = Passed(cache / f"passed-{job['version']}.json", harness)
    todo = [chain for chain in chains if not (job["useCache"] and chain in passed)]
    folder = Path(tempfile.mkdtemp(prefix="samples-"))
    try:
        with display(job["xvfb"]) as screen:
            verdicts = _check_python(chains, todo, job, folder, screen)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    for chain in chains:
        if all(verdicts[sample].outcome != "failed" for sample in chain.samples):
            passed.add(chain)
    passed.save()
    commands = Commands(cache / f"help-{job['version']}.json", harness)
    others = [verdict for page in job["pages"] for verdict in _check_others(page, commands)]
    commands.save()
    result = [*verdicts.values(), *others]
    Path(job["result"]).write_text(json.dumps([vars(verdict) for verdict in result]), "utf-8")


def _lacks(job: dict[str, Any]) -> dict[str, str]:
    """What samples cannot do on this machine: what stands in the code of one that does, and why it does not run."""
    lacks: dict[str, str] = {}
    if not job["ffmpeg"]:
        lacks["record_video"] = "no ffmpeg"
    if not has_display(job["xvfb"]):
        lacks["headless=False"] = "no display"
    return lacks


def _check_python(
    chains: list[Chain], todo: list[Chain], job: dict[str, Any], folder: Path, screen: dict[str, str | None]
) -> dict[Sample, Verdict]:
    verdicts = {sample: _first_verdict(sample) for chain in chains for sample in chain.samples}
    site = FixtureSite(folder / "site")
    environment = library_environment(site, job["chromium"], job["headlessShell"], job["ffmpeg"])
    environment["PYTHONPATH"] = str(Path(__file__).parents[1])
    for name, value in screen.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    types = typecheck.TypeCheck(folder / "types", job["pyright"], sys.executable)
    for number, chain in enumerate(todo):
        types.add(chain, f"c{number}")
    found: dict[Sample, list[tuple[int, str]]] = {}
    trouble: list[BaseException] = []

    def check_types() -> None:
        try:
            found.update(types.run())
        except BaseException as error:
            trouble.append(error)

    checker = threading.Thread(target=check_types)
    checker.start()
    with closing(site), closing(Elsewhere(start_script(site), environment, folder)) as elsewhere:
        site.lead_elsewhere(elsewhere.port_for)
        runs = _run_with_second_try(todo, Workshop(environment, folder / "work", site), job)
    for sample, run in runs.items():
        verdicts[sample].again = run.again
        if run.problem:
            verdicts[sample].outcome = "failed"
            verdicts[sample].errors.append(run.problem)
    checker.join()
    if trouble:
        raise trouble[0]
    for chain in todo:
        for sample in chain.samples:
            if errors := typecheck.judge(sample, found.get(sample, [])):
                verdicts[sample].outcome = "failed"
                verdicts[sample].errors[:0] = [execute.shorten(error) for error in errors]
    return verdicts


@dataclass
class _Run:
    problem: str | None
    again: str | None = None


def _run_with_second_try(chains: list[Chain], workshop: Workshop, job: dict[str, Any]) -> dict[Sample, _Run]:
    """Runs chains; those that failed run once more, alone: a busy machine is no mistake of a page.

    What passes only then is named in the report, so that a sample that wavers is seen.
    """
    runs: dict[Sample, _Run] = {}
    count = sum(sample.no_run is None for chain in chains for sample in chain.samples)

    def report(sample: Sample, problem: str | None) -> None:
        runs[sample] = _Run(problem)
        if sys.stderr.isatty() or len(runs) % 200 == 0:
            print(f"\r{job['version']}: {len(runs)}/{count} forms run", end="", file=sys.stderr, flush=True)

    run_chains(chains, workshop, job["workers"], report)
    failed = [chain for chain in chains if any(sample in runs and runs[sample].problem for sample in chain.samples)]

    def report_again(sample: Sample, problem: str | None) -> None:
        runs[sample] = _Run(problem, again=runs[sample].problem)

    again = replace(workshop, folder=workshop.folder / "again")
    run_chains(failed, again, 1, report_again)
    return runs


def _first_verdict(sample: Sample) -> Verdict:
    outcome = "ran" if sample.no_run is None else "checked"
    return Verdict(sample.page, sample.line, sample.form, outcome, sample.no_run or "")


def _check_others(page: dict[str, Any], commands: Commands) -> list[Verdict]:
    verdicts: list[Verdict] = []
    for fence in page["other"]:
        verdict = Verdict(page["page"], fence["line"], fence["lang"], "checked", "configuration")
        code = fence["code"]
        if fence["lang"] in _SHELLS:
            verdict.reason = "shell"
            problems = list(commands.check(code))
        else:
            problems = list(configs.check(fence["lang"], fence.get("title") or "", code))
            for line, script in configs.scripts(fence["lang"], code):
                problems += [(line + inside - 1, message) for inside, message in commands.check(script)]
        if problems:
            verdict.outcome = "failed"
            verdict.errors = [f"line {fence['line'] + line}: {message}" for line, message in problems]
        verdicts.append(verdict)
    return verdicts


if __name__ == "__main__":
    main()
