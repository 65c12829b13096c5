"""Reads a dump of blocks: features of blocks and of pairs of neighbours, and labels."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# Labels are shares of 254; 255 means that the gold does not say.
FULL, UNKNOWN = 254, 255
# A block is content if more than two thirds of it are, as in the authors' alignment.
CONTENT = 2 / 3


@dataclass(frozen=True)
class Page:
    """The numbers of a page; labels are 1 for content, 0 for the rest and -1 where the gold does not say."""

    id: str
    lang: str | None
    position: float
    block: np.ndarray
    edge: np.ndarray
    label: np.ndarray

    @property
    def edge_label(self) -> np.ndarray:
        """0 to 3 for the pairs 00, 01, 10, 11; -1 where the gold does not say."""
        before, after = self.label[:-1], self.label[1:]
        return np.where((before < 0) | (after < 0), -1, 2 * before + after)


def read_dump(folder: Path) -> list[Page]:
    info = json.loads((folder / "pages.json").read_text())

    def rows(name: str) -> np.ndarray:
        return np.fromfile(folder / f"{name}.float32", dtype="<f4").reshape(-1, info["columns"][name])

    block, edge = rows("block"), rows("edge")
    share = np.fromfile(folder / "label.uint8", dtype=np.uint8)
    label = np.where(share == UNKNOWN, -1, (share > CONTENT * FULL).astype(np.int64))
    pages, at, edge_at = [], 0, 0
    for page in info["pages"]:
        end, edge_end = at + page["blocks"], edge_at + page["blocks"] - 1
        pages.append(
            Page(page["id"], page["lang"], page["position"], block[at:end], edge[edge_at:edge_end], label[at:end])
        )
        at, edge_at = end, edge_end
    return pages
