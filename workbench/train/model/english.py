"""A network of English pages on pages in other languages, beside the networks of the folds; shape and training are theirs.

All of them are trained here on one dump, without a teacher, so that they differ in nothing but their pages.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
import torch

import learn
from data import FULL, UNKNOWN, Dump, read_dump
from learn import Members, out_of_sample, predict, train
from measure import best_bound
from network import Shape
from train import DEVICE, FOLDS, make_members

# First of all places, because this folder has a module of the same name.
sys.path.insert(0, str(Path(__file__).parents[2] / "comparators"))
from languages import KNOWN, language_of, write_languages  # noqa: E402


def choices_of(dump: Dump, logits: torch.Tensor) -> list[np.ndarray]:
    """1 for the blocks of each page that the network chooses, as the method does."""
    choices = []
    for page in range(len(dump.pages)):
        part = slice(dump.block_start[page], dump.block_start[page + 1])
        values = logits[part].float().numpy()
        choices.append((values >= best_bound(values, dump.width[part].numpy())).astype(int))
    return choices


def labels_of(dump: Dump) -> list[np.ndarray]:
    """1 for blocks most of which is content, 0 for others, -1 for those that the gold does not speak of."""
    label = dump.label.numpy()
    known = np.where(label == UNKNOWN, -1, (label > FULL / 2).astype(int))
    return np.split(known, dump.block_start[1:-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("target", type=Path, help="the JSON file to write")
    parser.add_argument("--shape", type=json.loads, default={"width": 32, "sequence": 24})
    parser.add_argument("--epochs", type=int, default=12)
    # Of so few pages, batches as large as the trainer's would make hardly fifty steps.
    parser.add_argument("--batch", type=int, default=4000, help="blocks in a batch")
    arguments = parser.parse_args()
    learn.BATCH_BLOCKS = arguments.batch
    dump = read_dump(arguments.dump)
    folds = make_members(dump, 1, 0, mute=False)
    everyone = make_members(dump, 0, 1, mute=False)
    known = torch.tensor([language_of(page) == KNOWN for page in dump.pages]).float()
    members = Members(torch.cat([folds.weight, known * everyone.weight]), folds.tokens[:1].expand(FOLDS + 1, -1).clone())
    network = train(dump, Shape(*dump.sizes(), **arguments.shape), members, arguments.epochs, 3, DEVICE)
    logits, _ = predict(dump, network, DEVICE, "any")
    seen = out_of_sample(logits[:FOLDS], folds, dump)
    write_languages(
        arguments.target, dump.pages, labels_of(dump), choices_of(dump, seen), choices_of(dump, logits[FOLDS])
    )


if __name__ == "__main__":
    main()
