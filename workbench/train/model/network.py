"""The network: blocks see themselves, the groups around them, and the blocks before and after them.

Many networks of one shape are trained side by side: every tensor has the member as its first dimension. The work is
bound by the number of steps, not by their size, so that ten members take hardly longer than one.
"""

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from data import PAGE_TYPES, Batch


@dataclass
class Shape:
    """Sizes of a network."""

    block_features: int
    group_features: int
    page_features: int
    tokens: int
    policies: int
    width: int = 32
    sequence: int = 24
    layers: int = 2
    dropout: float = 0.1


class Linears(nn.Module):
    """One linear layer per member."""

    def __init__(self, members: int, inputs: int, outputs: int, bias: bool = True) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(members, inputs, outputs).uniform_(-1, 1) / math.sqrt(inputs))
        self.bias = nn.Parameter(torch.zeros(members, 1, outputs)) if bias else None

    def forward(self, x: Tensor) -> Tensor:
        x = x.expand(len(self.weight), -1, -1) if x.ndim == 3 else x[None].expand(len(self.weight), -1, -1)
        return torch.bmm(x, self.weight) if self.bias is None else torch.baddbmm(self.bias, x, self.weight)


def scan(keep: Tensor, add: Tensor, first: Tensor, longest: int) -> Tensor:
    """h[i] = keep[i] * h[i - 1] + add[i], with h restarting where `first` is set; doubling steps.

    No stretch without a restart is longer than `longest`, so steps beyond it would add nothing.
    """
    keep = keep.masked_fill(first[None, :, None], 0.0)
    step = 1
    while step < longest:
        shifted_add = nn.functional.pad(add[:, :-step], (0, 0, step, 0))
        shifted_keep = nn.functional.pad(keep[:, :-step], (0, 0, step, 0))
        add = add + keep * shifted_add
        keep = keep * shifted_keep
        step *= 2
    return add


class ScanLayer(nn.Module):
    """A recurrence in both directions whose gate and candidate come from the input alone."""

    def __init__(self, members: int, inputs: int, width: int) -> None:
        super().__init__()
        self.gate = Linears(members, inputs, 2 * width)
        self.candidate = Linears(members, inputs, 2 * width)
        self.width = width

    def forward(self, x: Tensor, batch: Batch) -> Tensor:
        gate = torch.sigmoid(self.gate(x))
        add = gate * torch.tanh(self.candidate(x))
        keep = 1 - gate
        first = batch.block_in_page == 0
        last = torch.cat([first[1:], first.new_ones(1)])
        w = self.width
        longest = max(batch.lengths)
        forward = scan(keep[..., :w], add[..., :w], first, longest)
        backward = scan(keep[..., w:].flip(1), add[..., w:].flip(1), last.flip(0), longest).flip(1)
        return torch.cat([forward, backward], dim=2)


class TreeRound(nn.Module):
    """Every group sees the mean of its blocks and itself, then passes its state down to the groups below."""

    def __init__(self, members: int, blocks: int, groups: int, width: int) -> None:
        super().__init__()
        self.gather = Linears(members, blocks + groups, width)
        self.own = Linears(members, width, width)
        self.above = Linears(members, width, width, bias=False)

    def forward(self, blocks: Tensor, groups: Tensor, batch: Batch) -> Tensor:
        sums = nn.functional.pad(blocks.double().cumsum(1), (0, 0, 1, 0))
        count = (batch.span_end - batch.span_first).clamp(min=1)[:, None]
        mean = ((sums[:, batch.span_end] - sums[:, batch.span_first]) / count).to(blocks.dtype)
        own = self.own(torch.relu(self.gather(torch.cat([mean, groups], dim=2))))
        levels = own.split(batch.level_sizes, dim=1)
        parents = batch.group_parent.split(batch.level_sizes)
        known = [torch.relu(levels[0])]
        for level, parent in zip(levels[1:], parents[1:]):
            known.append(torch.relu(level + self.above(known[-1][:, parent])))
        return torch.cat(known, dim=1)


