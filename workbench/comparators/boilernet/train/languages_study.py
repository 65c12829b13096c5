"""A network of English pages on pages in other languages, beside the packed ones of the folds; shape and training are theirs."""

import argparse
import sys
from argparse import Namespace
from pathlib import Path

import numpy as np
import torch

from data import read_dump
from network import BoilerNet
from reference import read_network
from train import predict, train_one

sys.path.append(str(Path(__file__).parents[2]))
from languages import KNOWN, language_of, write_languages  # noqa: E402

FOLDS = 5
# Those of `boilernet-hashed`, as in the README.
OPTIONS = Namespace(
    dense=32, units=24, dropout=0.5, rate=5e-3, decay=False, epochs=4, patience=None, length=64, batch=32, pick=False
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("weights", type=Path, help="the folder of the packed folds, where the answer goes")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    dump = read_dump(arguments.dump)
    everyone = range(len(dump.pages))
    known = [i for i in everyone if language_of(dump.pages[i]) == KNOWN]
    folds = [read_network(arguments.weights / f"fold-{fold}.bin") for fold in range(FOLDS)]
    last: list[BoilerNet] = []
    train_one(dump, known, known[:1], OPTIONS, arguments.seed, lambda network, _: last.append(network))

    def choice(network: BoilerNet, i: int) -> np.ndarray:
        return (predict(network, dump, [i]) > 0.5).astype(int)

    write_languages(
        arguments.weights / "languages.json",
        dump.pages,
        [dump.label[dump.first[i] : dump.first[i + 1]] for i in everyone],
        [choice(folds[int(dump.pages[i]["position"] * FOLDS)], i) for i in everyone],
        [choice(last[-1], i) for i in everyone],
    )


if __name__ == "__main__":
    main()
