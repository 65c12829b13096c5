"""The conversation with a worker: the real one for long pages, and small programs for its ways to die."""

import json
import os
import sys
import tempfile
import time
import unittest
from unittest import mock

from fovea_spark.worker import Worker
from fovea_spark.worker import _keep_errors as keep_errors

FOVEA = os.environ["FOVEA"].split()
SOURCE = os.path.join(os.path.dirname(__file__), "..", "src")
SENTENCE = "The harbour was quiet that morning, and the boats lay still under a thin fog. "
#: More than a pipe holds, four times, and less in all than the bytes that a worker has at once.
PAGE_BYTES = 255_000

#: A worker that answers the start, and then does what follows.
STARTS = """
import sys
sys.path.insert(0, sys.argv[1])
from fovea_spark.frames import READY, read_frame, write_frame
read_frame(sys.stdin.buffer)
write_frame(sys.stdout.buffer, READY, {})
sys.stdout.buffer.flush()
"""

#: Answers each page with its id; once, it is killed with two pages in hand, and perhaps a part of an answer sent.
DIES_ONCE = """
import io, json, os, signal
from fovea_spark.frames import ROW
marker, sent = sys.argv[2], int(sys.argv[3])
served = 0
while (frame := read_frame(sys.stdin.buffer)) is not None:
    answer = io.BytesIO()
    write_frame(answer, ROW, {}, json.dumps({"id": frame[1]["origin"], "text": "long " * 50}).encode())
    is_last = served == 5 and not os.path.exists(marker)
    if is_last:
        assert read_frame(sys.stdin.buffer) is not None
    sys.stdout.buffer.write(answer.getvalue()[: sent if is_last else None])
    sys.stdout.buffer.flush()
    if is_last:
        open(marker, "x").close()
        os.kill(os.getpid(), signal.SIGKILL)
    served += 1
"""


class WorkerTest(unittest.TestCase):
    def test_long_pages_with_long_rows_pass(self):
        paragraph = f"<p>{SENTENCE * 10}</p>"
        body = f"<article>{paragraph * (PAGE_BYTES // len(paragraph))}</article>".encode()
        pages = [(f"page-{at}", None, "utf-8", body) for at in range(4)]
        worker = Worker(FOVEA, {"formats": ["text"], "maxBytes": 32 * 2**20}, timeout_s=10)
        rows = [(origin, json.loads(line)) for origin, line in worker.rows(pages)]
        self.assertEqual([origin for origin, _ in rows], [page[0] for page in pages])
        for _, row in rows:
            self.assertNotIn("error", row)
            self.assertGreater(len(row["text"]), 240_000)

    def test_the_time_limit_holds_for_a_worker_that_does_not_read(self):
        rows = self._rows_of("import time; time.sleep(60)", pages=2, timeout_s=0.02)
        self.assertEqual([row["error"]["code"] for row in rows], ["timeout", "timeout"])

    def test_a_page_that_needs_too_much_work_is_told_from_one_whose_row_was_on_its_way(self):
        about_first = "import os; os.write(2, b'too much work on page 1\\n'); os.kill(os.getpid(), 9)"
        rows = self._rows_of(about_first)
        self.assertEqual(rows[0]["error"], {"code": "too-much-work", "message": "needed more than 30 s of CPU time"})
        rows = self._rows_of(about_first.replace("page 1", "page 2"))
        self.assertEqual(rows[0]["error"]["code"], "killed")

    def test_the_limit_of_work_is_that_of_fovea(self):
        body = b"<p>x<b>y</b>" * 400_000
        # A busy machine may take long to begin.
        with mock.patch("fovea_spark.worker.CLOCK_FACTOR", 1000):
            worker = Worker(FOVEA, {"formats": ["text"], "maxBytes": 32 * 2**20}, timeout_s=0.1)
        rows = [json.loads(line) for _, line in worker.rows([("a", "https://example.org/", None, body)])]
        self.assertEqual([(row["url"], row["error"]["code"]) for row in rows], [("https://example.org/", "too-much-work")])

    def test_a_worker_that_is_killed_once_in_the_middle_loses_nothing(self):
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-worker-")
        self.addCleanup(folder.cleanup)
        pages = [(f"page-{at}", None, None, b"x") for at in range(20)]
        # Before an answer, in its header, and in its body.
        for sent in (0, 5, 60):
            marker = os.path.join(folder.name, str(sent))
            command = [sys.executable, "-c", STARTS + DIES_ONCE, SOURCE, marker, str(sent)]
            rows = list(Worker(command, {}).rows(pages))
            self.assertTrue(os.path.exists(marker))
            self.assertEqual([origin for origin, _ in rows], [page[0] for page in pages])
            self.assertEqual([json.loads(line)["id"] for _, line in rows], [page[0] for page in pages])

    def test_the_last_words_of_a_worker_are_heard(self):
        def keep_late(stream, errors):
            time.sleep(0.3)
            keep_errors(stream, errors)

        with mock.patch("fovea_spark.worker._keep_errors", keep_late):
            rows = self._rows_of("sys.exit('out of memory')")
        self.assertEqual(rows[0]["error"]["code"], "out-of-memory")

    def test_a_worker_that_does_not_start_says_why(self):
        worker = Worker([sys.executable, "-c", "import sys; sys.exit('no memory left')"], {})
        with self.assertRaisesRegex(RuntimeError, "no memory left"):
            list(worker.rows([("a", None, None, b"")]))

    def test_a_worker_that_never_answers_is_given_up(self):
        worker = Worker([sys.executable, "-c", "import time; time.sleep(60)"], {})
        with mock.patch("fovea_spark.worker.START_LIMIT_S", 0.3), self.assertRaisesRegex(RuntimeError, "no answer within 0.3 s"):
            list(worker.rows([("a", None, None, b"")]))

    def _rows_of(self, then, pages=1, timeout_s=30):
        worker = Worker([sys.executable, "-c", STARTS + then, SOURCE], {}, timeout_s=timeout_s)
        given = [(f"page-{at}", None, None, b"x" * PAGE_BYTES) for at in range(pages)]
        return [json.loads(line) for _, line in worker.rows(given)]


if __name__ == "__main__":
    unittest.main(verbosity=2)
