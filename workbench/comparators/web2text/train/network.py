"""The two networks of Web2Text, which differ only in their inputs and outputs, and the labels that both find together."""

import numpy as np
import torch
from torch import nn
from torch.nn import functional

WINDOWS = (1, 1, 3, 3, 3)
HIDDEN = (50, 50, 50, 10)
# Columns of the input and numbers per row of the output.
SIZES = {"unary": (128, 2), "edge": (25, 4)}


class Web2TextNetwork(nn.Module):
    """Convolutions along the blocks with zeros outside; in training, weights are dropped, not values."""

    def __init__(self, inputs: int, outputs: int, dropout: float = 0.0) -> None:
        super().__init__()
        widths = (inputs, *HIDDEN, outputs)
        self.dropout = dropout
        # A row for each output, in it the inputs of the first place of the window, then those of the next.
        self.weights = nn.ParameterList(
            torch.empty(after, window * before) for before, after, window in zip(widths, widths[1:], WINDOWS)
        )
        self.biases = nn.ParameterList(torch.zeros(after) for after in widths[1:])
        for weight in self.weights:
            nn.init.trunc_normal_(weight, std=0.1, a=-0.2, b=0.2)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Logits of sequences of rows: sequences × rows × columns in and out."""
        values = rows
        for i, (weight, bias, window) in enumerate(zip(self.weights, self.biases, WINDOWS)):
            if i > 0:
                values = torch.relu(values)
            if window == 3:
                # A product of matrices is several times faster than a convolution this small.
                padded = functional.pad(values, (0, 0, 1, 1))
                values = torch.cat([padded[:, :-2], values, padded[:, 2:]], dim=2)
            values = functional.linear(values, functional.dropout(weight, self.dropout, self.training), bias)
        return values

    def logits(self, rows: np.ndarray) -> np.ndarray:
        """Logits of one page."""
        if len(rows) == 0:
            return np.zeros((0, len(self.biases[-1])), np.float32)
        self.eval()
        with torch.no_grad():
            return self(torch.from_numpy(np.ascontiguousarray(rows))[None])[0].numpy()


def tensors_of(name: str, network: Web2TextNetwork) -> dict[str, np.ndarray]:
    """The weights by name."""
    tensors = {}
    for i, (weight, bias) in enumerate(zip(network.weights, network.biases)):
        tensors[f"{name}{i}"] = weight.detach().numpy()
        tensors[f"{name}{i}Bias"] = bias.detach().numpy()
    return tensors


def network_of(name: str, tensors: dict[str, np.ndarray]) -> Web2TextNetwork:
    """The reverse of `tensors_of`."""
    network = Web2TextNetwork(*SIZES[name])
    with torch.no_grad():
        for i, (weight, bias) in enumerate(zip(network.weights, network.biases)):
            weight.copy_(torch.from_numpy(np.ascontiguousarray(tensors[f"{name}{i}"])))
            bias.copy_(torch.from_numpy(np.ascontiguousarray(tensors[f"{name}{i}Bias"])))
    return network


def log_softmax(logits: np.ndarray) -> np.ndarray:
    shifted = logits - logits.max(axis=-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))


def decode(unary: np.ndarray, edge: np.ndarray) -> np.ndarray:
    """The most probable labels of a page, from the logits of its blocks and pairs (Viterbi from the end)."""
    own = log_softmax(unary.astype(np.float64))
    pair = log_softmax(edge.astype(np.float64)).reshape(-1, 2, 2)
    best, after = own[-1], []
    for block in range(len(own) - 2, -1, -1):
        ways = pair[block] + best
        after.append((ways[:, 1] > ways[:, 0]).astype(int))
        best = own[block] + ways.max(axis=1)
    label = [int(best[1] > best[0])]
    for choice in reversed(after):
        label.append(int(choice[label[-1]]))
    return np.array(label)
