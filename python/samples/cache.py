"""The cache file. A chain that passed does not run again until its code, the files that run it or the library change."""

import contextlib
import hashlib
import json
from pathlib import Path

from .model import Chain


def harness_key(*facts: str) -> str:
    """Returns a hash of `facts`. Any change invalidates the cache."""
    return hashlib.sha256("\0".join(facts).encode()).hexdigest()


class PassedChains:
    """Keys of the chains that passed both the type check and the run."""

    def __init__(self, file: Path, harness: str) -> None:
        self._file = file
        self._harness = harness
        self._keys: set[str] = set()
        # A file with another harness, or one that is missing or damaged, contains no chains.
        with contextlib.suppress(FileNotFoundError, ValueError, KeyError, TypeError):
            cached = json.loads(file.read_text("utf-8"))
            if cached["key"] == harness:
                self._keys.update(cached["content"])

    def key(self, chain: Chain) -> str:
        return hashlib.sha256(
            repr([vars(sample) | {"page": "", "line": 0} for sample in chain.samples]).encode()
        ).hexdigest()

    def __contains__(self, chain: Chain) -> bool:
        return self.key(chain) in self._keys

    def add(self, chain: Chain) -> None:
        self._keys.add(self.key(chain))

    def save(self) -> None:
        """Replaces the file. The old one remains if the run is stopped while writing."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        temporary = self._file.with_suffix(".new")
        temporary.write_text(json.dumps({"key": self._harness, "content": sorted(self._keys)}), "utf-8")
        temporary.replace(self._file)
