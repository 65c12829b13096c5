"""Reads a feature dump and splits its pages into batches."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import torch

UNKNOWN = 255
FULL = 254
PAGE_TYPES = ["article", "forum", "product", "listing", "collection", "documentation", "service"]
# Datasets whose pages are all of one type, although they do not state it.
TYPE_OF_DATASET = {
    "msv-big9-chaos": "article",
    "xmu-zh": "article",
    "fundus-tests": "article",
    "fundus-hist": "article",
    "news-fixtures": "article",
}


@dataclass
class Dump:
    """All pages, blocks and groups of a dump, on the CPU."""

    pages: list[dict]
    datasets: list[str]
    # The column names of each table, in order: see `block-columns.ts` and the like.
    columns: dict[str, list[str]]
    block_rows: torch.Tensor
    group_rows: torch.Tensor
    page_rows: torch.Tensor
    block_tokens: torch.Tensor
    group_tokens: torch.Tensor
    label: torch.Tensor
    width: torch.Tensor
    block_group: torch.Tensor
    group_parent: torch.Tensor
    group_first: torch.Tensor
    group_end: torch.Tensor
    group_level: torch.Tensor
    block_start: np.ndarray
    group_start: np.ndarray
    page_dataset: torch.Tensor
    page_type: torch.Tensor
    token_count: int

    def on(self, device: torch.device) -> "Dump":
        """The same with the large tables on a device, so that a batch is gathered where it is used."""
        large = ("block_rows", "group_rows", "page_rows", "block_tokens", "group_tokens", "label", "width")
        return replace(self, **{name: getattr(self, name).to(device) for name in large})

    def sizes(self) -> tuple[int, int, int, int, int]:
        """The part of a network's shape that depends on this dump."""
        rows = (self.block_rows, self.group_rows, self.page_rows)
        return *(table.shape[1] for table in rows), self.token_count, len(self.datasets) + 1


def _column(folder: Path, name: str) -> np.ndarray:
    (path,) = folder.glob(f"{name}.*")
    return np.fromfile(path, dtype=np.dtype(path.suffix[1:]))


def _table(folder: Path, name: str, columns: dict[str, list[str]]) -> torch.Tensor:
    """The rows of a table, from its columns."""
    return torch.from_numpy(np.stack([_column(folder, f"{name}-{column}") for column in columns[name]], axis=1))


def _tokens(folder: Path, name: str, most: int) -> torch.Tensor:
    """Token lists as a table of `most` columns; 0 means none, so ids are one higher than in the dump."""
    counts = _column(folder, f"{name}TokenCount").astype(np.int64)
    ids = _column(folder, f"{name}Token").astype(np.int64)
    table = np.zeros((len(counts), most), dtype=np.int32)
    starts = np.cumsum(counts) - counts
    rows = np.repeat(np.arange(len(counts)), counts)
    table[rows, np.arange(len(ids)) - np.repeat(starts, counts)] = ids + 1
    return torch.from_numpy(table)


