"""Runs packed weights on dumped pages: the golden of the agreement test, with the rows themselves."""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import torch

from data import read_dump
from network import TabNet, load_tensors
from train import probabilities

sys.path.append(str(Path(__file__).parents[2]))
from packed_tensors import read_packed  # noqa: E402

# Rows in the golden, evenly from all.
ROWS = 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("golden", type=Path)
    arguments = parser.parse_args()
    header, weights = read_packed(arguments.weights)
    dump = read_dump(arguments.dump, header["columns"])
    network = TabNet(dump.values.shape[1], len(header["tagNames"]))
    load_tensors(network, weights)
    rows = np.linspace(0, len(dump.label) - 1, ROWS).astype(int)
    known = {tag: i + 1 for i, tag in enumerate(header["tagNames"])}
    tags = [dump.tag_names[tag] for tag in dump.tag[rows]]
    values = ((dump.values[rows] - weights["mean"][0]) * weights["factor"][0]).astype(np.float32)
    found = probabilities(network, torch.tensor([known.get(tag, 0) for tag in tags]), torch.from_numpy(values))
    golden = {
        "weights": hashlib.sha256(arguments.weights.read_bytes()).hexdigest(),
        "rows": [
            {"tag": tag, "values": [round(float(v), 3) for v in row], "probability": round(float(p), 6)}
            for tag, row, p in zip(tags, dump.values[rows], found)
        ],
    }
    arguments.golden.write_text(json.dumps(golden) + "\n")


if __name__ == "__main__":
    main()
