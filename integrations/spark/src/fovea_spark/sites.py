"""What the pages of each site have in common: learned in one pass over a table, and merged by a shuffle."""

import json
import os

from .dataframes import map_pages

SCHEMA = "site string, segments array<bigint>"
#: No text has this hash, so counting it counts the pages.
_PAGE = 0


def learn_sites(df, folder, html="html", url="url", *, command=None, memory_mb=512, timeout_s=30):
    """Learns the sites of the pages in a DataFrame into a folder that every executor sees; returns how many there are.

    A page is a list of hashes of its texts. Spark counts them by site, which merges what the tasks have learned in any order. Pass the
    folder to `extract` as `sites`.
    """
    from pyspark.sql import functions as F

    start = {"formats": ["text"], "bySite": {"task": "learn"}}
    marks = map_pages(df, html, url, None, start, SCHEMA, _arrow_schema, _values,
                      command=command, memory_mb=memory_mb, timeout_s=timeout_s)
    texts = F.array_distinct("segments")
    counted = (
        marks.where("site is not null")
        .select("site", F.explode(F.concat(F.array(F.lit(_PAGE).cast("bigint")), texts)).alias("segment"))
        .groupBy("site", "segment")
        .count()
        # What one page alone has says nothing about its site.
        .where("count > 1")
        .groupBy("site")
        .agg(F.sort_array(F.collect_list(F.struct("segment", "count"))).alias("counts"))
    )
    os.makedirs(folder, exist_ok=True)
    return _write(folder, ((row.site, row.counts) for row in counted.toLocalIterator()))


def _arrow_schema():
    import pyarrow as pa

    return pa.schema([("site", pa.string()), ("segments", pa.list_(pa.int64()))])


def _values(row):
    return {"site": row.get("site"), "segments": row.get("segments") or []}


def _write(folder, sites):
    """Writes the files that `fovea` reads; the index comes last, and says that they are complete."""
    index, offset = {}, 0
    profiles = os.path.join(folder, "profiles.jsonl")
    with open(f"{profiles}.part", "wb") as out:
        for site, counts in sites:
            line = _profile(counts)
            if line is None:
                continue
            out.write(line)
            index[site] = [offset, len(line)]
            offset += len(line)
    os.replace(f"{profiles}.part", profiles)
    target = os.path.join(folder, "profiles.index.json")
    with open(f"{target}.part", "w", encoding="utf-8") as out:
        json.dump(index, out)
    os.replace(f"{target}.part", target)
    return len(index)


def _profile(counts):
    """A profile as a line of JSON; None for a site whose pages have nothing in common."""
    pages = next((count for segment, count in counts if segment == _PAGE), 0)
    segments = [number for segment, count in counts if segment != _PAGE for number in (segment, count)]
    if not segments:
        return None
    profile = {"format": "fovea-site", "version": 1, "pages": pages, "segments": segments, "paths": []}
    return (json.dumps(profile) + "\n").encode()
