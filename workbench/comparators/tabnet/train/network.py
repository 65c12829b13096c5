"""TabNet (Arik and Pfister 2021) with the defaults of its usual implementation: three steps, widths 8 and 8."""

import numpy as np
import torch
from torch import nn

DECISION = ATTENTION = 8
STEPS = 3
GAMMA = 1.3
VIRTUAL_BATCH = 128
MOMENTUM = 0.02
EPSILON = 1e-5


def sparsemax(scores: torch.Tensor) -> torch.Tensor:
    """The nearest point of the simplex, row by row."""
    ordered, _ = scores.sort(dim=1, descending=True)
    count = torch.arange(1, scores.shape[1] + 1, dtype=scores.dtype)
    total = ordered.cumsum(dim=1)
    size = (1 + count * ordered > total).sum(dim=1, keepdim=True)
    threshold = (total.gather(1, size - 1) - 1) / size
    return (scores - threshold).clamp(min=0)


class GhostNorm(nn.Module):
    """Batch normalisation by virtual batches."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.BatchNorm1d(width, momentum=MOMENTUM, eps=EPSILON)

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        if not self.training:
            return self.norm(values)
        # Whole batches are a multiple of the virtual ones, so all of these are normalised at once.
        parts = values.view(-1, VIRTUAL_BATCH, values.shape[1])
        variance, mean = torch.var_mean(parts, dim=1, keepdim=True, correction=0)
        with torch.no_grad():
            kept = (1 - MOMENTUM) ** len(parts)
            unbiased = variance.mean(dim=0)[0] * VIRTUAL_BATCH / (VIRTUAL_BATCH - 1)
            self.norm.running_mean.mul_(kept).add_(mean.mean(dim=0)[0], alpha=1 - kept)
            self.norm.running_var.mul_(kept).add_(unbiased, alpha=1 - kept)
        normal = (parts - mean) / torch.sqrt(variance + EPSILON)
        return (normal * self.norm.weight + self.norm.bias).view_as(values)


class Step(nn.Module):
    """A feature transformer; its first two layers share their weights with the other steps."""

    def __init__(self, features: int, has_attention: bool) -> None:
        super().__init__()
        width = 2 * (DECISION + ATTENTION)
        self.own = nn.ModuleList(nn.Linear(width // 2, width, bias=False) for _ in range(2))
        self.norms = nn.ModuleList(GhostNorm(width) for _ in range(4))
        self.attention = nn.Linear(ATTENTION, features, bias=False) if has_attention else None
        self.attention_norm = GhostNorm(features) if has_attention else None

    def mask(self, attention: torch.Tensor, prior: torch.Tensor) -> torch.Tensor:
        return sparsemax(self.attention_norm(self.attention(attention)) * prior)

    def transform(self, values: torch.Tensor, shared: nn.ModuleList) -> torch.Tensor:
        for i, (layer, norm) in enumerate(zip([*shared, *self.own], self.norms)):
            gated = nn.functional.glu(norm(layer(values)))
            values = gated if i == 0 else (gated + values) * 0.5**0.5
        return values


class TabNet(nn.Module):
    def __init__(self, numeric: int, tags: int) -> None:
        super().__init__()
        features = numeric + 1
        width = DECISION + ATTENTION
        self.tag = nn.Embedding(tags + 1, 1)
        self.input_norm = nn.BatchNorm1d(features, momentum=0.01, eps=EPSILON)
        self.shared = nn.ModuleList(nn.Linear(n, 2 * width, bias=False) for n in (features, width))
        self.steps = nn.ModuleList(Step(features, step > 0) for step in range(STEPS + 1))
        self.out = nn.Linear(DECISION, 2, bias=False)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.xavier_normal_(layer.weight)

    def forward(self, tag: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of both classes, and the mean entropy of the masks."""
        seen = self.input_norm(torch.cat([self.tag(tag), values], dim=1))
        attention = self.steps[0].transform(seen, self.shared)[:, DECISION:]
        prior = torch.ones_like(seen)
        decided = torch.zeros(len(seen), DECISION)
        entropy = torch.zeros(())
        for step in self.steps[1:]:
            mask = step.mask(attention, prior)
            entropy = entropy - (mask * torch.log(mask + 1e-15)).sum(dim=1).mean() / STEPS
            prior = prior * (GAMMA - mask)
            result = step.transform(mask * seen, self.shared)
            decided = decided + torch.relu(result[:, :DECISION])
            attention = result[:, DECISION:]
        return self.out(decided), entropy


def affine(norm: nn.BatchNorm1d) -> tuple[np.ndarray, np.ndarray]:
    """A trained normalisation as a factor and a shift."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return scale.detach().numpy(), (norm.bias - norm.running_mean * scale).detach().numpy()


def tensors_of(network: TabNet, mean: np.ndarray, factor: np.ndarray) -> dict[str, np.ndarray]:
    """The weights by the names that the method reads."""
    tensors = {"tagValue": network.tag.weight.detach().numpy().T, "mean": mean, "factor": factor}
    tensors["inputScale"], tensors["inputShift"] = affine(network.input_norm)
    for i, layer in enumerate(network.shared):
        tensors[f"shared{i}"] = layer.weight.detach().numpy()
    for number, step in enumerate(network.steps):
        for i, layer in enumerate(step.own):
            tensors[f"step{number}own{i}"] = layer.weight.detach().numpy()
        for name, norm in zip(("shared0", "shared1", "own0", "own1"), step.norms):
            scale, shift = affine(norm.norm)
            tensors[f"step{number}{name}Scale"], tensors[f"step{number}{name}Shift"] = scale, shift
        if step.attention is not None:
            tensors[f"step{number}Attention"] = step.attention.weight.detach().numpy()
            scale, shift = affine(step.attention_norm.norm)
            tensors[f"step{number}AttentionScale"], tensors[f"step{number}AttentionShift"] = scale, shift
    tensors["out"] = network.out.weight.detach().numpy()
    return tensors


def load_tensors(network: TabNet, weights: dict[str, np.ndarray]) -> None:
    """The reverse of `tensors_of`, for the reference; normalisations become factors and shifts."""

    def put(norm: nn.BatchNorm1d, name: str) -> None:
        norm.weight.data = torch.from_numpy(weights[f"{name}Scale"][0].copy())
        norm.bias.data = torch.from_numpy(weights[f"{name}Shift"][0].copy())
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)

    network.tag.weight.data = torch.from_numpy(weights["tagValue"].T.copy())
    put(network.input_norm, "input")
    for i, layer in enumerate(network.shared):
        layer.weight.data = torch.from_numpy(weights[f"shared{i}"].copy())
    for number, step in enumerate(network.steps):
        for i, layer in enumerate(step.own):
            layer.weight.data = torch.from_numpy(weights[f"step{number}own{i}"].copy())
        for name, norm in zip(("shared0", "shared1", "own0", "own1"), step.norms):
            put(norm.norm, f"step{number}{name}")
        if step.attention is not None:
            step.attention.weight.data = torch.from_numpy(weights[f"step{number}Attention"].copy())
            put(step.attention_norm.norm, f"step{number}Attention")
    network.out.weight.data = torch.from_numpy(weights["out"].copy())
