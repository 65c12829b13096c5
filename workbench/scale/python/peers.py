"""Runs a peer over a WARC file that FastWARC reads: `peers.py trafilatura crawl.warc.gz out.jsonl`."""

import json
import sys

from fastwarc.warc import ArchiveIterator, WarcRecordType


def trafilatura():
    from trafilatura import extract

    return lambda html: extract(html) or ""


def resiliparse():
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.encoding import bytes_to_str

    return lambda html: extract_plain_text(bytes_to_str(html, "utf-8"), main_content=True)


PEERS = {"trafilatura": trafilatura, "resiliparse": resiliparse}


def main(name, source, target):
    extract = PEERS[name]()
    with open(source, "rb") as stream, open(target, "w", encoding="utf-8") as out:
        for record in ArchiveIterator(stream, record_types=WarcRecordType.response, parse_http=True):
            row = {"url": record.headers.get("WARC-Target-URI"), "text": extract(record.reader.read())}
            out.write(json.dumps(row, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
