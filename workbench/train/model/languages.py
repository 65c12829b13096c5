"""Leaves out one language at a time: how well a network does on a language that it has never seen.

Beside it stands what the networks of the folds say of the same pages, which have seen the language but not the site.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from data import Dump, read_dump
from learn import Members, out_of_sample, predict, train
from measure import best_bound, page_f1
from network import Shape
from train import DEVICE, FOLDS, make_members

# With fewer pages a mean says nothing.
MIN_PAGES = 10


def language_of(page: dict) -> str:
    """The language without its region."""
    return (page["lang"] or "?").split("-")[0]


def languages_of(dump: Dump) -> list[str]:
    """Languages with enough pages, the most common first."""
    names, counts = np.unique([language_of(page) for page in dump.pages], return_counts=True)
    return [str(name) for count, name in sorted(zip(-counts, names)) if -count >= MIN_PAGES and name != "?"]


def scores_of(dump: Dump, logits: torch.Tensor, pages: list[int]) -> list[float]:
    """F1 by length of the chosen blocks, page by page."""
    scores = []
    for page in pages:
        part = slice(dump.block_start[page], dump.block_start[page + 1])
        values = logits[part].numpy()
        score = page_f1(dump, page, values >= best_bound(values, dump.width[part].numpy()))
        if score is not None:
            scores.append(score)
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("target", type=Path, help="the JSON file to write")
    parser.add_argument("--shape", type=json.loads, default={"width": 32, "sequence": 24})
    parser.add_argument("--epochs", type=int, default=16)
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    languages = languages_of(dump)
    folds = make_members(dump, 1, 0, mute=False)
    everyone = make_members(dump, 0, 1, mute=False)
    spoken = np.array([language_of(page) for page in dump.pages])
    without = torch.stack([torch.from_numpy(spoken != language).float() for language in languages]) * everyone.weight
    members = Members(torch.cat([folds.weight, without]), folds.tokens[:1].expand(FOLDS + len(languages), -1).clone())
    network = train(dump, Shape(*dump.sizes(), **arguments.shape), members, arguments.epochs, 3, DEVICE)
    logits, _ = predict(dump, network, DEVICE, "any")
    seen = out_of_sample(logits[:FOLDS], folds, dump)
    rows = []
    for index, language in enumerate(languages):
        pages = np.flatnonzero(spoken == language).tolist()
        trained, left = scores_of(dump, seen, pages), scores_of(dump, logits[FOLDS + index].float(), pages)
        row = {"language": language, "pages": len(left), "seen": np.mean(trained), "unseen": np.mean(left)}
        rows.append({name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()})
        print(json.dumps(rows[-1]), flush=True)
    arguments.target.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