class Network(nn.Module):
    """From features to a logit per block and the page's type, for every member."""

    def __init__(self, shape: Shape, token_used: Tensor) -> None:
        """`token_used[m, t]` is true if member m uses token t; none uses token 0, which means no token."""
        super().__init__()
        self.shape = shape
        members = len(token_used)
        self.members = members
        width, sequence = shape.width, shape.sequence
        used = torch.repeat_interleave(token_used.T.float(), width, dim=1)
        self.register_buffer("token_mask", used, persistent=False)
        # Members side by side in one table: a bag of tokens is then one lookup for all of them.
        self.tokens = nn.Parameter(torch.randn(shape.tokens + 1, members * width) * 0.01)
        self.policy_block = nn.Parameter(torch.zeros(members, shape.policies, width))
        self.policy_group = nn.Parameter(torch.zeros(members, shape.policies, width))
        self.page_block = Linears(members, shape.page_features, width, bias=False)
        self.page_group = Linears(members, shape.page_features, width, bias=False)
        self.group_in = Linears(members, shape.group_features, width)
        self.block_in = Linears(members, shape.block_features, width)
        self.group_token = Linears(members, width, width, bias=False)
        self.first_round = TreeRound(members, width, width, width)
        self.join = Linears(members, 2 * width, width)
        inputs = [width] + [2 * sequence] * (shape.layers - 1)
        self.sequence = nn.ModuleList(ScanLayer(members, size, sequence) for size in inputs)
        self.second_round = TreeRound(members, 2 * sequence, width, width)
        self.hidden = Linears(members, 2 * width + 2 * sequence, width)
        self.out = Linears(members, width, 1)
        self.page_type = Linears(members, 2 * width, len(PAGE_TYPES))
        self.dropout = nn.Dropout(shape.dropout)

    def bag(self, tokens: Tensor, heard: Tensor | None) -> Tensor:
        """The sum of the tokens' vectors, per entry and member; zero if a member does not get the page's tokens."""
        bags = embedding_bag(tokens, self.tokens * self.token_mask, mode="sum", padding_idx=0)
        bags = bags.view(len(tokens), self.members, self.shape.width).transpose(0, 1)
        return bags if heard is None else bags * heard[:, :, None]

    def forward(self, batch: Batch, policy: Tensor, heard: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """`heard[m, p]` is 0 if member m does not get the tokens of page p."""
        of_groups = None if heard is None else heard[:, batch.page_of_group]
        of_blocks = None if heard is None else heard[:, batch.page_of_block]
        tokens = self.group_token(self.bag(batch.group_tokens, of_groups))
        groups = self.group_in(batch.group_rows.float() / 255) + tokens
        blocks = self.block_in(batch.block_rows.float() / 255) + self.bag(batch.block_tokens, of_blocks)
        # The kind of page, and what counts as content, shift every group and block alike.
        page = batch.page_rows.float() / 255
        to_groups = self.policy_group[:, policy] + self.page_group(page)
        to_blocks = self.policy_block[:, policy] + self.page_block(page)
        groups = self.dropout(torch.relu(groups + to_groups[:, batch.page_of_group]))
        blocks = self.dropout(torch.relu(blocks + to_blocks[:, batch.page_of_block]))
        known = self.first_round(blocks, groups, batch)
        joined = self.dropout(torch.relu(self.join(torch.cat([blocks, known[:, batch.block_group]], dim=2))))
        sequence = joined
        for index, layer in enumerate(self.sequence):
            more = self.dropout(layer(sequence, batch))
            sequence = more if index == 0 else sequence + more
        again = self.second_round(sequence, known, batch)
        parts = [joined, sequence, again[:, batch.block_group]]
        hidden = self.dropout(torch.relu(self.hidden(torch.cat(parts, dim=2))))
        logits = self.out(hidden).squeeze(2)
        return logits, self.page_type(torch.cat([again[:, : len(batch.lengths)], self.pooled(hidden, logits, batch)], dim=2))

    def pooled(self, hidden: Tensor, logits: Tensor, batch: Batch) -> Tensor:
        """The mean state of the blocks that seem content, weighted by length."""
        share = (torch.sigmoid(logits) * batch.width)[:, :, None]
        zeros = hidden.new_zeros(self.members, len(batch.lengths), hidden.shape[2])
        total = hidden.new_zeros(self.members, len(batch.lengths), 1).index_add(1, batch.page_of_block, share)
        return zeros.index_add(1, batch.page_of_block, hidden * share) / total.clamp(min=1e-6)
