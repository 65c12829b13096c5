"""Adds to packed weights what tells pages like those of the sets of news, by the page's row alone.

A logistic regression: the default policy follows the policies of news as far as a page is news and an article
(experiments.md, "Weights in a byte, and news by its own policy"). Run it after `pack.py`, on the module and on every fold.
"""

import argparse
from collections import Counter
from pathlib import Path

import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits

from data import Dump, read_dump
from pack import place, write_packed
from packed import read_packed, tensor

FOLDS = 5
# Sets whose pages are news, and sets of everything else; the rest is mixed, or too small to tell.
OF_NEWS = ("crf-id-ar-ja", "dragnet", "fundus-hist", "fundus-tests", "msv-big9-chaos", "news-fixtures", "xmu-zh")
OF_OTHERS = (
    *("cleaneval", "defuddle", "google-trends-2017", "journals-silver", "magic-html"),
    *("recipe-scrapers", "static-sites", "wcxb", "web-forum-52"),
)
STEPS = 300


def fit(dump: Dump, fold: int) -> nn.Linear:
    """The regression on all pages outside of `fold`; every dataset counts by the square root of its pages."""
    names = [page["dataset"] for page in dump.pages]
    sizes = Counter(names)
    seen = [int(page["position"] * FOLDS) != fold for page in dump.pages]
    pages = [p for p, name in enumerate(names) if name in OF_NEWS + OF_OTHERS and seen[p]]
    rows = dump.page_rows[pages].float() / 255
    target = torch.tensor([float(names[p] in OF_NEWS) for p in pages])
    weight = torch.tensor([sizes[names[p]] ** -0.5 for p in pages])
    torch.manual_seed(0)
    judge = nn.Linear(rows.shape[1], 1)
    optimizer = torch.optim.AdamW(judge.parameters(), lr=2e-2, weight_decay=0.05)
    for _ in range(STEPS):
        loss = binary_cross_entropy_with_logits(judge(rows)[:, 0], target, weight=weight / weight.mean())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return judge


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("packed", type=Path, help="the module or the .json.gz file to add it to")
    parser.add_argument("--fold", type=int, default=-1, help="the fold that it must not see; none by default")
    arguments = parser.parse_args()
    packed = read_packed(arguments.packed)
    judge = fit(read_dump(arguments.dump), arguments.fold)
    names = [name for name in packed.directory["tensors"] if not name.startswith("news.")]
    tensors = {name: tensor(packed, name).numpy() for name in names}
    tensors["news.weight"] = judge.weight.detach().T.numpy()
    tensors["news.bias"] = judge.bias.detach().numpy()
    binary, places = place(tensors)
    write_packed(arguments.packed, binary, {**packed.directory, "tensors": places})
    print(f"{len(binary)} bytes in {len(places)} tensors")


if __name__ == "__main__":
    main()
