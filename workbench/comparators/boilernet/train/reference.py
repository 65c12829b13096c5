"""Runs packed weights on dumped pages: the golden of the agreement test."""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from data import read_dump
from network import BoilerNet, load_tensors
from train import predict

sys.path.append(str(Path(__file__).parents[2]))
from packed_tensors import read_packed  # noqa: E402


def read_network(file: Path) -> BoilerNet:
    """The network of packed weights."""
    header, weights = read_packed(file)
    network = BoilerNet(header["words"] + header["tags"], weights["dense"].shape[1], header["units"], 0.0)
    load_tensors(network, weights)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("golden", type=Path)
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    network = read_network(arguments.weights)
    pages = {
        page["id"]: [round(float(p), 6) for p in predict(network, dump, [i])] for i, page in enumerate(dump.pages)
    }
    digest = hashlib.sha256(arguments.weights.read_bytes()).hexdigest()
    arguments.golden.write_text(json.dumps({"weights": digest, "pages": pages}) + "\n")


if __name__ == "__main__":
    main()
