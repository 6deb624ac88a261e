"""Types: one pyright run over all forms, its diagnostics mapped back to the lines of the pages.

pyright and not mypy: it finds modules beside the importing file, so that every chain may have its own `conftest.py`; it
infers what `async def main():` returns; it reports a forgotten `await` as such.
"""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .model import Chain, Sample

# Strict, but for what is wrong only because samples stand in one function or are shown one after the other, and for types
# that the library itself leaves open (`expect_event()` promises anything, a cookie may lack its name).
_CONFIG = {
    "typeCheckingMode": "strict",
    "pythonVersion": "3.9",
    "reportRedeclaration": "none",
    "reportUnusedVariable": "none",
    "reportUnusedFunction": "none",
    "reportUnusedClass": "none",
    "reportMissingTypeStubs": "none",
    "reportMissingModuleSource": "none",
    "reportPrivateUsage": "none",
    "reportShadowedImports": "none",
    "reportDeprecated": "none",
    "reportTypedDictNotRequiredAccess": "none",
    "reportUnknownMemberType": "none",
    "reportUnknownVariableType": "none",
    "reportUnknownArgumentType": "none",
    "reportUnknownLambdaType": "none",
}

_FRAGMENT_HEADER = """\
import re
from playwright.{api} import expect, APIRequestContext as _R, Browser as _B, BrowserContext as _C, Page as _P, Playwright as _L
def _given() -> tuple[_L, _B, _C, _P, _R]: raise NotImplementedError
{keyword} _sample() -> None:
    playwright, browser, context, page, request = _given()
"""


@dataclass
class _Part:
    sample: Sample
    first: int
    last: int
    offset: int


class TypeCheck:
    """Collects files of chains, runs pyright once, and answers with the errors of each sample."""

    def __init__(self, folder: Path, pyright: list[str], python: str) -> None:
        self._folder = folder
        self._command = [*pyright, "--outputjson", "--pythonpath", python, "-p", str(folder)]
        self._parts: dict[Path, list[_Part]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pyrightconfig.json").write_text(json.dumps(_CONFIG))

    def add(self, chain: Chain, name: str) -> None:
        """Writes what a chain needs: its files as they are, its fragments in one function."""
        folder = self._folder / name
        fragments: list[Sample] = []
        written: dict[Path, list[Sample]] = {}
        for position, sample in enumerate(chain.samples):
            target = folder / (sample.file or f"sample_{sample.line}.py")
            if sample.kind == "fragment" and not _is_imported(sample, chain.samples[position + 1 :]):
                fragments.append(sample)
                if sample.file:
                    self._write(target, sample.code)
            elif sample.kind == "pytest" and sample.continues and not sample.file and written:
                last = list(written)[-1]
                written[last].append(sample)
            elif target in written:
                # A file that is shown again, changed: both stand, the later one in a copy of the folder.
                self.add(Chain(chain.samples[position:]), f"{name}-{sample.line}")
                break
            else:
                written[target] = [sample]
        for target, samples in written.items():
            self._write_parts(target, "", samples, "")
        if fragments:
            is_async = chain.form == "async"
            header = _FRAGMENT_HEADER.format(
                api="async_api" if is_async else "sync_api", keyword="async def" if is_async else "def"
            )
            self._write_parts(folder / "_fragments.py", header, fragments, "    ")

    def _write(self, target: Path, text: str) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text + "\n", "utf-8")

    def _write_parts(self, target: Path, header: str, samples: list[Sample], indent: str) -> None:
        lines = header.splitlines()
        parts: list[_Part] = []
        for sample in samples:
            code = sample.code.split("\n")
            parts.append(_Part(sample, len(lines) + 1, len(lines) + len(code), sample.line - len(lines)))
            lines += [f"{indent}{line}" if line.strip() else "" for line in code]
        self._write(target, "\n".join(lines))
        self._parts[target.resolve()] = parts

    def run(self) -> dict[Sample, list[tuple[int, str]]]:
        """The diagnostics of each sample as (page line, message)."""
        found: dict[Sample, list[tuple[int, str]]] = {}
        if not self._parts:
            return found
        result = subprocess.run(self._command, capture_output=True, text=True)
        try:
            report = json.loads(result.stdout)
        except ValueError:
            raise RuntimeError(f"pyright gave no report: {result.stderr.strip() or result.stdout.strip()}") from None
        for diagnostic in report["generalDiagnostics"]:
            if diagnostic["severity"] == "information":
                continue
            line = diagnostic["range"]["start"]["line"] + 1
            for part in self._parts.get(Path(diagnostic["file"]).resolve(), []):
                if part.first <= line <= part.last:
                    rule = f" ({diagnostic['rule']})" if "rule" in diagnostic else ""
                    message = " ".join(diagnostic["message"].split()) + rule
                    found.setdefault(part.sample, []).append((line + part.offset, message))
        return found


def _is_imported(sample: Sample, later: tuple[Sample, ...]) -> bool:
    """Whether a titled sample is a module to those that continue it: it is then typed as one."""
    if not sample.file:
        return False
    module = re.escape(sample.file.removesuffix(".py").replace("/", "."))
    return any(re.search(rf"^\s*(from|import) {module}\b", other.code, re.M) for other in later)


def judge(sample: Sample, diagnostics: list[tuple[int, str]]) -> list[str]:
    """What is wrong with a sample's types, given that it may announce an error on purpose."""
    wanted = sample.type_error
    errors = [f"line {line}: {message}" for line, message in diagnostics if not (wanted and wanted in message)]
    if wanted and not any(wanted in message for _line, message in diagnostics):
        errors.append(f'announces type-error="{wanted}", and the type checker does not complain so')
    return errors
