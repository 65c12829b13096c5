"""The frames of `fovea worker`, as docs/worker.md defines them."""

import json
import struct

VERSION = 1
START, READY, PAGE, ROW = 1, 2, 3, 4
#: As text: a compiled form cannot travel with a task.
HEADER = "<2sBBII"


def write_frame(stream, kind, meta, body=b""):
    """Writes one frame; the stream decides when it is sent."""
    head = json.dumps(meta, ensure_ascii=False).encode()
    stream.write(struct.pack(HEADER, b"FV", VERSION, kind, len(head), len(body)))
    stream.write(head)
    stream.write(body)


def read_frame(stream):
    """Reads one frame as (kind, meta, body), or None at the end of the stream, also inside a frame: the worker died."""
    header = _exactly(stream, struct.calcsize(HEADER))
    if header is None:
        return None
    mark, version, kind, meta_length, body_length = struct.unpack(HEADER, header)
    if mark != b"FV" or version != VERSION:
        raise ValueError("the worker does not speak version 1 of the frames")
    meta = _exactly(stream, meta_length)
    body = _exactly(stream, body_length)
    if meta is None or body is None:
        return None
    return kind, json.loads(meta), body


def _exactly(stream, length):
    pieces = []
    while length > 0:
        piece = stream.read(length)
        if not piece:
            return None
        pieces.append(piece)
        length -= len(piece)
    return b"".join(pieces)
