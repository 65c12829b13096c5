"""Runs packed weights on dumped pages: the golden of the agreement test."""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import numpy as np

from chain import best_classes, scores
from data import blocks_of, read_dump

sys.path.append(str(Path(__file__).parents[2]))
from packed_tensors import read_packed  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("golden", type=Path)
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    header, weights = read_packed(arguments.weights)
    offsets = np.arange(len(weights["weights"])) - len(weights["weights"]) // 2
    pages = {}
    for i, page in enumerate(dump.pages):
        score = scores(weights, blocks_of(dump, [i], header["values"], offsets))
        classes = best_classes(score, weights["transitions"])
        pages[page["id"]] = {
            "scores": [round(float(one), 6) for one in score],
            "classes": "".join(str(one) for one in classes),
        }
    digest = hashlib.sha256(arguments.weights.read_bytes()).hexdigest()
    arguments.golden.parent.mkdir(parents=True, exist_ok=True)
    arguments.golden.write_text(json.dumps({"weights": digest, "pages": pages}) + "\n")


if __name__ == "__main__":
    main()
