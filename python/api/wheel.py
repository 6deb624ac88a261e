"""Finds and reads the files of an installed wheel that contain the API."""

from __future__ import annotations

import ast
import os
from dataclasses import dataclass
from pathlib import Path


class WheelError(Exception):
    """The wheel is missing, or its files are not where they are expected. The message names the file and the remedy."""


@dataclass(frozen=True)
class Wheel:
    """Sources of an installed wheel. They are parsed but not imported, so that any Python can read any version."""

    version: str
    generated: ast.Module
    structures: ast.Module
    # Aliases such as `AriaRole`, which 1.64 moved out of the file above, and 1.65 to a file without an underscore.
    internal_structures: ast.Module | None
    errors: ast.Module
    # FormData, which 1.60 added.
    form_data: ast.Module | None


def read_wheel(environment: Path) -> Wheel:
    """Reads the `playwright` package of a virtual environment.

    Raises WheelError if the package or one of the files is missing.
    """
    package = find_package(environment)
    return Wheel(
        version=read_version(package.parent),
        generated=_parse(package / "async_api/_generated.py"),
        structures=_parse(package / "_impl/_api_structures.py"),
        internal_structures=_parse_if_present(package / "_impl/internal_structures.py")
        or _parse_if_present(package / "_impl/_internal_structures.py"),
        errors=_parse(package / "_impl/_errors.py"),
        form_data=_parse_if_present(package / "_impl/_form_data.py"),
    )


def find_package(environment: Path) -> Path:
    """Returns the folder of the `playwright` package. Raises WheelError if it is not installed."""
    pattern = "Lib/site-packages" if os.name == "nt" else "lib/python3*/site-packages"
    for packages in sorted(environment.glob(pattern)):
        if (packages / "playwright").is_dir():
            return packages / "playwright"
    raise WheelError(f"{environment}: playwright is not installed in this environment; run npm run roll -- VERSION")


def read_version(packages: Path) -> str:
    """Returns the version of the installed wheel. Raises WheelError if it has no metadata."""
    for info in sorted(packages.glob("playwright-*.dist-info/METADATA")):
        for line in _read(info).splitlines():
            if line.startswith("Version: "):
                return line.removeprefix("Version: ").strip()
    raise WheelError(f"{packages}: the installed playwright has no version metadata; install it from a wheel")


def _parse_if_present(file: Path) -> ast.Module | None:
    return _parse(file) if file.exists() else None


def _parse(file: Path) -> ast.Module:
    return ast.parse(_read(file), filename=str(file))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise WheelError(f"{file}: missing from the wheel; update its path in python/api/wheel.py") from None
