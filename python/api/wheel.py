"""Finds and reads the files of an installed wheel that contain the API."""

import ast
from dataclasses import dataclass
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path


class WheelError(Exception):
    """The wheel is missing, or its files are not where they are expected. The message names the file and the remedy."""


@dataclass(frozen=True)
class Wheel:
    """Sources of an installed wheel. They are parsed but not imported, so that they can be of any release."""

    release: str
    generated: ast.Module
    structures: ast.Module
    # Aliases such as `AriaRole`, which 1.64 moved out of the file above, and 1.65 to a file without an underscore.
    internal_structures: ast.Module | None
    errors: ast.Module
    # FormData, which 1.60 added.
    form_data: ast.Module


def read_wheel() -> Wheel:
    """Reads the installed `playwright` package. Raises WheelError if it or one of its files is missing."""
    spec = find_spec("playwright")
    if spec is None or spec.origin is None:
        raise WheelError("playwright is not installed in this environment; run npm run roll -- RELEASE")
    return read_package(Path(spec.origin).parent, metadata.version("playwright"))


def read_package(package: Path, release: str) -> Wheel:
    """Reads the files of a `playwright` package. Raises WheelError if one of them is missing."""
    return Wheel(
        release=release,
        generated=_parse(package / "async_api/_generated.py"),
        structures=_parse(package / "_impl/_api_structures.py"),
        internal_structures=_parse_if_present(package / "_impl/internal_structures.py")
        or _parse_if_present(package / "_impl/_internal_structures.py"),
        errors=_parse(package / "_impl/_errors.py"),
        form_data=_parse(package / "_impl/_form_data.py"),
    )


def _parse_if_present(file: Path) -> ast.Module | None:
    return _parse(file) if file.exists() else None


def _parse(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text("utf-8"), filename=str(file))
    except FileNotFoundError:
        raise WheelError(f"{file}: missing from the wheel; update its path in python/api/wheel.py") from None
