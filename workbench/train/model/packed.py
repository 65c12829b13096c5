"""Reads packed networks back, as the method sees them."""

import base64
import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from network import Network, Shape


@dataclass
class Packed:
    """What `pack.py` wrote: the directory, the weights, and the digest of their text."""

    directory: dict
    binary: bytes
    digest: str


def read_packed(path: Path) -> Packed:
    """A TypeScript module, or a .json.gz file with the same."""
    if path.suffix == ".gz":
        content = json.loads(gzip.decompress(path.read_bytes()))
        directory, weights = content["directory"], content["weights"]
    else:
        text = path.read_text()
        found = re.search(r"export const DIRECTORY = (\{.*\}) as const;", text)
        string = re.search(r"export const WEIGHTS: string = '([^']*)';", text)
        if found is None or string is None:
            raise SystemExit(f"{path} is not a module that pack.py wrote.")
        directory, weights = json.loads(found[1]), string[1]
    return Packed(directory, base64.b64decode(weights), hashlib.sha256(weights.encode()).hexdigest())


def unpack(binary: bytes, place: dict) -> np.ndarray:
    """One tensor: a scale per column, then whole numbers of one or two bytes."""
    columns = place["shape"][-1]
    count = int(np.prod(place["shape"]))
    scale = np.frombuffer(binary, "<f4", columns, place["offset"])
    whole = np.frombuffer(binary, "i1" if place["bytes"] == 1 else "<i2", count, place["offset"] + 4 * columns)
    return whole.reshape(-1, columns).astype(np.float32) * scale


def tensor(packed: Packed, name: str) -> torch.Tensor:
    """One tensor of the packed weights."""
    return torch.from_numpy(unpack(packed.binary, packed.directory["tensors"][name]))


def packed_network(packed: Packed, rows: tuple[int, int, int], means: dict[str, tuple[str, ...]]) -> Network:
    """The trainer's network with the packed weights as its only member; `means` are more policies, means of others."""
    directory = packed.directory
    heard = torch.zeros(directory["tokens"] + 1, directory["width"])
    # Row 0 of the trainer's table means no token.
    heard[torch.tensor(directory["tokenIds"]) + 1] = tensor(packed, "tokens")
    tensors = {"tokens": heard}
    for name in ("policy_block", "policy_group"):
        table = tensor(packed, name)
        more = [torch.stack([table[directory["policies"].index(one)] for one in of]).mean(0) for of in means.values()]
        tensors[name] = torch.cat([table, torch.stack(more)])
    sizes = (*rows, directory["tokens"], len(directory["policies"]) + len(means))
    shape = Shape(*sizes, *(directory[name] for name in ("width", "sequence", "layers")))
    network = Network(shape, torch.ones(1, shape.tokens + 1))
    with torch.no_grad():
        for name, parameter in network.named_parameters():
            value = tensors[name] if name in tensors else tensor(packed, name)
            parameter.copy_(value.reshape(parameter.shape))
    directory["policies"] += means
    return network.eval()
