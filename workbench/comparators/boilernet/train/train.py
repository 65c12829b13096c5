"""Trains BoilerNet on a dump of leaves.

With `--folds 1` pages are split once: a part of the sites validates and picks the epoch. With more folds one network per
fold is trained without the sites of the fold, which measure it.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch

from data import Dump, pieces, read_dump
from network import BoilerNet, tensors_of

# Sites below this position validate where there is one split: 28 of 78 pages, as many as the authors' 30 of 80.
VALIDATION_SHARE = 0.36
# Pages in a batch of the authors.
BATCH = 16


def predict(network: BoilerNet, dump: Dump, pages: list[int]) -> np.ndarray:
    """Probabilities of the leaves of some pages, always whole pages, several at a time."""
    network.eval()
    sequences = [(int(dump.first[page]), int(dump.first[page + 1])) for page in pages]
    by_length = sorted(range(len(pages)), key=lambda i: sequences[i][1] - sequences[i][0])
    found: list[np.ndarray] = [np.empty(0)] * len(pages)
    with torch.no_grad():
        for at in range(0, len(pages), BATCH):
            batch = by_length[at : at + BATCH]
            probability = torch.sigmoid(network(dump, [sequences[i] for i in batch])).numpy()
            edges = np.cumsum([sequences[i][1] - sequences[i][0] for i in batch])[:-1]
            for i, own in zip(batch, np.split(probability, edges)):
                found[i] = own
    return np.concatenate(found)


def scores(probability: np.ndarray, label: np.ndarray) -> dict[str, float]:
    """F1 of both classes over all leaves, as the authors measure, and their mean."""
    known = label >= 0
    chosen, wanted = probability[known] > 0.5, label[known] == 1

    def f1(a: np.ndarray, b: np.ndarray) -> float:
        total = a.sum() + b.sum()
        return float(2 * (a & b).sum() / total) if total else 0.0

    content, other = f1(chosen, wanted), f1(~chosen, ~wanted)
    share = wanted.mean()
    return {
        "content": content,
        "boilerplate": other,
        "mean": (content + other) / 2,
        "weighted": float(share * content + (1 - share) * other),
        "accuracy": float((chosen == wanted).mean()),
        "leaves": int(known.sum()),
    }


def batches_of(sequences, size: int, order: np.random.Generator) -> list[list[tuple[int, int]]]:
    """Sequences in random batches, those of full length apart from shorter ones."""
    shuffled = [sequences[i] for i in order.permutation(len(sequences))]
    full = max(end - begin for begin, end in sequences)
    batches = []
    for is_full in (True, False):
        own = [(begin, end) for begin, end in shuffled if (end - begin == full) == is_full]
        batches.extend(own[at : at + size] for at in range(0, len(own), size))
    return [batches[i] for i in order.permutation(len(batches))]


def epoch_of(network, optimiser, dump: Dump, batches, weight: torch.Tensor) -> float:
    """One pass over all sequences; the mean loss."""
    network.train()
    losses = []
    for batch in batches:
        label = torch.from_numpy(np.concatenate([dump.label[b:e] for b, e in batch])).float()
        logits = network(dump, batch)
        importance = torch.where(label < 0, torch.zeros(()), weight[(label > 0).long()])
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            logits, label.clamp(min=0), weight=importance, reduction="sum"
        ) / max(1, int((label >= 0).sum()))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        losses.append(loss.item())
    return float(np.mean(losses))


def train_one(dump: Dump, learn: list[int], check: list[int], options, seed: int, save) -> None:
    """Trains on some pages; saves the epoch that does best on others if `options.pick`, else the last one."""
    torch.manual_seed(seed)
    order = np.random.default_rng(seed)
    network = BoilerNet(dump.words + dump.tags, options.dense, options.units, options.dropout)
    optimiser = torch.optim.Adam(network.parameters(), lr=options.rate)
    sequences = pieces(dump, learn, options.length)
    label = np.concatenate([dump.label[b:e] for b, e in sequences])
    counts = np.array([(label == 0).sum(), (label == 1).sum()])
    weight = torch.tensor(counts.sum() / (2 * counts), dtype=torch.float32)
    wanted = np.concatenate([dump.label[dump.first[p] : dump.first[p + 1]] for p in check])
    best, looks = -1.0, 0
    for epoch in range(options.epochs):
        began = time.time()
        for group in optimiser.param_groups:
            group["lr"] = options.rate * (1 - epoch / options.epochs if options.decay else 1)
        loss = epoch_of(network, optimiser, dump, batches_of(sequences, options.batch, order), weight)
        if epoch < options.epochs - 1 and (not options.pick or epoch % 2 == 0):
            print(json.dumps({"epoch": epoch + 1, "loss": loss, "seconds": round(time.time() - began, 1)}), flush=True)
            continue
        found = {"epoch": epoch + 1, "loss": loss, **scores(predict(network, dump, check), wanted)}
        print(json.dumps({**found, "seconds": round(time.time() - began, 1)}), flush=True)
        looks += 1
        if found["mean"] > best or not options.pick:
            best, looks = found["mean"], 0
            save(network, found)
        if looks == options.patience:
            break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--folds", type=int, default=1)
    parser.add_argument("--dense", type=int, default=256)
    parser.add_argument("--units", type=int, default=256)
    parser.add_argument("--dropout", type=float, default=0.5)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", action="store_true", help="lets the rate fall to 0, epoch by epoch")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--patience", type=int, help="ends after so many looks at validation without a gain")
    parser.add_argument("--length", type=int, default=128, help="leaves in a sequence, at most")
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.pick = options.folds == 1
    options.out.mkdir(parents=True, exist_ok=True)
    # One thread: sums on another number of cores differ in their last digits, and a few epochs later networks do.
    torch.set_num_threads(1)
    dump = read_dump(options.dump)
    position = np.array([page["position"] for page in dump.pages])
    fold = (position * options.folds).astype(int) if options.folds > 1 else (position >= VALIDATION_SHARE).astype(int)
    for held in range(options.folds):
        learn, check = np.flatnonzero(fold != held).tolist(), np.flatnonzero(fold == held).tolist()
        target = options.out / (f"fold-{held}" if options.folds > 1 else "own")
        pages = {"learned": len(learn), "checked": len(check)}

        def save(network: BoilerNet, found: dict, target=target, pages=pages) -> None:
            facts = {
                "vocabulary": dump.vocabulary,
                "words": dump.words,
                "tags": dump.tags,
                "units": options.units,
                "validation": found,
                "pages": pages,
            }
            np.savez(target.with_suffix(".npz"), **tensors_of(network))
            target.with_suffix(".json").write_text(json.dumps(facts))

        train_one(dump, learn, check, options, options.seed + held, save)
        found = json.loads(target.with_suffix(".json").read_text())["validation"]
        print(f"{target.name}: {json.dumps(found)}", flush=True)


if __name__ == "__main__":
    main()
