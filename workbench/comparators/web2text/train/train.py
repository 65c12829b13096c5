"""Trains both networks of Web2Text, once for each fold of sites, and packs the weights."""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch

from data import Page, read_dump
from network import SIZES, Web2TextNetwork, decode, network_of, tensors_of

sys.path.append(str(Path(__file__).parents[2]))
from languages import KNOWN, language_of, write_languages  # noqa: E402
from packed_tensors import read_packed, write_packed  # noqa: E402

FOLDS = 5
# The share of the sites that are learned from which chooses the step, by a finer division of their positions.
VALIDATION_SHARE = 0.1
# Blocks in a patch, patches in a batch, and steps between two looks at validation: those of the authors.
PATCH, BATCH, CHECK = 9, 128, 100
# Weights that are dropped in a step.
DROPOUT = 0.2


def validates(position: float) -> bool:
    return position * FOLDS * 10 % 1 < VALIDATION_SHARE


def patches(name: str, pages: list[Page], order: np.random.Generator):
    """Batches without end: of each page in turn, shuffled, one patch at a random place."""
    long = [page for page in pages if len(page.label) > PATCH + 1]
    rows = [page.block if name == "unary" else page.edge for page in long]
    labels = [page.label if name == "unary" else page.edge_label for page in long]
    length = PATCH if name == "unary" else PATCH - 1
    queue: list[int] = []
    while True:
        batch, wanted = [], []
        for _ in range(BATCH):
            if not queue:
                queue = order.permutation(len(long)).tolist()
            page = queue.pop()
            begin = order.integers(len(rows[page]) - length + 1)
            batch.append(rows[page][begin : begin + length])
            wanted.append(labels[page][begin : begin + length])
        yield torch.from_numpy(np.stack(batch)), torch.from_numpy(np.stack(wanted))


def scores(chosen: np.ndarray, label: np.ndarray) -> tuple[float, float]:
    """Accuracy, and F1 of content, of the blocks that the gold speaks of."""
    chosen, label = chosen[label >= 0], label[label >= 0]
    hit, total = int(((chosen == 1) & (label == 1)).sum()), int((chosen == 1).sum() + (label == 1).sum())
    return float((chosen == label).mean()), 2 * hit / max(1, total)


def fitness(name: str, network: Web2TextNetwork, pages: list[Page]) -> float:
    """What chooses the step: F1 of blocks, accuracy of pairs."""
    rows = [page.block if name == "unary" else page.edge for page in pages]
    chosen = np.concatenate([network.logits(own).argmax(axis=1) for own in rows])
    label = np.concatenate([page.label if name == "unary" else page.edge_label for page in pages])
    accuracy, f1 = scores(chosen, label)
    return f1 if name == "unary" else accuracy


def fit(name: str, learn: list[Page], check: list[Page], steps: int, seed: int) -> Web2TextNetwork:
    torch.manual_seed(seed)
    network = Web2TextNetwork(*SIZES[name], DROPOUT)
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    best, best_step, state, began = -1.0, 0, None, time.process_time()
    for step, (rows, label) in zip(range(1, steps + 1), patches(name, learn, np.random.default_rng(seed))):
        network.train()
        logits = network(rows)
        loss = torch.nn.functional.cross_entropy(logits.flatten(0, 1), label.flatten(), ignore_index=-1)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if step % CHECK == 0:
            found = fitness(name, network, check)
            if found > best:
                best, best_step = found, step
                state = {key: value.clone() for key, value in network.state_dict().items()}
    network.load_state_dict(state)
    print(f"  {name}: step {best_step}, validation {best:.3f}, {time.process_time() - began:.0f} s", flush=True)
    return network


Networks = tuple[Web2TextNetwork, Web2TextNetwork]


def split(own: list[Page]) -> tuple[list[Page], list[Page]]:
    """Pages to learn from, and those that choose the step."""
    return [page for page in own if not validates(page.position)], [page for page in own if validates(page.position)]


def read_fold(file: Path) -> Networks:
    _, packed = read_packed(file)
    return network_of("unary", packed), network_of("edge", packed)


def judged(networks: Networks, page: Page) -> np.ndarray:
    unary, edge = networks
    return decode(unary.logits(page.block), edge.logits(page.edge))


def study_languages(pages: list[Page], steps: int, seed: int, target: Path) -> None:
    """Networks of English pages beside the packed ones of the folds."""
    folds = [read_fold(target / f"fold-{fold}.bin") for fold in range(FOLDS)]
    learn, check = split([page for page in pages if language_of(vars(page)) == KNOWN])
    english = (fit("unary", learn, check, steps, seed), fit("edge", learn, check, steps, seed))
    write_languages(
        target / "languages.json",
        [vars(page) for page in pages],
        [page.label for page in pages],
        [judged(folds[int(page.position * FOLDS)], page) for page in pages],
        [judged(english, page) for page in pages],
    )


def train_fold(pages: list[Page], fold: int, steps: int, seed: int, target: Path) -> None:
    learn, check = split([page for page in pages if int(page.position * FOLDS) != fold])
    tensors = {}
    for name in SIZES:
        tensors |= tensors_of(name, fit(name, learn, check, steps, seed + fold))
    file = target / f"fold-{fold}.bin"
    write_packed(file, {"pages": {"learned": len(learn), "validated": len(check)}}, tensors, 1)
    # What counts is what the packed weights decide.
    networks = read_fold(file)
    unary, _ = networks
    test = [page for page in pages if int(page.position * FOLDS) == fold]
    label = np.concatenate([page.label for page in test])
    chosen = np.concatenate([judged(networks, page) for page in test])
    accuracy, f1 = scores(chosen, label)
    alone = scores(np.concatenate([unary.logits(page.block).argmax(axis=1) for page in test]), label)[1]
    blocks = int((label >= 0).sum())
    print(
        f"fold {fold}: learned from {len(learn)} pages, {len(test)} others with {blocks} blocks: "
        f"accuracy {accuracy:.3f}, F1 {f1:.3f}, without pairs {alone:.3f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("target", type=Path, help="folder of the packed weights")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fold", type=int, help="only this one")
    parser.add_argument("--languages", action="store_true", help="none; a network of English pages on other languages")
    arguments = parser.parse_args()
    # Always the same sums, in the same order.
    torch.set_num_threads(1)
    pages = read_dump(arguments.dump)
    if arguments.languages:
        study_languages(pages, arguments.steps, arguments.seed, arguments.target)
        return
    for fold in range(FOLDS) if arguments.fold is None else [arguments.fold]:
        train_fold(pages, fold, arguments.steps, arguments.seed, arguments.target)


if __name__ == "__main__":
    main()
