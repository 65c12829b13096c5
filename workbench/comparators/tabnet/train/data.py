"""Reads a dump of elements: numbers, tags, labels, and where each page begins."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# Numeric columns of `basic`; `both` has the distances after them.
BASIC = 12


@dataclass(frozen=True)
class Dump:
    tag_names: list[str]
    pages: list[dict]
    # The page of each row.
    page: np.ndarray
    tag: np.ndarray
    values: np.ndarray
    label: np.ndarray


def read_dump(folder: Path, columns: str) -> Dump:
    info = json.loads((folder / "pages.json").read_text())
    values = np.fromfile(folder / "values.float32", dtype="<f4").reshape(-1, len(info["columns"]))
    return Dump(
        tag_names=info["tagNames"],
        pages=info["pages"],
        page=np.repeat(np.arange(len(info["pages"])), [page["elements"] for page in info["pages"]]),
        tag=np.fromfile(folder / "tag.uint16", dtype="<u2").astype(np.int64),
        values=values if columns == "both" else values[:, :BASIC],
        label=np.fromfile(folder / "label.uint8", dtype=np.uint8).astype(np.int64),
    )
