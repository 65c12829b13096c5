"""Serves one Python peer: `python serve.py <name>`, a page per line in, what the peer found per line out."""

import json
import logging
import os
import sys
import warnings

# What a library prints must not pass for an answer.
answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)
warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)

NETWORK = ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto")


def deny_network(event, _):
    """A peer gets the page and nothing else."""
    if event in NETWORK:
        raise PermissionError("extractors have no network")


def say(line):
    # Lone surrogates, which some libraries make, have no UTF-8 form: escapes carry everything.
    answers.write(json.dumps(line, ensure_ascii=True) + "\n")
    answers.flush()


def answer(work, page):
    try:
        return work(page["html"], page["url"])
    except Exception as error:
        return {"text": "", "error": f"{type(error).__name__}: {error}"[:500]}


def main():
    sys.addaudithook(deny_network)
    from peers import PEERS

    try:
        version, work = PEERS[sys.argv[1]]()
    except ImportError as error:
        say({"absent": f"{error} (npm run baselines:python)"})
        return
    answer(work, {"html": "<title>A</title><p>One.</p>", "url": None})
    say({"ready": version})
    for line in sys.stdin.buffer:
        say(answer(work, json.loads(line)))


main()
