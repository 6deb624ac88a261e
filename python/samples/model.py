"""What the runner gets (pages with samples, as JSON) and what it gives back (verdicts)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

# Page lines count from 1 and the fence's own line comes first, so line N of the code is line N + fence line.


@dataclass(frozen=True)
class Sample:
    """One form of one fence."""

    page: str
    line: int
    form: str
    kind: str
    code: str
    title: str | None = None
    setup: str | None = None
    html: str | None = None
    raises: str | None = None
    type_error: str | None = None
    no_run: str | None = None
    continues: bool = False

    @property
    def file(self) -> str | None:
        """The path that a title gives to the sample, inside its folder."""
        return self.title if self.title and self.title.endswith(".py") else None


@dataclass(frozen=True)
class Chain:
    """Samples of one form that continue each other, in order. What runs together, and is typed together."""

    samples: tuple[Sample, ...]

    @property
    def page(self) -> str:
        return self.samples[0].page

    @property
    def form(self) -> str:
        return self.samples[0].form


@dataclass
class Verdict:
    """What became of one form: `ran`, `checked` (with the reason for not running) or `failed` (with the errors).

    `again`: what was wrong with its first run, when it was run twice.
    """

    page: str
    line: int
    form: str
    outcome: str = "ran"
    reason: str = ""
    errors: list[str] = field(default_factory=list)
    again: str | None = None


def read_chains(page: dict[str, Any], lacks: dict[str, str]) -> list[Chain]:
    """Groups a page's samples into chains, one for each form.

    `lacks`: what this machine cannot do, as it stands in code, and the reason to give for not running such code.
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
                missing = next((reason for code, reason in lacks.items() if code in sample.code), None)
                group.append(replace(sample, no_run=sample.no_run or missing))
        if group:
            chains.append(Chain(tuple(group)))
    return chains


def _read_sample(page: str, data: dict[str, Any], form: str, before: list[Sample]) -> Sample:
    meta = data["meta"]
    no_run = meta.get("noRun")
    if meta.get("typeError") and not meta.get("raises"):
        no_run = no_run or "type-error"
    # What a sample continues has to run before it.
    no_run = no_run or next(
        (sample.no_run for sample in before if sample.no_run and sample.no_run != "type-error"), None
    )
    return Sample(
        page=page,
        line=data["line"],
        form=form,
        kind=data["kind"],
        code=data["forms"][form],
        title=meta.get("title"),
        setup=meta.get("setup") or (before[0].setup if before else None),
        html=data.get("html"),
        raises=meta.get("raises"),
        type_error=meta.get("typeError"),
        no_run=no_run,
        continues=data.get("previous") is not None,
    )


def write_files(folder: Path, samples: list[Sample]) -> None:
    """Writes the titled samples of a chain where a later one imports them from."""
    for sample in samples:
        if sample.file:
            target = folder / sample.file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(sample.code + "\n", "utf-8")