def _levels(parent: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Distance of every group from its page's body; parents precede children."""
    level = np.zeros(len(parent), dtype=np.int64)
    for page in range(len(start) - 1):
        low, high = start[page], start[page + 1]
        for group in range(low + 1, high):
            level[group] = level[low + parent[group]] + 1
    return level


def _type_of(page: dict) -> int:
    name = page["type"] if page["dataset"] == "wcxb" else TYPE_OF_DATASET.get(page["dataset"])
    return PAGE_TYPES.index(name) if name in PAGE_TYPES else -1


def read_dump(folder: Path) -> Dump:
    """The dump that `npm run train -- dump` wrote."""
    info = json.loads((folder / "pages.json").read_text())
    pages = info["pages"]
    columns = info["columns"]
    block_start = np.concatenate([[0], np.cumsum([page["blocks"] for page in pages])])
    group_start = np.concatenate([[0], np.cumsum([page["groups"] for page in pages])])
    parent = _column(folder, "groupParent").astype(np.int64)
    datasets = sorted({page["dataset"] for page in pages})
    as_long = lambda name: torch.from_numpy(_column(folder, name).astype(np.int64))  # noqa: E731
    return Dump(
        pages=pages,
        datasets=datasets,
        columns=columns,
        block_rows=_table(folder, "block", columns),
        group_rows=_table(folder, "group", columns),
        page_rows=_table(folder, "page", columns),
        block_tokens=_tokens(folder, "block", 16),
        group_tokens=_tokens(folder, "group", 16),
        label=torch.from_numpy(_column(folder, "label")),
        width=torch.from_numpy(_column(folder, "width").astype(np.float32)),
        block_group=as_long("blockGroup"),
        group_parent=torch.from_numpy(parent),
        group_first=as_long("groupFirst"),
        group_end=as_long("groupEnd"),
        group_level=torch.from_numpy(_levels(parent, group_start)),
        block_start=block_start,
        group_start=group_start,
        # Policy 0 is "any dataset": the policy of a page that belongs to no dataset.
        page_dataset=torch.tensor([datasets.index(page["dataset"]) + 1 for page in pages]),
        page_type=torch.tensor([_type_of(page) for page in pages]),
        token_count=2 ** info["tokenBits"],
    )


@dataclass
class Batch:
    """Some pages, their blocks and groups one after another; groups sorted by level, so that parents come first."""

    pages: torch.Tensor
    columns: dict[str, list[str]]
    # The positions of the batch's blocks in the dump.
    blocks: torch.Tensor
    page_of_block: torch.Tensor
    page_rows: torch.Tensor
    block_rows: torch.Tensor
    block_tokens: torch.Tensor
    block_group: torch.Tensor
    block_in_page: torch.Tensor
    group_rows: torch.Tensor
    group_tokens: torch.Tensor
    page_of_group: torch.Tensor
    group_parent: torch.Tensor
    level_sizes: list[int]
    span_first: torch.Tensor
    span_end: torch.Tensor
    label: torch.Tensor
    width: torch.Tensor
    policy: torch.Tensor
    page_type: torch.Tensor
    lengths: list[int]


def make_batch(dump: Dump, pages: list[int], device: torch.device) -> Batch:
    """Combines pages; references to groups and blocks are shifted to their positions in the batch."""
    blocks = torch.cat([torch.arange(dump.block_start[p], dump.block_start[p + 1]) for p in pages])
    groups = torch.cat([torch.arange(dump.group_start[p], dump.group_start[p + 1]) for p in pages])
    lengths = [int(dump.block_start[p + 1] - dump.block_start[p]) for p in pages]
    group_counts = [int(dump.group_start[p + 1] - dump.group_start[p]) for p in pages]
    page_of_block = torch.repeat_interleave(torch.arange(len(pages)), torch.tensor(lengths))
    page_of_group = torch.repeat_interleave(torch.arange(len(pages)), torch.tensor(group_counts))
    first_block = torch.tensor(np.concatenate([[0], np.cumsum(lengths)[:-1]]))
    first_group = torch.tensor(np.concatenate([[0], np.cumsum(group_counts)[:-1]]))
    level = dump.group_level[groups]
    order = torch.argsort(level, stable=True)
    place = torch.empty_like(order)
    place[order] = torch.arange(len(order))
    parent = place[dump.group_parent[groups] + first_group[page_of_group]][order]
    sizes = torch.bincount(level).tolist()
    # A parent is always one level up: its position among the groups of that level.
    level_start = torch.tensor(np.concatenate([[0], np.cumsum(sizes)[:-1]]))
    parent = parent - level_start[(level[order] - 1).clamp(min=0)]
    to = lambda tensor: tensor.to(device, non_blocking=True)  # noqa: E731
    ordered = groups[order]
    block_rows, group_rows = blocks.to(dump.label.device), ordered.to(dump.label.device)
    return Batch(
        pages=torch.tensor(pages),
        columns=dump.columns,
        blocks=blocks,
        page_of_block=to(page_of_block),
        page_rows=to(dump.page_rows[pages]),
        block_rows=to(dump.block_rows[block_rows]),
        block_tokens=to(dump.block_tokens[block_rows].long()),
        block_group=to(place[dump.block_group[blocks] + first_group[page_of_block]]),
        block_in_page=to(blocks - torch.tensor(dump.block_start)[torch.tensor(pages)][page_of_block]),
        group_rows=to(dump.group_rows[group_rows]),
        group_tokens=to(dump.group_tokens[group_rows].long()),
        page_of_group=to(page_of_group[order]),
        group_parent=to(parent),
        level_sizes=sizes,
        span_first=to((dump.group_first[groups] + first_block[page_of_group])[order]),
        span_end=to((dump.group_end[groups] + first_block[page_of_group])[order]),
        label=to(dump.label[block_rows]),
        width=to(dump.width[block_rows]),
        policy=to(dump.page_dataset[pages]),
        page_type=to(dump.page_type[pages]),
        lengths=lengths,
    )


def batches(dump: Dump, pages: list[int], size: int, seed: int | None) -> list[list[int]]:
    """Pages in batches of about `size` blocks, each of similar lengths; in random order if there is a seed."""
    random = np.random.default_rng(seed)
    length = lambda p: dump.block_start[p + 1] - dump.block_start[p]  # noqa: E731
    jitter = random.normal(1, 0.2, len(dump.pages)) if seed is not None else np.ones(len(dump.pages))
    ordered = sorted(pages, key=lambda p: length(p) * jitter[p])
    result: list[list[int]] = [[]]
    total = 0
    for page in ordered:
        if total + length(page) > size and result[-1]:
            result.append([])
            total = 0
        result[-1].append(page)
        total += length(page)
    if seed is not None:
        random.shuffle(result)
    return result


def sites_per_token(dump: Dump) -> torch.Tensor:
    """The number of sites of each token: a token of few sites identifies the site, not the kind of block."""
    _, site = np.unique([page["position"] for page in dump.pages], return_inverse=True)
    pairs = []
    for tokens, start in ((dump.block_tokens, dump.block_start), (dump.group_tokens, dump.group_start)):
        of_row = np.repeat(site, np.diff(start))
        rows, columns = np.nonzero(tokens.numpy())
        pairs.append(tokens.numpy()[rows, columns].astype(np.int64) * (site.max() + 1) + of_row[rows])
    once = np.unique(np.concatenate(pairs))
    return torch.from_numpy(np.bincount(once // (site.max() + 1), minlength=dump.token_count + 1))


def page_weights(dump: Dump) -> torch.Tensor:
    """The weight of a page: pages of one site share it, WCXB counts double as the only dataset with all page types."""
    sites: dict[tuple[str, float], int] = {}
    for page in dump.pages:
        key = (page["dataset"], page["position"])
        sites[key] = sites.get(key, 0) + 1
    weights = [sites[(p["dataset"], p["position"])] ** -0.5 * (2 if p["dataset"] == "wcxb" else 1) for p in dump.pages]
    # Pages that lack most of their gold teach nothing.
    fine = [p["coverage"] is None or p["gold"] == 0 or p["coverage"] >= 0.75 for p in dump.pages]
    result = torch.tensor(weights) * torch.tensor(fine)
    return result / result[result > 0].mean()
