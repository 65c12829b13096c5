"""The columns of docs/table.md: their names, types in Spark and Arrow, and fields of a row."""

import datetime

#: (column, type in Spark's DDL, path of the field in a row)
COLUMNS = [
    ("id", "string", ("id",)),
    ("url", "string", ("url",)),
    ("warc_file", "string", ("warcFile",)),
    ("warc_offset", "bigint", ("warcOffset",)),
    ("warc_record_id", "string", ("warcRecordId",)),
    ("fetch_time", "timestamp", ("fetchTime",)),
    ("status", "int", ("status",)),
    ("charset", "string", ("charset",)),
    ("lang", "string", ("lang",)),
    ("lang_score", "double", ("langScore",)),
    ("title", "string", ("title",)),
    ("byline", "string", ("byline",)),
    ("published", "string", ("published",)),
    ("page_type", "string", ("pageType",)),
    ("confidence", "double", ("confidence",)),
    ("text", "string", ("text",)),
    ("markdown", "string", ("markdown",)),
    ("html", "string", ("content",)),
    ("word_count", "int", ("wordCount",)),
    ("token_count", "int", ("tokenCount",)),
    ("content_hash", "string", ("contentHash",)),
    ("simhash", "bigint", ("simhash",)),
    ("minhash", "string", ("minhash",)),
    ("template_hash", "bigint", ("templateHash",)),
    ("links", "array<string>", ("links",)),
    ("empty", "string", ("empty", "code")),
    ("error_code", "string", ("error", "code")),
    ("error_message", "string", ("error", "message")),
    ("fovea_version", "string", ("foveaVersion",)),
    ("weights_version", "string", ("weightsVersion",)),
]

SCHEMA = ", ".join(f"{name} {kind}" for name, kind, _ in COLUMNS)
_BITS = {"simhash", "template_hash"}


def arrow_schema():
    """The same for Arrow."""
    import pyarrow as pa

    types = {
        "string": pa.string(),
        "bigint": pa.int64(),
        "int": pa.int32(),
        "double": pa.float64(),
        "timestamp": pa.timestamp("us", tz="UTC"),
        "array<string>": pa.list_(pa.string()),
    }
    return pa.schema([(name, types[kind]) for name, kind, _ in COLUMNS])


def values_of(row):
    """The values of a row of JSON, by column."""
    return {name: _value(name, kind, path, row) for name, kind, path in COLUMNS}


def _value(name, kind, path, row):
    value = row
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    if value is None:
        return None
    if name in _BITS:
        bits = int(value, 16)
        return bits - (1 << 64) if bits >= 1 << 63 else bits
    if kind == "timestamp":
        return datetime.datetime.fromisoformat(value.replace("Z", "+00:00"))
    if kind == "string":
        return value.encode("utf-8", "replace").decode() if isinstance(value, str) else str(value)
    return value
