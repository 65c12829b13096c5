"""Scores of predictions by dataset."""

import numpy as np
import torch

from data import FULL, UNKNOWN, Dump


def page_f1(dump: Dump, page: int, keep: np.ndarray) -> float | None:
    """F1 by length of the kept blocks against the labels; if only some blocks are known, the share of correct ones."""
    part = slice(dump.block_start[page], dump.block_start[page + 1])
    label = dump.label[part].numpy()
    known = label != UNKNOWN
    if not known.all():
        return float(((label > FULL / 2) == keep)[known].mean()) if known.any() else None
    share = label / FULL
    width = dump.width[part].numpy()
    both = (share * width * keep).sum()
    return float(2 * both / max(1e-9, (width * keep).sum() + (share * width).sum()))


def best_bound(logits: np.ndarray, width: np.ndarray) -> float:
    """The threshold of log-odds for the highest expected F1, as in `decide.ts`."""
    order = np.argsort(-logits, kind="stable")
    likely = width[order] / (1 + np.exp(-logits[order].astype(np.float64)))
    expected = 2 * np.cumsum(likely) / (np.cumsum(width[order]) + likely.sum())
    return float(logits[order][int(expected.argmax())])


def summary(dump: Dump, logits: torch.Tensor, pages: list[int], types: torch.Tensor | None = None) -> dict[str, float]:
    """Mean F1 by dataset, for WCXB by page type too; and the share of correct types."""
    scores: dict[str, list[float]] = {}
    values = logits.numpy()
    for page in pages:
        info = dump.pages[page]
        part = slice(dump.block_start[page], dump.block_start[page + 1])
        score = page_f1(dump, page, values[part] >= best_bound(values[part], dump.width[part].numpy()))
        if score is None:
            continue
        scores.setdefault(info["dataset"], []).append(score)
        if info["dataset"] == "wcxb":
            scores.setdefault(f"wcxb/{info['type']}", []).append(score)
    means = {name: round(float(np.mean(values)), 4) for name, values in sorted(scores.items())}
    if types is not None:
        told = [int(types[p].argmax()) == int(dump.page_type[p]) for p in pages if dump.pages[p]["dataset"] == "wcxb"]
        means["type accuracy"] = round(float(np.mean(told)), 4)
    return means
