"""`python -m samples INPUTS.json`: checks and runs samples with the installed release of the library.

`tools/samples/python/pythonSamples.ts` writes the inputs and reads the verdicts. Keys of the inputs:

- `release`: of the library;
- `pages`: `PageSamples` of `src/languages/samples.ts`;
- `chromium`, `headlessShell`, `ffmpeg`, `xvfb`: paths of programs; the last two may be null;
- `pyright`: command as a list;
- `root`: folder of the site;
- `harness`: hash of the files on which the verdicts depend (`samples` in `src/content/buildInputs.ts`);
- `useCache`: whether to skip chains that passed before;
- `result`: file for the verdicts, as JSON.
"""

import json
import shutil
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from . import configs, sample_errors, typecheck
from .cache import PassedChains, harness_key
from .commands import CommandChecker
from .display import has_display, virtual_display
from .model import Chain, Sample, Verdict, read_chains
from .network import library_environment, start_script
from .remote_browsers import RemoteBrowsers
from .run import RunContext, run_chains
from .site import FixtureSite

_SHELL_LANGUAGES = ("bash", "sh", "powershell", "batch")
# Chains that run at the same time.
_THREADS = 2


def main() -> None:
    # Raises SystemExit on SIGTERM, so that `finally` blocks remove folders and stop workers.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    inputs = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    missing_tools = _find_missing_tools(inputs)
    harness = harness_key(
        inputs["harness"],
        inputs["release"],
        inputs["chromium"],
        inputs["headlessShell"],
        sys.version,
        str(sorted(missing_tools)),
    )
    chains = [chain for page in inputs["pages"] for chain in read_chains(page, missing_tools)]
    passed = PassedChains(Path(inputs["root"]) / f".cache/samples/passed-{inputs['release']}.json", harness)
    pending = [chain for chain in chains if not (inputs["useCache"] and chain in passed)]
    folder = Path(tempfile.mkdtemp(prefix="samples-"))
    try:
        with virtual_display(inputs["xvfb"]) as display_environment:
            verdicts = _check_chains(chains, pending, inputs, folder, display_environment)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    for chain in chains:
        if not any(verdicts[sample].errors for sample in chain.samples):
            passed.add(chain)
    passed.save()
    commands = CommandChecker()
    others = [verdict for page in inputs["pages"] for verdict in _check_other_fences(page, commands)]
    result = [*verdicts.values(), *others]
    Path(inputs["result"]).write_text(json.dumps([vars(verdict) for verdict in result]), "utf-8")


def _find_missing_tools(inputs: dict[str, Any]) -> dict[str, str]:
    """Finds the optional tools that are not installed.

    Returns the code that needs a missing tool, and the reason to report for samples with this code.
    """
    missing_tools: dict[str, str] = {}
    if not inputs["ffmpeg"]:
        missing_tools["record_video"] = "no ffmpeg"
    if not has_display(inputs["xvfb"]):
        missing_tools["headless=False"] = "no display"
    return missing_tools


def _check_chains(
    chains: list[Chain],
    pending: list[Chain],
    inputs: dict[str, Any],
    folder: Path,
    display_environment: dict[str, str | None],
) -> dict[Sample, Verdict]:
    samples = [sample for chain in chains for sample in chain.samples]
    verdicts = {sample: Verdict(sample.page, sample.line, sample.form, sample.no_run or "") for sample in samples}
    site = FixtureSite(folder / "site")
    environment = library_environment(site, inputs["chromium"], inputs["headlessShell"], inputs["ffmpeg"])
    environment["PYTHONPATH"] = str(Path(__file__).parents[1])
    for name, value in display_environment.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    type_check = typecheck.TypeCheck(folder / "types", inputs["pyright"], sys.executable)
    for number, chain in enumerate(pending):
        type_check.add(chain, f"c{number}")
    check = ThreadPoolExecutor(1).submit(type_check.run)
    with closing(site), closing(RemoteBrowsers(start_script(site), environment, folder)) as remote_browsers:
        site.forward_to(remote_browsers.port_for)
        runs = _run_with_retry(pending, RunContext(environment, folder / "work", site), inputs)
    for sample, run in runs.items():
        verdicts[sample].again = run.again
        if run.problem:
            verdicts[sample].errors.append(run.problem)
    diagnostics = check.result()
    for chain in pending:
        for sample in chain.samples:
            if errors := typecheck.find_problems(sample, diagnostics.get(sample, [])):
                verdicts[sample].errors[:0] = [sample_errors.shorten(error) for error in errors]
    return verdicts


@dataclass
class _Run:
    """Result of a form. `again` is the problem of the first run if the form ran twice."""

    problem: str | None
    again: str | None = None


def _run_with_retry(chains: list[Chain], context: RunContext, inputs: dict[str, Any]) -> dict[Sample, _Run]:
    """Runs chains, and runs failed chains again one after the other, because a busy computer can cause timeouts.

    Keeps the first error of a chain that passes only then, so that the report names unstable samples.
    """
    runs: dict[Sample, _Run] = {}
    count = sum(sample.no_run is None for chain in chains for sample in chain.samples)

    def report(sample: Sample, problem: str | None) -> None:
        runs[sample] = _Run(problem)
        if sys.stderr.isatty() or len(runs) % 200 == 0:
            print(f"\r{inputs['release']}: {len(runs)}/{count} forms run", end="", file=sys.stderr, flush=True)

    run_chains(chains, context, _THREADS, report)
    failed = [chain for chain in chains if any(sample in runs and runs[sample].problem for sample in chain.samples)]

    def report_again(sample: Sample, problem: str | None) -> None:
        runs[sample] = _Run(problem, again=runs[sample].problem)

    again = replace(context, folder=context.folder / "again")
    run_chains(failed, again, 1, report_again)
    return runs


def _check_other_fences(page: dict[str, Any], commands: CommandChecker) -> list[Verdict]:
    verdicts: list[Verdict] = []
    for fence in page["other"]:
        code = fence["code"]
        if fence["lang"] in _SHELL_LANGUAGES:
            problems = list(commands.check(code))
        else:
            problems = list(configs.check(fence["lang"], code))
            for line, script in configs.scripts(fence["lang"], code):
                problems += [(line + script_line - 1, message) for script_line, message in commands.check(script)]
        errors = [f"line {fence['line'] + line}: {message}" for line, message in problems]
        verdicts.append(Verdict(page["page"], fence["line"], fence["lang"], errors=errors))
    return verdicts


if __name__ == "__main__":
    main()
