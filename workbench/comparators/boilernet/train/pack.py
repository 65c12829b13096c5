"""Packs trained weights into the file that the method reads: a byte per weight, with a scale for each row."""

import argparse
import json
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).parents[2]))
from packed_tensors import write_packed  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="what train.py wrote, without its ending")
    parser.add_argument("target", type=Path, help="the packed file")
    arguments = parser.parse_args()
    facts = json.loads(arguments.source.with_suffix(".json").read_text())
    plain = np.load(arguments.source.with_suffix(".npz"))
    size = write_packed(arguments.target, facts, {name: plain[name] for name in plain.files}, 1)
    print(f"{size} bytes in {arguments.target}")


if __name__ == "__main__":
    main()
