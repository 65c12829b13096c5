"""A task that is killed leaves nothing behind that goes on."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from pages import record
from processes import descendants, is_running

#: Each takes about a second, and there are so many that the run would go on for minutes.
PAGE = "<p>x<b>y</b>" * 1_000_000
PAGES = 300
LIMITS = ["--memory", "2000", "--timeout", "60"]
#: For what takes a moment, on a machine that is busy.
WITHIN_S = 60

FILES = """
import os, sys
from fovea_spark.files import extract_file
extract_file(sys.argv[1], sys.argv[2], sys.argv[3:], os.environ["FOVEA"])
"""
FRAMES = f"""
import os
from fovea_spark.worker import Worker
pages = (("a", None, None, {PAGE[:12].encode()} * 1_000_000) for _ in range({PAGES}))
list(Worker(os.environ["FOVEA"].split(), {{"formats": ["text"], "maxBytes": 2**25}}, memory_mb=2000).rows(pages))
"""


class LifelineTest(unittest.TestCase):
    def test_no_process_of_a_killed_task_goes_on(self):
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-lifeline-")
        self.addCleanup(folder.cleanup)
        path, output = (os.path.join(folder.name, name) for name in ("long.warc.gz", "table"))
        os.mkdir(output)
        with open(path, "wb") as out:
            out.write(record("https://example.org/", PAGE) * PAGES)
        # Under `fovea batch` there is a child that extracts; a worker extracts itself.
        for program, processes in (([FILES, path, output, *LIMITS], 2), ([FRAMES], 1)):
            task = subprocess.Popen([sys.executable, "-c", *program])
            try:
                started = wait_for(lambda: (found := descendants(task.pid)) if working(task.pid) == processes else None)
            finally:
                task.kill()
                task.wait()
            self.assertIsNotNone(started)
            for one in started:
                self.addCleanup(end, one.pid)
            self.assertTrue(wait_for(lambda: not any(is_running(one.pid) for one in started)), started)


def working(pid):
    """How many processes below this one there are, once the last of them has begun to work."""
    below = descendants(pid)
    if not below:
        return 0
    with open(f"/proc/{below[-1].pid}/stat", encoding="utf-8", errors="replace") as file:
        ticks = int(file.read().rpartition(")")[2].split()[11])
    # More than a start takes.
    return len(below) if ticks > os.sysconf("SC_CLK_TCK") else 0


def end(pid):
    """Ends a process that should not be there."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def wait_for(find, within_s=WITHIN_S):
    """What is found, once something is; None if nothing is for long."""
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.1)
    return None


if __name__ == "__main__":
    unittest.main(verbosity=2)
