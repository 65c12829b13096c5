"""Runs the published network, as the trainer would, on a dump of our own pages; the method must agree with it.

The weights are read back from the module that the method loads, so that what is compared is what is used.
"""

import argparse
import json
from pathlib import Path

import torch
from torch import Tensor

from data import Batch, make_batch, read_dump
from network import Network
from packed import Packed, packed_network, read_packed, tensor

POLICIES = ("default", "wcxb", "any")
# Policies that are means of others, as in `load-model.ts`.
MEANS = {"default": ("any", "wcxb"), "news": ("dragnet", "fundus-tests", "msv-big9-chaos")}
# As in `read-page.ts`.
LEAST_NEWS = 0.1
SET_APART = ("inside.quote", "inside.definition", "inside.code", "inside.cell")
# Enough digits to compare to 1e-4, in a readable file.
DIGITS = 6


def by_default(network: Network, packed: Packed, batch: Batch) -> tuple[Tensor, Tensor]:
    """Log-odds and types under the default policy, as `read-page.ts` does it."""
    row = {name: torch.tensor([packed.directory["policies"].index(name)]) for name in MEANS}
    logits, types = network(batch, row["default"])
    likely = batch.page_rows.float() / 255 @ tensor(packed, "news.weight") + tensor(packed, "news.bias")
    article = torch.softmax(types[0, 0], dim=0)[packed.directory["pageTypes"].index("article")]
    share = (float(torch.sigmoid(likely) * article) - LEAST_NEWS) / (1 - LEAST_NEWS)
    if share > 0:
        change = share * (network(batch, row["news"])[0] - logits)
        apart = batch.block_rows[:, [batch.columns["block"].index(name) for name in SET_APART]].any(dim=1)
        logits = logits + torch.where(apart, change.clamp(min=0), change)
    return logits, types


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path, help="what `npm run train -- reference` dumped")
    parser.add_argument("module", type=Path, help="the TypeScript module with the weights")
    parser.add_argument("golden", type=Path, help="the JSON file to write")
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    packed = read_packed(arguments.module)
    directory = packed.directory
    network = packed_network(packed, dump.sizes()[:3], MEANS)
    pages = {}
    for index, page in enumerate(dump.pages):
        batch = make_batch(dump, [index], torch.device("cpu"))
        pages[page["id"]] = row = {}
        for policy in POLICIES:
            with torch.no_grad():
                if policy == "default":
                    logits, types = by_default(network, packed, batch)
                else:
                    logits, types = network(batch, torch.tensor([directory["policies"].index(policy)]))
            probabilities = torch.sigmoid(logits[0].double()).tolist()
            row[policy] = {
                "pageType": directory["pageTypes"][int(types[0, 0].argmax())],
                "probabilities": [round(value, DIGITS) for value in probabilities],
            }
    arguments.golden.parent.mkdir(parents=True, exist_ok=True)
    arguments.golden.write_text(json.dumps({"weights": packed.digest, "pages": pages}, indent=1) + "\n")
    print(f"{len(pages)} pages written to {arguments.golden}")


if __name__ == "__main__":
    main()
