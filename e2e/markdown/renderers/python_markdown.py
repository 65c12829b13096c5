"""Python-Markdown: a line of JSON in, `[extensions, documents]`, a line of JSON out, the HTML of each."""

import json
import sys

from markdown import Markdown

converters = {}


def html(extensions, document):
    key = tuple(extensions)
    if key not in converters:
        converters[key] = Markdown(extensions=extensions)
    return converters[key].reset().convert(document)


for line in sys.stdin:
    extensions, documents = json.loads(line)
    answer = [html(extensions, document) for document in documents]
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
