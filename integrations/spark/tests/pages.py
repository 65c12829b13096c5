"""Pages, and the WARC files that they are in."""

import gzip
import os

NOTE = "This story was first printed in the evening paper, which keeps all of its rights, and may be quoted with its name."
#: Two for each core of the cluster, and so many pages in each that a task is not mostly the start of its processes.
FILES = 4
PAGES = 80
SENTENCE = "The harbour was quiet that morning, and the boats lay still under a thin fog. "


def page(number):
    """A page with a menu, an article and a footer; some are long, so that tasks take a while."""
    paragraphs = "".join(f"<p>{SENTENCE * 4}</p>" for _ in range(20 + number % 60))
    return (
        f'<!doctype html><html lang="en"><title>Page {number}</title><nav><a href="/">Home</a></nav>'
        f"<article><h1>Page {number}</h1>{paragraphs}</article><footer><a href=/t>Terms</a></footer>"
    )


def noted_story(number):
    """A page with a text of its own, and a note that its site has on all pages."""
    paragraphs = "".join(f"<p>{SENTENCE * 2}It was day {number}, hour {hour}.</p>" for hour in range(8))
    return f'<!doctype html><html lang="en"><article><h1>Day {number}</h1>{paragraphs}<p>{NOTE}</p></article>'


def article(words):
    """A page with nothing but these words."""
    return f"<!doctype html><article><h1>Words</h1><p>{' '.join(words)}.</p></article>"


def record(url, html):
    """A member of a WARC file."""
    block = b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n" + html.encode()
    head = (
        f"WARC/1.1\r\nWARC-Type: response\r\nWARC-Date: 2026-01-02T03:04:05Z\r\nWARC-Record-ID: <urn:x:{len(block)}>\r\nWARC-Target-URI: {url}\r\n"
        f"Content-Type: application/http; msgtype=response\r\nContent-Length: {len(block)}\r\n\r\n"
    )
    return gzip.compress(head.encode() + block + b"\r\n\r\n", mtime=0)


def write_crawl(folder):
    """Writes the files of a crawl, of which the last is cut off; returns their paths."""
    paths = []
    for file in range(FILES):
        records = [record(f"https://example.org/{file}/{at}", page(file * PAGES + at)) for at in range(PAGES)]
        path = os.path.join(folder, f"{file}.warc.gz")
        content = b"".join(records)
        with open(path, "wb") as out:
            out.write(content if file < FILES - 1 else content[:-30])
        paths.append(path)
    return paths
