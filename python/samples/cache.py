"""Files of the cache. What passed once with the same code, harness and version passes again: keys of passed chains."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

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


def read_kept(file: Path, key: str) -> Any:
    """What was kept under a key; None when it was another key, or the file is not there or damaged."""
    try:
        found = json.loads(file.read_text("utf-8"))
        return found["kept"] if found["key"] == key else None
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return None


def write_kept(file: Path, key: str, content: Any) -> None:
    """Keeps JSON under a key, in place of what the file held; a run that is stopped half-way leaves the old file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = file.with_suffix(".new")
    whole.write_text(json.dumps({"key": key, "kept": content}), "utf-8")
    whole.replace(file)


class Passed:
    """Keys of chains that passed, types and run."""

    def __init__(self, file: Path, harness: str) -> None:
        self._file = file
        self._harness = harness
        self._keys: set[str] = set(read_kept(file, harness) or [])

    def key(self, chain: Chain) -> str:
        return hashlib.sha256(
            repr([vars(sample) | {"page": "", "line": 0} for sample in chain.samples]).encode()
        ).hexdigest()

    def __contains__(self, chain: Chain) -> bool:
        return self.key(chain) in self._keys

    def add(self, chain: Chain) -> None:
        self._keys.add(self.key(chain))

    def save(self) -> None:
        write_kept(self._file, self._harness, sorted(self._keys))
