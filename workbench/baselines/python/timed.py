"""Serves one Python peer to the measurement of speed: `python timed.py <name>`.

Every answer has the text, the CPU milliseconds that this process has spent at work so far (its start included, reading
and writing the lines not), and its peak memory.
"""

import json
import logging
import os
import resource
import sys
import time
import warnings

# What a library prints must not pass for an answer.
answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)
warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)


def say(line):
    answers.write(json.dumps(line, ensure_ascii=True) + "\n")
    answers.flush()


def found_in(work, page):
    try:
        found = work(page["html"], page["url"])
        return {"text": found.get("text") or ""}
    except Exception as error:
        return {"text": "", "error": f"{type(error).__name__}: {error}"[:500]}


def main():
    from peers import PEERS

    try:
        version, work = PEERS[sys.argv[1]]()
    except ImportError as error:
        say({"absent": str(error)})
        return
    spent = time.process_time()
    say({"ready": version, "cpuMs": 1000 * spent})
    for line in sys.stdin.buffer:
        page = json.loads(line)
        start = time.process_time()
        found = found_in(work, page)
        spent += time.process_time() - start
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        say({**found, "cpuMs": 1000 * spent, "peakRssMb": peak})


main()
