"""The network of BoilerNet: a dense layer, two bidirectional LSTM layers, one probability per leaf."""

import numpy as np
import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from data import Dump


class BoilerNet(nn.Module):
    def __init__(self, columns: int, dense: int, units: int, dropout: float) -> None:
        super().__init__()
        self.embed = nn.EmbeddingBag(columns, dense, mode="sum")
        self.dense_bias = nn.Parameter(torch.zeros(dense))
        self.lstm = nn.LSTM(dense, units, num_layers=2, bidirectional=True, batch_first=True)
        self.dropout = nn.Dropout(dropout)
        self.out = nn.Linear(2 * units, 1)
        self.initialise(units)

    def initialise(self, units: int) -> None:
        """As Keras does: Glorot weights, orthogonal recurrent weights, forget gates open."""
        nn.init.xavier_uniform_(self.embed.weight)
        for name, value in self.lstm.named_parameters():
            if name.startswith("weight_ih"):
                nn.init.xavier_uniform_(value)
            elif name.startswith("weight_hh"):
                nn.init.orthogonal_(value)
            else:
                nn.init.zeros_(value)
                if name.startswith("bias_ih"):
                    value.data[units : 2 * units] = 1
        nn.init.xavier_uniform_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, dump: Dump, sequences: list[tuple[int, int]]) -> torch.Tensor:
        """The logits of all leaves of some sequences, one after the other."""
        leaves = np.concatenate([np.arange(begin, end) for begin, end in sequences])
        lengths = torch.tensor([end - begin for begin, end in sequences])
        spans = [slice(dump.start[begin], dump.start[end]) for begin, end in sequences]
        column = torch.from_numpy(np.concatenate([dump.column[span] for span in spans]))
        count = torch.from_numpy(np.concatenate([dump.count[span] for span in spans]))
        sizes = dump.start[leaves + 1] - dump.start[leaves]
        offsets = torch.from_numpy(np.concatenate([[0], np.cumsum(sizes)[:-1]]))
        dense = torch.relu(self.embed(column, offsets, per_sample_weights=count) + self.dense_bias)
        if lengths.min() == lengths.max():
            # Without packing, which is several times faster.
            kept = self.lstm(dense.view(len(sequences), int(lengths[0]), -1))[0].reshape(len(leaves), -1)
            return self.out(self.dropout(kept)).squeeze(1)
        padded = nn.utils.rnn.pad_sequence(dense.split(lengths.tolist()), batch_first=True)
        packed = pack_padded_sequence(padded, lengths, batch_first=True, enforce_sorted=False)
        read, _ = pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
        kept = torch.cat([read[i, :n] for i, n in enumerate(lengths.tolist())])
        return self.out(self.dropout(kept)).squeeze(1)


def tensors_of(network: BoilerNet) -> dict[str, np.ndarray]:
    """The weights by name, each with a row per output except `dense`, which has a row per column of the input."""
    plain = {name: value.detach().numpy() for name, value in network.state_dict().items()}
    tensors = {"dense": plain["embed.weight"], "denseBias": plain["dense_bias"]}
    for layer in range(2):
        for side, suffix in (("Forward", ""), ("Backward", "_reverse")):
            name = f"lstm{layer}{side}"
            tensors[f"{name}Input"] = plain[f"lstm.weight_ih_l{layer}{suffix}"]
            tensors[f"{name}State"] = plain[f"lstm.weight_hh_l{layer}{suffix}"]
            tensors[f"{name}Bias"] = plain[f"lstm.bias_ih_l{layer}{suffix}"] + plain[f"lstm.bias_hh_l{layer}{suffix}"]
    tensors["out"] = plain["out.weight"]
    tensors["outBias"] = plain["out.bias"]
    return tensors


def load_tensors(network: BoilerNet, tensors: dict[str, np.ndarray]) -> None:
    """The reverse of `tensors_of`."""
    state = {
        "embed.weight": tensors["dense"],
        "dense_bias": tensors["denseBias"],
        "out.weight": tensors["out"],
        "out.bias": tensors["outBias"],
    }
    for layer in range(2):
        for side, suffix in (("Forward", ""), ("Backward", "_reverse")):
            name = f"lstm{layer}{side}"
            state[f"lstm.weight_ih_l{layer}{suffix}"] = tensors[f"{name}Input"]
            state[f"lstm.weight_hh_l{layer}{suffix}"] = tensors[f"{name}State"]
            state[f"lstm.bias_ih_l{layer}{suffix}"] = tensors[f"{name}Bias"]
            state[f"lstm.bias_hh_l{layer}{suffix}"] = np.zeros_like(tensors[f"{name}Bias"])
    network.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in state.items()})
