"""Runs the published network, as the trainer would, on a dump of our own pages; the method must agree with it.

The weights are read back from the module that the method loads, so that what is compared is what is used.
"""

import argparse
import base64
import hashlib
import json
import re
from pathlib import Path

import numpy as np
import torch

from data import make_batch, read_dump
from network import Network, Shape

POLICIES = ("default", "wcxb", "any")
# The two policies that the default policy averages; `load-model.ts` does the same.
HALFWAY = ("any", "wcxb")
# Enough digits to compare to 1e-4, in a readable file.
DIGITS = 6


def read_module(path: Path) -> tuple[dict, bytes, str]:
    """The directory, the packed weights and their digest, from the module that `pack.py` wrote."""
    text = path.read_text()
    directory = re.search(r"export const DIRECTORY = (\{.*\}) as const;", text)
    weights = re.search(r"export const WEIGHTS: string = '([^']*)';", text)
    if directory is None or weights is None:
        raise SystemExit(f"{path} is not a module that pack.py wrote.")
    digest = hashlib.sha256(weights[1].encode()).hexdigest()
    return json.loads(directory[1]), base64.b64decode(weights[1]), digest


def unpack(binary: bytes, place: dict) -> np.ndarray:
    """One tensor: a scale per column, then whole numbers of one or two bytes."""
    columns = place["shape"][-1]
    count = int(np.prod(place["shape"]))
    scale = np.frombuffer(binary, "<f4", columns, place["offset"])
    whole = np.frombuffer(binary, "i1" if place["bytes"] == 1 else "<i2", count, place["offset"] + 4 * columns)
    return whole.reshape(-1, columns).astype(np.float32) * scale


def with_default(policies: list[str], table: torch.Tensor) -> torch.Tensor:
    """The table of policies with the default one as its last row."""
    one, other = (table[policies.index(name)] for name in HALFWAY)
    return torch.cat([table, ((one + other) / 2)[None]])


def packed_network(directory: dict, binary: bytes, rows: tuple[int, int, int]) -> Network:
    """The trainer's network with the packed weights as its only member."""
    tensors = {name: torch.from_numpy(unpack(binary, place)) for name, place in directory["tensors"].items()}
    heard = torch.zeros(directory["tokens"], tensors["tokens"].shape[1])
    heard[directory["tokenIds"]] = tensors["tokens"]
    tensors["tokens"] = heard
    for name in ("policy_block", "policy_group"):
        tensors[name] = with_default(directory["policies"], tensors[name])
    directory["policies"].append("default")
    sizes = (*rows, len(tensors["tokens"]), len(directory["policies"]))
    shape = Shape(*sizes, *(directory[name] for name in ("width", "sequence", "layers")))
    network = Network(shape, torch.ones(1, shape.tokens + 1))
    with torch.no_grad():
        for name, parameter in network.named_parameters():
            value = tensors.pop(name)
            # Row 0 of the trainer's table means no token.
            value = torch.cat([torch.zeros(1, value.shape[1]), value]) if name == "tokens" else value
            parameter.copy_(value.reshape(parameter.shape))
    if tensors:
        raise SystemExit(f"The trainer's network has no {', '.join(tensors)}.")
    return network.eval()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path, help="what `npm run train -- reference` dumped")
    parser.add_argument("module", type=Path, help="the TypeScript module with the weights")
    parser.add_argument("golden", type=Path, help="the JSON file to write")
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    directory, binary, digest = read_module(arguments.module)
    network = packed_network(directory, binary, dump.sizes()[:3])
    pages = {}
    for index, page in enumerate(dump.pages):
        batch = make_batch(dump, [index], torch.device("cpu"))
        pages[page["id"]] = row = {}
        for policy in POLICIES:
            with torch.no_grad():
                logits, types = network(batch, torch.tensor([directory["policies"].index(policy)]))
            probabilities = torch.sigmoid(logits[0].double()).tolist()
            row[policy] = {
                "pageType": directory["pageTypes"][int(types[0, 0].argmax())],
                "probabilities": [round(value, DIGITS) for value in probabilities],
            }
    arguments.golden.parent.mkdir(parents=True, exist_ok=True)
    arguments.golden.write_text(json.dumps({"weights": digest, "pages": pages}, indent=1) + "\n")
    print(f"{len(pages)} pages written to {arguments.golden}")


if __name__ == "__main__":
    main()
