"""Writes the messages of an installed wheel: `python python/api/extract_messages.py ENVIRONMENT --out FOLDER`.

ENVIRONMENT is a virtual environment that contains `playwright`. Writes FOLDER/VERSION.json and prints its path.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from api.messages import read_messages
from api.wheel import WheelError, find_package, read_version


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("environment", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    try:
        package = find_package(arguments.environment)
        version = read_version(package.parent)
    except WheelError as error:
        print(error, file=sys.stderr)
        return 1
    messages = read_messages(package)
    file = arguments.out / f"{version}.json"
    file.write_text(json.dumps({"version": version, "messages": messages}, indent=2) + "\n", encoding="utf-8")
    print(f"{file}: {sum(map(len, messages.values()))} messages in {len(messages)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
