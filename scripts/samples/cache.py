"""What passed once with the same code, harness and version passes again: keys of passed chains, in a file."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from .model import Chain


def harness_key(root: Path, *facts: str) -> str:
    """A hash of the machine itself and of what it runs with: any change of it makes every sample new."""
    digest = hashlib.sha256("\0".join(facts).encode())
    machine = Path(__file__).parent
    for file in sorted([*machine.rglob("*"), *(machine.parent / "requirements").iterdir()]):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(str(file.relative_to(root)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


class Passed:
    """Keys of chains that passed, types and run."""

    def __init__(self, file: Path, harness: str) -> None:
        self._file = file
        self._harness = harness
        self._keys: set[str] = set()
        if file.exists():
            kept = json.loads(file.read_text("utf-8"))
            self._keys = set(kept["passed"]) if kept["harness"] == harness else set()

    def key(self, chain: Chain) -> str:
        return hashlib.sha256(repr([vars(sample) | {"page": "", "line": 0} for sample in chain.samples]).encode()).hexdigest()

    def __contains__(self, chain: Chain) -> bool:
        return self.key(chain) in self._keys

    def add(self, chain: Chain) -> None:
        self._keys.add(self.key(chain))

    def save(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps({"harness": self._harness, "passed": sorted(self._keys)}), "utf-8")
