"""Pages that are already in a table: `mapInArrow`, with one worker for each task."""

import json

from .columns import SCHEMA, arrow_schema, values_of
from .program import fovea_command
from .shipping import ship
from .worker import Worker

#: Rows in a batch of Arrow on the way back.
ROWS = 256
#: Most bytes of a page.
MAX_BYTES = 32 * 2**20


def extract(df, html="html", url=None, id=None, *, formats=("text",), options=None, links=False, sites=None,
            command=None, memory_mb=512, timeout_s=30):
    """The content of the pages in a DataFrame, with the columns of docs/table.md.

    `html` names a column of strings or bytes, `url` and `id` columns of strings; without `id` the address is the id.
    `options` are options of the library, as in JSON; `sites` is a folder that `learn_sites` wrote.
    """
    start = {**(options or {}), "formats": list(formats), "fingerprints": {"links": links}}
    if sites is not None:
        start["bySite"] = {"task": "extract", "folder": sites}
    return map_pages(df, html, url, id, start, SCHEMA, arrow_schema, values_of,
                     command=command, memory_mb=memory_mb, timeout_s=timeout_s)


def map_pages(df, html, url, id, start, schema, arrow_schema, values, *, command, memory_mb, timeout_s):
    """The rows of the pages in a DataFrame, as a worker with these options answers them."""
    key = id or url
    if key is None:
        raise ValueError("name a column for the id or the url")
    ship()
    # A string is decoded already, and the cast writes it as UTF-8; bytes of a page say themselves what they are.
    charset = "utf-8" if df.schema[html].dataType.typeName() == "string" else None

    def map_batches(batches):
        worker = Worker(fovea_command(command), {**start, "maxBytes": MAX_BYTES}, memory_mb, timeout_s)
        yield from _batches(worker.rows(_pages(batches, charset)), arrow_schema(), values)

    return df.selectExpr(
        f"cast({key} as string) as id",
        f"cast({url} as string) as url" if url else "cast(null as string) as url",
        f"cast({html} as binary) as html",
    ).mapInArrow(map_batches, schema)


def _pages(batches, charset):
    for batch in batches:
        ids, urls, pages = (batch.column(name) for name in ("id", "url", "html"))
        for at in range(batch.num_rows):
            yield ids[at].as_py() or "", urls[at].as_py(), charset, pages[at].as_py() or b""


def _batches(rows, schema, values):
    import pyarrow as pa

    collected = []
    for _, line in rows:
        collected.append(values(json.loads(line)))
        if len(collected) == ROWS:
            yield pa.RecordBatch.from_pylist(collected, schema)
            collected = []
    if collected:
        yield pa.RecordBatch.from_pylist(collected, schema)
