"""Writes one member of a trained network as a small binary that the method reads."""

import json
from pathlib import Path

import numpy as np
import torch

from data import PAGE_TYPES
from network import Network


def member_tensors(network: Network, member: int) -> dict[str, np.ndarray]:
    """The parameters of one member by name; weights as rows of inputs."""
    tensors = {}
    for name, parameter in network.named_parameters():
        value = parameter.detach().cpu()
        if name == "tokens":
            width = network.shape.width
            # Tokens that the member does not use are zero.
            value = (value * network.token_mask.cpu())[1:, member * width : (member + 1) * width]
        else:
            value = value[member]
        tensors[name] = value.squeeze(0).numpy() if value.ndim > 2 or name.endswith("bias") else value.numpy()
    return tensors


def export_member(network: Network, member: int, datasets: list[str], path: Path) -> None:
    """`path.npz` holds the plain weights, `path.json` what they mean."""
    tensors = member_tensors(network, member)
    np.savez_compressed(path.with_suffix(".npz"), **{name: value.astype(np.float32) for name, value in tensors.items()})
    shape = network.shape
    facts = {
        "width": shape.width,
        "sequence": shape.sequence,
        "layers": shape.layers,
        "blockFeatures": shape.block_features,
        "groupFeatures": shape.group_features,
        "pageFeatures": shape.page_features,
        "tokens": shape.tokens,
        "policies": ["any", *datasets],
        "pageTypes": PAGE_TYPES,
        "tensors": {name: list(value.shape) for name, value in tensors.items()},
    }
    path.with_suffix(".json").write_text(json.dumps(facts, indent=2))
