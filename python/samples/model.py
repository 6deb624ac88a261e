"""Input of the runner (pages with samples, from JSON) and its output (verdicts)."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

# Line N of the code is line `fence line + N` of the page. Both count from 1, and the code starts after the fence line.


@dataclass(frozen=True)
class Sample:
    """The sync or the async form of a fence."""

    page: str
    line: int
    form: str
    kind: str
    code: str
    title: str | None = None
    setup: str | None = None
    html: str | None = None
    mark: str | None = None
    raises: str | None = None
    type_error: str | None = None
    no_run: str | None = None
    continues: bool = False

    @property
    def file(self) -> str | None:
        """Path of the sample relative to its folder; None if the title is not the path of a Python file."""
        return self.title if self.title and self.title.endswith(".py") else None


@dataclass(frozen=True)
class Chain:
    """Samples of one form that continue each other, in page order. They run together and are type-checked together."""

    samples: tuple[Sample, ...]

    @property
    def page(self) -> str:
        return self.samples[0].page

    @property
    def form(self) -> str:
        return self.samples[0].form


@dataclass
class Verdict:
    """Result of a form, or of a fence in another language.

    `reason` is why a form did not run. `again` is the error of the first run if the form ran twice.
    """

    page: str
    line: int
    form: str
    reason: str = ""
    errors: list[str] = field(default_factory=list)
    again: str | None = None


def read_chains(page: dict[str, Any], missing_tools: dict[str, str]) -> list[Chain]:
    """Groups a page's samples into chains. A chain has one form; most chains have one sample.

    `missing_tools` maps a text to a reason: samples whose code contains the text do not run, because a tool is missing.
    """
    chains: list[Chain] = []
    for form in ("sync", "async"):
        group: list[Sample] = []
        for data in page["samples"]:
            if data.get("previous") is None and group:
                chains.append(Chain(tuple(group)))
                group = []
            if form in data["forms"]:
                sample = _read_sample(page["page"], data, form, group)
                reason = next((reason for code, reason in missing_tools.items() if code in sample.code), None)
                group.append(replace(sample, no_run=sample.no_run or reason))
        if group:
            chains.append(Chain(tuple(group)))
    return chains


def _read_sample(page: str, data: dict[str, Any], form: str, earlier: list[Sample]) -> Sample:
    options = data["options"]
    no_run = options.get("noRun")
    if options.get("typeError") and not options.get("raises"):
        no_run = no_run or "type-error"
    # A sample cannot run if a sample that it continues does not run.
    no_run = no_run or next(
        (sample.no_run for sample in earlier if sample.no_run and sample.no_run != "type-error"), None
    )
    return Sample(
        page=page,
        line=data["line"],
        form=form,
        kind=data["kind"],
        code=data["forms"][form],
        title=options.get("title"),
        setup=options.get("setup"),
        html=data.get("html"),
        mark=data.get("mark"),
        raises=options.get("raises"),
        type_error=options.get("typeError"),
        no_run=no_run,
        continues=data.get("previous") is not None,
    )


def at_page_lines(samples: list[Sample], header: str = "", indent: str = "") -> str:
    """Returns a file with samples, with empty lines between them, so that each line has the number that it has in the page."""
    lines = header.splitlines()
    for sample in samples:
        lines += [""] * (sample.line - len(lines))
        lines += [indent + line if line.strip() else "" for line in sample.code.split("\n")]
    return "\n".join(lines) + "\n"


def write_files(folder: Path, samples: list[Sample]) -> None:
    """Writes the samples with a file name to a folder, so that later samples can import them."""
    for sample in samples:
        if sample.file:
            target = folder / sample.file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(sample.code + "\n", "utf-8")
