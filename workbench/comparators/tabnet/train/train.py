"""Trains TabNet on a dump of elements, one network per fold of sites, each without the sites of its fold, and packs them."""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch

from data import Dump, read_dump
from network import DECISION, GAMMA, STEPS, TabNet, tensors_of

sys.path.append(str(Path(__file__).parents[2]))
from packed_tensors import write_packed  # noqa: E402

# The paper's threshold on the probability.
THRESHOLD = 0.85
# Tags with an embedding.
TAGS = 60
# Weight of the entropy of the masks.
SPARSITY = 1e-3


def probabilities(network: TabNet, tag: torch.Tensor, values: torch.Tensor) -> np.ndarray:
    network.eval()
    with torch.no_grad():
        logits, _ = network(tag, values)
    return torch.softmax(logits, dim=1)[:, 1].numpy()


def f1(chosen: np.ndarray, wanted: np.ndarray) -> float:
    total = chosen.sum() + wanted.sum()
    return float(2 * (chosen & wanted).sum() / total) if total else 0.0


def frequent_tags(dump: Dump, rows: np.ndarray) -> tuple[list[str], np.ndarray]:
    """The most frequent tags of some rows, and for every tag of the dump its embedding, 0 for the others."""
    counts = np.bincount(dump.tag[rows], minlength=len(dump.tag_names))
    kept = sorted(np.argsort(-counts, kind="stable")[:TAGS].tolist())
    row_of = np.zeros(len(dump.tag_names), dtype=np.int64)
    row_of[kept] = np.arange(1, len(kept) + 1)
    return [dump.tag_names[tag] for tag in kept], row_of


def train_fold(dump: Dump, learn: np.ndarray, held: np.ndarray, options, seed: int):
    """A network for the rows of one fold; a tenth of the pages that it learns from picks the epoch."""
    torch.manual_seed(seed)
    order = np.random.default_rng(seed)
    names, row_of = frequent_tags(dump, learn)
    mean = dump.values[learn].mean(axis=0)
    factor = 1 / np.maximum(dump.values[learn].std(axis=0), 1e-6)
    tag = torch.from_numpy(row_of[dump.tag])
    values = torch.from_numpy(((dump.values - mean) * factor).astype(np.float32))
    label = torch.from_numpy(dump.label)
    checked = order.random(len(dump.pages)) < 0.1
    check, train = learn[checked[dump.page[learn]]], learn[~checked[dump.page[learn]]]
    counts = torch.bincount(label[torch.from_numpy(train)], minlength=2)
    weight = counts.sum() / (2 * counts.float())
    network = TabNet(values.shape[1], len(names))
    optimiser = torch.optim.Adam(network.parameters(), lr=2e-2)
    best, best_state, waited = -1.0, None, 0
    for epoch in range(options.epochs):
        began = time.time()
        network.train()
        shuffled = order.permutation(train)
        for at in range(0, len(shuffled) - options.batch + 1, options.batch):
            rows = torch.from_numpy(shuffled[at : at + options.batch])
            logits, entropy = network(tag[rows], values[rows])
            loss = torch.nn.functional.cross_entropy(logits, label[rows], weight=weight) + SPARSITY * entropy
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        # At the threshold, as the method decides: how sure a network is changes more from epoch to epoch than what it prefers.
        found = f1(probabilities(network, tag[check], values[check]) > THRESHOLD, dump.label[check] == 1)
        print(json.dumps({"epoch": epoch + 1, "f1": found, "seconds": round(time.time() - began, 1)}), flush=True)
        if found > best:
            best, waited = found, 0
            best_state = {name: value.clone() for name, value in network.state_dict().items()}
        else:
            waited += 1
            if waited > options.patience:
                break
    network.load_state_dict(best_state)
    probability, wanted = probabilities(network, tag[held], values[held]), dump.label[held] == 1
    measured = {"f1": f1(probability > 0.5, wanted), "f1AtThreshold": f1(probability > THRESHOLD, wanted)}
    facts = {"columns": options.columns, "tagNames": names, "steps": STEPS, "gamma": GAMMA, "decision": DECISION}
    return tensors_of(network, mean, factor), {**facts, "validation": measured}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--columns", choices=("basic", "both"), required=True)
    parser.add_argument("--folds", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--patience", type=int, default=4)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    # Always the same sums, in the same order.
    torch.set_num_threads(1)
    dump = read_dump(options.dump, options.columns)
    fold = np.array([int(page["position"] * options.folds) for page in dump.pages])[dump.page]
    for held in range(options.folds):
        learn, other = np.flatnonzero(fold != held), np.flatnonzero(fold == held)
        tensors, facts = train_fold(dump, learn, other, options, options.seed + held)
        target = options.out / f"{options.columns}-{held}.bin"
        size = write_packed(target, facts, tensors, 2)
        print(f"{target}: {size} bytes, {json.dumps(facts['validation'])}", flush=True)


if __name__ == "__main__":
    main()
