"""Trains many members at once, and predicts with them."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

from augment import augment
from data import FULL, UNKNOWN, Batch, Dump, batches, make_batch
from network import Network, Shape

BATCH_BLOCKS = 16_000
# Weight of the page's type relative to its blocks: see experiments.md.
TYPE_WEIGHT = 0.5
# Half of the pages are learned without their tokens: otherwise members memorise sites (experiments.md).
WITHOUT_TOKENS = 0.5


@dataclass
class Members:
    """What the members of a network learn from."""

    # [member, page]: the weight of a page; 0 if the member must not see it.
    weight: Tensor
    # [member, token]: whether the member uses a token.
    tokens: Tensor

    def __len__(self) -> int:
        return len(self.weight)

    def __getitem__(self, rows: slice | Tensor) -> "Members":
        return Members(self.weight[rows], self.tokens[rows])


def targets(batch: Batch, taught: Tensor | None) -> tuple[Tensor, Tensor, Tensor]:
    """What to learn per member and block, which blocks are known, and which pages are known in full."""
    known = batch.label != UNKNOWN
    # Half-gold blocks are mostly alignment noise: round them to the nearer side.
    target = ((batch.label.float() / FULL).clamp(max=1) * 3 - 1).clamp(0, 1)[None]
    unknown = known.new_zeros(len(batch.lengths), dtype=torch.float).index_add(0, batch.page_of_block, (~known).float())
    full = (unknown == 0).float()
    if taught is None:
        return target, known.float(), full
    return torch.where(known, (target + taught) / 2, taught), torch.ones_like(known).float(), torch.ones_like(full)


def loss_of(logits: Tensor, types: Tensor, batch: Batch, target: Tensor, known: Tensor, full: Tensor, counts: Tensor) -> Tensor:
    """Cross-entropy by the square root of length, a soft F1 by length, both per page; and the page's type.

    `counts` says, per member and page, how much the member learns from the page.
    """
    members, pages = counts.shape
    weight = batch.width.sqrt() * known
    zeros = logits.new_zeros(members, pages)
    per_page = lambda x: zeros.index_add(1, batch.page_of_block, x.expand(members, -1))  # noqa: E731
    target = target.expand(members, -1)
    entropy = binary_cross_entropy_with_logits(logits, target, reduction="none")
    entropy = per_page(entropy * weight) / per_page(weight[None]).clamp(min=1e-6)
    p = torch.sigmoid(logits)
    soft = 1 - 2 * per_page(p * target * batch.width) / (per_page((p + target) * batch.width) + 1e-6)
    loss = ((entropy + soft * full) * counts).sum()
    typed = batch.page_type >= 0
    if typed.any():
        labels = batch.page_type[typed].expand(members, -1).flatten()
        kinds = cross_entropy(types[:, typed].flatten(0, 1), labels, label_smoothing=0.05, reduction="none")
        loss = loss + TYPE_WEIGHT * (kinds.view(members, -1) * counts[:, typed]).sum()
    return loss / pages


def clip(network: Network, limit: float = 1.0) -> None:
    """Bounds the gradient of each member on its own."""
    by_member = []
    for name, parameter in network.named_parameters():
        grad = parameter.grad
        if grad is None:
            continue
        by_member.append(grad.view(len(grad), network.members, -1).transpose(0, 1) if name == "tokens" else grad)
    norms = sum(g.flatten(1).square().sum(1) for g in by_member).sqrt()
    scale = (limit / norms.clamp(min=limit))
    for grad in by_member:
        grad.mul_(scale.view(-1, *[1] * (grad.ndim - 1)))


def train(dump: Dump, shape: Shape, members: Members, epochs: int, seed: int, device: torch.device,
          rate: float = 3e-3, taught: Tensor | None = None) -> Network:
    """Members from scratch. `taught[m, b]`: a teacher's probability for block b, to learn besides the label."""
    torch.manual_seed(seed)
    network = Network(shape, members.tokens).to(device)
    decay = [p for n, p in network.named_parameters() if "weight" in n]
    rest = [p for n, p in network.named_parameters() if "weight" not in n]
    groups = [{"params": decay, "weight_decay": 0.02}, {"params": rest, "weight_decay": 0.002}]
    optimizer = torch.optim.AdamW(groups, lr=rate, fused=device.type == "cuda")
    dump = dump.on(device)
    pages = [p for p in range(len(dump.pages)) if members.weight[:, p].any()]
    plan = [chosen for epoch in range(epochs) for chosen in batches(dump, pages, BATCH_BLOCKS, seed * 1000 + epoch)]
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=len(plan) + 1, pct_start=0.15)
    generator = torch.Generator(device=device).manual_seed(seed)
    network.train()
    for chosen in plan:
        batch = make_batch(dump, chosen, device)
        part = None if taught is None else taught[:, batch.blocks].to(device).float()
        target, known, full = targets(batch, part)
        policy = augment(batch, generator)
        heard = torch.rand(len(members), len(chosen), generator=generator, device=device) >= WITHOUT_TOKENS
        logits, types = network(batch, policy, heard.float())
        loss = loss_of(logits, types, batch, target, known, full, members.weight[:, chosen].to(device))
        optimizer.zero_grad()
        loss.backward()
        clip(network)
        optimizer.step()
        schedule.step()
    return network.eval()


@torch.no_grad()
def predict(dump: Dump, network: Network, device: torch.device, policy: str = "own") -> tuple[Tensor, Tensor]:
    """Logits per member and block, and per member and page of types.

    `policy` is 'own' (each page that of its dataset), 'any', or the name of a dataset.
    """
    logits = torch.zeros(network.members, len(dump.label), dtype=torch.float16)
    types = torch.zeros(network.members, len(dump.pages), 7, dtype=torch.float16)
    dump = dump.on(device)
    for chosen in batches(dump, list(range(len(dump.pages))), 2 * BATCH_BLOCKS, None):
        batch = make_batch(dump, chosen, device)
        ids = batch.policy
        if policy != "own":
            ids = torch.full_like(ids, 0 if policy == "any" else dump.datasets.index(policy) + 1)
        out, kinds = network(batch, ids)
        logits[:, batch.blocks] = out.half().cpu()
        types[:, chosen] = kinds.half().cpu()
    return logits, types


def out_of_sample(values: Tensor, members: Members, dump: Dump, per_page: bool = False) -> Tensor:
    """The mean over the members that have not learned from each page."""
    unseen = (members.weight == 0).float()
    if per_page:
        unseen = unseen[:, :, None]
    else:
        unseen = torch.repeat_interleave(unseen, torch.tensor(np.diff(dump.block_start)), dim=1)
    return (values.float() * unseen).sum(0) / unseen.sum(0).clamp(min=1)
