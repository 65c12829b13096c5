"""Pages as a JSON array on the standard input, their Markdown as one on the standard output."""

import json
import sys

from trafilatura import extract


def markdown(page):
    return extract(
        page["html"],
        url=page["url"],
        output_format="markdown",
        include_formatting=True,
        include_links=True,
        include_images=True,
        include_tables=True,
        include_comments=False,
    )


json.dump([markdown(page) for page in json.load(sys.stdin)], sys.stdout)
