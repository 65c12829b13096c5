"""Reads a dump of leaves: counts of words and tags, labels, and where each page begins."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# Labels are shares of 254; 255 means that the gold does not say.
FULL, UNKNOWN = 254, 255


@dataclass(frozen=True)
class Dump:
    vocabulary: str
    words: int
    tags: int
    pages: list[dict]
    # Leaves of page i: first[i] up to first[i + 1].
    first: np.ndarray
    # 1 content, 0 boilerplate, -1 unknown.
    label: np.ndarray
    # Entries of leaf i: start[i] up to start[i + 1].
    start: np.ndarray
    column: np.ndarray
    count: np.ndarray


def read_dump(folder: Path) -> Dump:
    def column(name: str, kind: str) -> np.ndarray:
        return np.fromfile(folder / f"{name}.{kind}", dtype=np.dtype(kind).newbyteorder("<"))

    info = json.loads((folder / "pages.json").read_text())
    share = column("label", "uint8").astype(np.int16)
    label = np.where(share == UNKNOWN, -1, (share > FULL / 2).astype(np.int16)).astype(np.int8)
    return Dump(
        vocabulary=info["vocabulary"],
        words=info["words"],
        tags=info["tags"],
        pages=info["pages"],
        first=np.concatenate([[0], np.cumsum([page["leaves"] for page in info["pages"]])]).astype(np.int64),
        label=label,
        start=np.concatenate([[0], np.cumsum(column("entries", "uint16").astype(np.int64))]),
        column=column("column", "uint16").astype(np.int64),
        count=column("count", "uint16").astype(np.float32),
    )


def pieces(dump: Dump, pages: list[int], length: int) -> list[tuple[int, int]]:
    """The leaves of some pages as sequences of the same length; the last of a page overlaps the one before, short pages stay whole."""
    found = []
    for page in pages:
        begin, end = int(dump.first[page]), int(dump.first[page + 1])
        starts = range(begin, max(begin + 1, end - length + 1), length)
        found.extend((start, min(start + length, end)) for start in starts)
        if found[-1][1] < end:
            found.append((end - length, end))
    return found
