"""Type-checks all forms in one run of pyright.

Uses pyright instead of mypy for three reasons: it finds modules next to the importing file, so that every chain can
have its own `conftest.py`; it infers the return type of `async def main():`; it reports a missing `await`.
"""

import json
import re
import subprocess
from pathlib import Path

from .model import Chain, Sample, at_page_lines

# Strict mode, except for two groups of rules: those that fail only because samples share a function or repeat names,
# and those that fail because the library's types are incomplete (`expect_event()` returns Any, a cookie may lack its
# name).
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
def _fixtures() -> tuple[_L, _B, _C, _P, _R]: raise NotImplementedError
{keyword} _sample() -> None:
    playwright, browser, context, page, api = _fixtures()
"""


class TypeCheck:
    """Writes the files of chains, runs pyright once, and returns the errors of each sample."""

    def __init__(self, folder: Path, pyright: list[str], python: str) -> None:
        self._folder = folder
        self._command = [*pyright, "--outputjson", "--pythonpath", python, "-p", str(folder)]
        self._samples: dict[Path, list[Sample]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pyrightconfig.json").write_text(json.dumps(_CONFIG))

    def add(self, chain: Chain, name: str) -> None:
        """Writes the samples of a chain to the folder `name`: files unchanged, and all fragments in one function."""
        folder = self._folder / name
        fragments: list[Sample] = []
        written: dict[Path, list[Sample]] = {}
        for position, sample in enumerate(chain.samples):
            target = folder / (sample.file or f"sample_{sample.line}.py")
            if sample.kind == "fragment" and not _is_imported(sample, chain.samples[position + 1 :]):
                fragments.append(sample)
                if sample.file:
                    self._write(target, sample.code + "\n")
            elif sample.kind == "test" and sample.continues and not sample.file and written:
                last = list(written)[-1]
                written[last].append(sample)
            elif target in written:
                # Checks both states of a file that appears twice: the later one in a copy of the folder.
                self.add(Chain(chain.samples[position:]), f"{name}-{sample.line}")
                break
            else:
                written[target] = [sample]
        for target, samples in written.items():
            self._write_samples(target, samples)
        if fragments:
            is_async = chain.form == "async"
            header = _FRAGMENT_HEADER.format(
                api="async_api" if is_async else "sync_api", keyword="async def" if is_async else "def"
            )
            self._write_samples(folder / "_fragments.py", fragments, header, "    ")

    def _write(self, target: Path, text: str) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")

    def _write_samples(self, target: Path, samples: list[Sample], header: str = "", indent: str = "") -> None:
        self._write(target, at_page_lines(samples, header, indent))
        self._samples[target.resolve()] = samples

    def run(self) -> dict[Sample, list[tuple[int, str]]]:
        """Returns the diagnostics of each sample as page line and message.

        Raises RuntimeError if pyright fails.
        """
        found: dict[Sample, list[tuple[int, str]]] = {}
        if not self._samples:
            return found
        result = subprocess.run(self._command, capture_output=True, text=True)
        try:
            report = json.loads(result.stdout)
        except ValueError:
            raise RuntimeError(
                f"pyright printed no JSON report: {result.stderr.strip() or result.stdout.strip()}"
            ) from None
        for diagnostic in report["generalDiagnostics"]:
            if diagnostic["severity"] == "information":
                continue
            line = diagnostic["range"]["start"]["line"] + 1
            for sample in self._samples.get(Path(diagnostic["file"]).resolve(), []):
                if sample.line < line <= sample.line + len(sample.code.split("\n")):
                    rule = f" ({diagnostic['rule']})" if "rule" in diagnostic else ""
                    message = " ".join(diagnostic["message"].split()) + rule
                    found.setdefault(sample, []).append((line, message))
        return found


def _is_imported(sample: Sample, later: tuple[Sample, ...]) -> bool:
    """Returns whether a later sample imports a sample with a file name. Such a sample is checked as a module."""
    if not sample.file:
        return False
    module = re.escape(sample.file.removesuffix(".py").replace("/", "."))
    return any(re.search(rf"^\s*(from|import) {module}\b", other.code, re.M) for other in later)


def find_problems(sample: Sample, diagnostics: list[tuple[int, str]]) -> list[str]:
    """Returns the type errors of a sample, except the one that its `type-error` expects."""
    expected = sample.type_error
    errors = [f"line {line}: {message}" for line, message in diagnostics if not (expected and expected in message)]
    if expected and not any(expected in message for _line, message in diagnostics):
        errors.append(
            f'type-error="{expected}" is set, but no type error contains this text; remove type-error or correct its text'
        )
    return errors
