"""ExtractNet, in an environment of its own: its last wheels are for Python 3.10, and it asks for libraries of that time."""

import ctypes
from importlib.metadata import version


def extractnet():
    # Its compiled part calls zlib without naming it; loaded for everyone, it is found.
    ctypes.CDLL("libz.so.1", mode=ctypes.RTLD_GLOBAL)
    from extractnet import Extractor

    extractor = Extractor()

    def work(html, url):
        found = extractor(html, **({"url": url} if url else {}))
        date = found.get("date")
        return {
            "text": found.get("content") or "",
            "metadata": {
                "title": found.get("title") or None,
                "author": found.get("author") or None,
                "date": date.isoformat() if hasattr(date, "isoformat") else date or None,
            },
        }

    return version("extractnet"), work


PEERS = {"extractnet": extractnet}
