"""Cache files. A chain that passed does not run again until its code, the files that run it or the library change."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from .model import Chain


def harness_key(*facts: str) -> str:
    """Returns a hash of `facts`. Any change invalidates all caches."""
    return hashlib.sha256("\0".join(facts).encode()).hexdigest()


def read_cache(file: Path, key: str) -> Any:
    """Returns the content of a cache file, or None if the file has another key, is missing or is damaged."""
    try:
        cached = json.loads(file.read_text("utf-8"))
        return cached["content"] if cached["key"] == key else None
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return None


def write_cache(file: Path, key: str, content: Any) -> None:
    """Replaces a cache file with JSON and its key. The old file remains if the run is stopped while writing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_suffix(".new")
    temporary.write_text(json.dumps({"key": key, "content": content}), "utf-8")
    temporary.replace(file)


class PassedChains:
    """Keys of the chains that passed both the type check and the run."""

    def __init__(self, file: Path, harness: str) -> None:
        self._file = file
        self._harness = harness
        self._keys: set[str] = set(read_cache(file, harness) or [])

    def key(self, chain: Chain) -> str:
        return hashlib.sha256(
            repr([vars(sample) | {"page": "", "line": 0} for sample in chain.samples]).encode()
        ).hexdigest()

    def __contains__(self, chain: Chain) -> bool:
        return self.key(chain) in self._keys

    def add(self, chain: Chain) -> None:
        self._keys.add(self.key(chain))

    def save(self) -> None:
        write_cache(self._file, self._harness, sorted(self._keys))
