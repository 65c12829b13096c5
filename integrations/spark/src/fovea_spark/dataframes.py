"""Pages that are already in a table: `mapInArrow`, with one worker for each task."""

import json

from .columns import SCHEMA, arrow_schema, values_of
from .program import fovea_command
from .worker import Worker

#: Rows in a batch of Arrow on the way back.
ROWS = 256


def extract(df, html="html", url=None, id=None, *, formats=("text",), options=None, links=False, command=None,
            memory_mb=512, timeout_s=30):
    """The content of the pages in a DataFrame, with the columns of docs/table.md.

    `html` names a column of strings or bytes, `url` and `id` columns of strings; without `id` the address is the id.
    `options` are options of the library, as in JSON.
    """
    key = id or url
    if key is None:
        raise ValueError("name a column for the id or the url")
    start = {**(options or {}), "formats": list(formats), "maxBytes": 32 * 2**20,
             "fingerprints": {"links": links}}
    # A string is decoded already, and the cast writes it as UTF-8; bytes of a page say themselves what they are.
    charset = "utf-8" if df.schema[html].dataType.typeName() == "string" else None

    def extract_batches(batches):
        worker = Worker(fovea_command(command), start, memory_mb, timeout_s)
        yield from _batches(worker.rows(_pages(batches, charset)))

    return df.selectExpr(
        f"cast({key} as string) as id",
        f"cast({url} as string) as url" if url else "cast(null as string) as url",
        f"cast({html} as binary) as html",
    ).mapInArrow(extract_batches, SCHEMA)


def _pages(batches, charset):
    for batch in batches:
        ids, urls, pages = (batch.column(name) for name in ("id", "url", "html"))
        for at in range(batch.num_rows):
            yield ids[at].as_py() or "", urls[at].as_py(), charset, pages[at].as_py() or b""


def _batches(rows):
    import pyarrow as pa

    schema = arrow_schema()
    collected = []
    for _, line in rows:
        collected.append(values_of(json.loads(line)))
        if len(collected) == ROWS:
            yield pa.RecordBatch.from_pylist(collected, schema)
            collected = []
    if collected:
        yield pa.RecordBatch.from_pylist(collected, schema)
