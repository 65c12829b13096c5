"""Trains Victor as a chain, once for each fold of sites, and packs the weights."""

import argparse
import sys
from pathlib import Path

import numpy as np

from chain import Weights, best_classes, loss, pieces, reach_mask, scores
from data import Blocks, Dump, blocks_of, frequent_values, read_dump

sys.path.append(str(Path(__file__).parents[2]))
from languages import KNOWN, language_of, write_languages  # noqa: E402
from packed_tensors import read_packed, write_packed  # noqa: E402

FOLDS = 5
OFFSETS = np.arange(-3, 4)
# L2 of the weights.
PENALTY = 1.0
RATE = 0.1


def fit(blocks: Blocks, mask: np.ndarray, steps: int) -> Weights:
    """Adam over all blocks at once, with a rate that falls to 0: no chance is involved."""
    weights = {
        "weights": np.zeros(mask.shape, np.float32),
        "edges": np.zeros((len(OFFSETS), OFFSETS.max()), np.float32),
        "transitions": np.zeros((2, 2)),
    }
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    cut = pieces(blocks.lengths)
    for step in range(1, steps + 1):
        value, gradient = loss(weights, blocks, mask, cut)
        for name, weight in weights.items():
            own = (gradient[name] + PENALTY * weight) / len(blocks.label)
            first[name] += 0.1 * (own - first[name])
            second[name] += 0.01 * (own**2 - second[name])
            mean, spread = first[name] / (1 - 0.9**step), second[name] / (1 - 0.99**step)
            weight -= RATE * (1 - (step - 1) / steps) * mean / (np.sqrt(spread) + 1e-8)
        if step % 20 == 0:
            print(f"  step {step}: {value / len(blocks.label):.4f}", flush=True)
    return weights


def judged(weights: Weights, blocks: Blocks) -> np.ndarray:
    """The classes of the blocks, page by page."""
    score = scores(weights, blocks)
    ends = np.cumsum(blocks.lengths)
    return np.concatenate(
        [best_classes(score[end - length : end], weights["transitions"]) for end, length in zip(ends, blocks.lengths)]
    )


def study_languages(dump: Dump, steps: int, target: Path) -> None:
    """A chain of English pages beside the packed ones of the folds."""
    known = [i for i, page in enumerate(dump.pages) if language_of(page) == KNOWN]
    values, weights = learn(dump, known, steps)
    folds = [read_packed(target / f"chain-{fold}.bin") for fold in range(FOLDS)]

    def by_fold(i: int) -> np.ndarray:
        header, packed = folds[int(dump.pages[i]["position"] * FOLDS)]
        return judged(packed, blocks_of(dump, [i], header["values"], OFFSETS))

    pages = range(len(dump.pages))
    write_languages(
        target / "languages.json",
        dump.pages,
        [dump.label[dump.first[i] : dump.first[i + 1]] for i in pages],
        [by_fold(i) for i in pages],
        [judged(weights, blocks_of(dump, [i], values, OFFSETS)) for i in pages],
    )


def report(fold: int, chosen: np.ndarray, label: np.ndarray) -> None:
    known = label >= 0
    right = int((chosen == label)[known].sum())
    hit = int(((chosen == 1) & (label == 1)).sum())
    precision, recall = hit / max(1, int((chosen[known] == 1).sum())), hit / max(1, int((label == 1).sum()))
    f1 = 2 * precision * recall / max(1e-9, precision + recall)
    print(f"fold {fold}: {int(known.sum())} blocks, accuracy {right / known.sum():.3f}, F1 {f1:.3f}", flush=True)


def learn(dump: Dump, pages: list[int], steps: int) -> tuple[list[list[int]], Weights]:
    """The values that have weights, and the weights."""
    values = frequent_values(np.concatenate([dump.rows[dump.first[i] : dump.first[i + 1]] for i in pages]))
    mask = reach_mask(dump.columns, values, OFFSETS)
    return values, fit(blocks_of(dump, pages, values, OFFSETS), mask, steps)


def train_fold(dump: Dump, fold: int, steps: int, target: Path) -> None:
    folds = [int(page["position"] * FOLDS) for page in dump.pages]
    values, weights = learn(dump, [i for i, one in enumerate(folds) if one != fold], steps)
    test = blocks_of(dump, [i for i, one in enumerate(folds) if one == fold], values, OFFSETS)
    report(fold, judged(weights, test), test.label)
    write_packed(target / f"chain-{fold}.bin", {"values": values}, weights, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("target", type=Path, help="folder of the packed weights")
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--languages", action="store_true", help="no fold; a chain of English pages on other languages")
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    if arguments.languages:
        study_languages(dump, arguments.steps, arguments.target)
        return
    for fold in range(FOLDS):
        train_fold(dump, fold, arguments.steps, arguments.target)


if __name__ == "__main__":
    main()
