"""Reads a dump of blocks, and turns their columns into numbers that a linear model multiplies."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# Labels are shares of 254; 255 means that the gold does not say.
FULL, UNKNOWN = 254, 255
# A block is content if more than two thirds of it are, as in Web2Text.
CONTENT = 2 / 3
# Values that fewer blocks have get no weight.
MIN_BLOCKS = 20


@dataclass(frozen=True)
class Dump:
    # Name of each column, and the first and last of the neighbours at which it is read.
    columns: list[dict]
    pages: list[dict]
    # Blocks of page i: first[i] up to first[i + 1].
    first: np.ndarray
    rows: np.ndarray
    # 1 content, 0 other, -1 unknown.
    label: np.ndarray


def read_dump(folder: Path) -> Dump:
    info = json.loads((folder / "pages.json").read_text())
    share = np.fromfile(folder / "label.uint8", dtype=np.uint8)
    label = np.where(share == UNKNOWN, -1, (share > CONTENT * FULL).astype(np.int16)).astype(np.int8)
    return Dump(
        columns=info["columns"],
        pages=info["pages"],
        first=np.concatenate([[0], np.cumsum([page["blocks"] for page in info["pages"]])]).astype(np.int64),
        rows=np.fromfile(folder / "row.uint16", dtype="<u2").reshape(-1, len(info["columns"])),
        label=label,
    )


def frequent_values(rows: np.ndarray) -> list[list[int]]:
    """The values of each column that enough blocks have."""
    found = []
    for column in rows.T:
        value, count = np.unique(column, return_counts=True)
        found.append([int(one) for one in value[count >= MIN_BLOCKS]])
    return found


@dataclass(frozen=True)
class Blocks:
    """The blocks of some pages, one page after the other."""

    # A 1 for the value that each column has.
    hot: np.ndarray
    # The block at each offset, or -1 beyond the page; and how far beyond that is, or 0.
    neighbour: np.ndarray
    beyond: np.ndarray
    label: np.ndarray
    lengths: list[int]


def blocks_of(dump: Dump, pages: list[int], values: list[list[int]], offsets: np.ndarray) -> Blocks:
    lengths = [int(dump.first[page + 1] - dump.first[page]) for page in pages]
    chosen = np.concatenate([np.arange(dump.first[page], dump.first[page + 1]) for page in pages])
    parts = [dump.rows[chosen, column][:, None] == np.array(list_) for column, list_ in enumerate(values)]
    begin = np.repeat(np.cumsum([0, *lengths[:-1]]), lengths)
    end = begin + np.repeat(lengths, lengths)
    place = np.arange(len(chosen))[:, None] + offsets
    before, after = begin[:, None] - place, place - end[:, None] + 1
    beyond = np.maximum(0, np.maximum(before, after))
    return Blocks(
        hot=np.concatenate(parts, axis=1).astype(np.float32),
        neighbour=np.where(beyond > 0, -1, place),
        beyond=beyond,
        label=dump.label[chosen],
        lengths=lengths,
    )
