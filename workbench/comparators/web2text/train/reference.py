"""Runs packed weights on dumped pages: the golden of the agreement test."""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import torch

from data import read_dump
from network import SIZES, decode, network_of

sys.path.append(str(Path(__file__).parents[2]))
from packed_tensors import read_packed  # noqa: E402


def numbers(logits: np.ndarray) -> list[float]:
    return [round(float(one), 6) for one in logits.flatten()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("golden", type=Path)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    _, weights = read_packed(arguments.weights)
    networks = [network_of(name, weights) for name in SIZES]
    pages = {}
    for page in read_dump(arguments.dump):
        unary, edge = (network.logits(rows) for network, rows in zip(networks, (page.block, page.edge)))
        labels = "".join(str(one) for one in decode(unary, edge))
        pages[page.id] = {"unary": numbers(unary), "edge": numbers(edge), "labels": labels}
    digest = hashlib.sha256(arguments.weights.read_bytes()).hexdigest()
    arguments.golden.parent.mkdir(parents=True, exist_ok=True)
    arguments.golden.write_text(json.dumps({"weights": digest, "pages": pages}) + "\n")


if __name__ == "__main__":
    main()
