"""The packed form of weights that the comparators read: a header in JSON, then small whole numbers with a scale per row."""

import json
import struct
from pathlib import Path

import numpy as np

VERSION = 1
KINDS = {1: np.int8, 2: np.int16}


def write_packed(target: Path, facts: dict, tensors: dict[str, np.ndarray], width: int) -> int:
    """Writes weights with `width` bytes each; the size of the file."""
    directory, chunks, offset = {}, [], 0
    largest = np.iinfo(KINDS[width]).max
    for name, value in tensors.items():
        matrix = np.atleast_2d(value)
        scale = (np.maximum(np.abs(matrix).max(axis=1), 1e-12) / largest).astype(np.float32)
        whole = np.rint(matrix / scale[:, None]).astype(KINDS[width])
        part = scale.astype("<f4").tobytes() + whole.tobytes()
        part += bytes(-len(part) % 4)
        directory[name] = {"shape": list(whole.shape), "offset": offset}
        chunks.append(part)
        offset += len(part)
    header = json.dumps({"version": VERSION, "width": width, **facts, "tensors": directory}).encode()
    target.parent.mkdir(parents=True, exist_ok=True)
    return target.write_bytes(struct.pack("<I", len(header)) + header + b"".join(chunks))


def read_packed(file: Path) -> tuple[dict, dict[str, np.ndarray]]:
    """The header and the weights as a method sees them; a tensor of one row is a vector if its name ends in `Bias`."""
    binary = file.read_bytes()
    (length,) = struct.unpack_from("<I", binary)
    header = json.loads(binary[4 : 4 + length])
    kind = KINDS[header["width"]]
    weights = {}
    for name, place in header["tensors"].items():
        rows, columns = place["shape"]
        begin = 4 + length + place["offset"]
        scale = np.frombuffer(binary, "<f4", rows, begin)
        whole = np.frombuffer(binary, kind, rows * columns, begin + 4 * rows).reshape(rows, columns)
        value = whole.astype(np.float32) * scale[:, None]
        weights[name] = value[0] if name.endswith("Bias") else value
    return header, weights
