"""Trains the layer that tells page types again, on top of a finished network, with every type counting the same.

While the network learns to choose blocks, nine in ten of its typed pages are articles and the type is a side issue;
the layer that comes out of that hardly knows the rare types. Here only that layer learns, and types have equal weight.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import cross_entropy

from data import PAGE_TYPES, Batch, Dump, batches, make_batch, read_dump
from network import Network, Shape

FOLDS = 5
STEPS = 1500


def load_member(path: Path) -> Network:
    """One exported member as a network of its own."""
    facts = json.loads(path.with_suffix(".json").read_text())
    plain = np.load(path.with_suffix(".npz"))
    shape = Shape(facts["blockFeatures"], facts["groupFeatures"], facts["tokens"], len(facts["policies"]),
                  facts["width"], facts["sequence"], facts["layers"])
    network = Network(shape, torch.ones(1, shape.tokens + 1))
    state = {}
    for name, parameter in network.named_parameters():
        value = torch.from_numpy(plain[name])
        if name == "tokens":
            value = torch.cat([torch.zeros(1, shape.width), value])
        state[name] = value.reshape(parameter.shape)
    network.load_state_dict(state)
    return network.eval()


@torch.no_grad()
def page_vectors(dump: Dump, network: Network, pages: list[int]) -> torch.Tensor:
    """What the last layer sees of every page."""
    vectors = torch.zeros(len(dump.pages), network.page_type.weight.shape[1])
    seen: list[torch.Tensor] = []
    handle = network.page_type.register_forward_pre_hook(lambda _, inputs: seen.append(inputs[0][0]))
    for chosen in batches(dump, pages, 16_000, None):
        batch: Batch = make_batch(dump, chosen, torch.device("cpu"))
        network(batch, torch.full_like(batch.policy, dump.datasets.index("wcxb") + 1))
        vectors[chosen] = seen.pop()
    handle.remove()
    return vectors


def fit(vectors: torch.Tensor, types: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A linear layer by plain gradient descent, types weighted against their number."""
    torch.manual_seed(1)
    counts = torch.bincount(types, minlength=len(PAGE_TYPES)).float()
    weight = (counts.sum() / counts.clamp(min=1)).sqrt()
    mean, spread = vectors.mean(0), vectors.std(0).clamp(min=1e-3)
    layer = torch.nn.Linear(vectors.shape[1], len(PAGE_TYPES))
    optimizer = torch.optim.AdamW(layer.parameters(), lr=0.02, weight_decay=0.02)
    scaled = (vectors - mean) / spread
    for _ in range(STEPS):
        loss = cross_entropy(layer(scaled), types, weight=weight, label_smoothing=0.05)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    matrix = layer.weight.detach() / spread
    return matrix.T, layer.bias.detach() - matrix @ mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("folder", type=Path, help="what train.py wrote; its networks are changed in place")
    arguments = parser.parse_args()
    dump = read_dump(arguments.dump)
    pages = [p for p in range(len(dump.pages)) if dump.page_type[p] >= 0]
    fold = torch.tensor([int(page["position"] * FOLDS) for page in dump.pages])
    is_wcxb = torch.tensor([page["dataset"] == "wcxb" for page in dump.pages])
    told: list[tuple[int, int]] = []
    for path in sorted(arguments.folder.glob("student-*.npz")):
        if "packed" in path.name:
            continue
        name = path.stem.removeprefix("student-")
        held_out = torch.zeros_like(is_wcxb) if name.startswith("final") else fold == int(name)
        vectors = page_vectors(dump, load_member(path), pages)
        learn = torch.tensor([p for p in pages if not held_out[p]])
        weight, bias = fit(vectors[learn], dump.page_type[learn])
        test = torch.tensor([p for p in pages if held_out[p] and is_wcxb[p]], dtype=torch.long)
        told += list(zip((vectors[test] @ weight + bias).argmax(1).tolist(), dump.page_type[test].tolist()))
        tensors = dict(np.load(path))
        tensors["page_type.weight"], tensors["page_type.bias"] = weight.numpy(), bias.numpy()
        np.savez_compressed(path, **tensors)
    for kind, title in enumerate(PAGE_TYPES):
        rows = [guess == kind for guess, truth in told if truth == kind]
        print(f"{title}: {np.mean(rows):.3f} of {len(rows)}")
    print(f"all: {np.mean([guess == truth for guess, truth in told]):.3f}")


if __name__ == "__main__":
    main()
