"""Processes of all kinds that are killed in the middle of a run, which changes nothing."""

import base64
import contextlib
import hashlib
import json
import os
import random
import signal
import subprocess
import threading
import time
import unittest
import uuid
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from fovea_spark import extract, extract_files
from fovea_spark.columns import values_of
from pages import FILES, PAGES, page
from processes import has_begun, is_running, processes_of
from shared import FOVEA, SEED, cluster, crawl, parts_of, rows_of, session, undisturbed

#: How many hit each way in; `npm run scale` asks for many, and for what happened. Otherwise a few, of kinds that the seed draws.
KILLS = int(os.environ.get("FOVEA_SPARK_KILLS", "0"))
KILLS_LOG = os.environ.get("FOVEA_SPARK_KILLS_LOG")
FILE_KINDS = ["node child", "node parent", "python", "executor", "worker"]
FRAME_KINDS = ["node child", "python", "executor", "worker"]
SHORT_FILE_KILLS, SHORT_FRAME_KILLS = 3, 1
#: A moment drawn late in a run may lie behind its end.
TRIES = 6
#: Where no process of a kind is running, one is looked for within such a share of the run, about as long as a task takes: soon after, it would
#: always be the start of the next one that is hit.
LOOK_AGAIN = 1 / 3


class Hit(NamedTuple):
    """A process that was alive when it was killed."""

    #: Whether it worked on pages already; None for what is not Node.js.
    has_begun: bool | None


class KillsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.crawl = crawl()
        cls.spark = session()
        cls.chance = random.Random(SEED)

    def test_files(self):
        alone, took_s = undisturbed()
        rows, hashes = rows_of(alone), hashes_of(alone)
        self.assertEqual(rows, self.crawl.rows)

        def check(output):
            self.assertEqual(rows_of(output), rows)
            # The same to the byte, so that it does not matter which of two attempts was the last.
            self.assertEqual(hashes_of(output), hashes)
            self.assertEqual(os.listdir(os.path.join(output, "_attempts")), [])

        self._series("files", drawn(FILE_KINDS, KILLS or SHORT_FILE_KILLS, self.chance), took_s, self._files, check)

    def test_dataframes(self):
        source, expected = self._pages()
        # Not from the driver: a table is in files.
        read = self.spark.read.schema("id string, url string, html_base64 string").json(source)
        df = read.selectExpr("id", "url", "unbase64(html_base64) as html").repartition(FILES)

        def run(_):
            found = extract(df, id="id", url="url").collect()
            return sorted((row.asDict() for row in found), key=lambda row: row["id"])

        began = time.monotonic()
        self.assertEqual(run(""), expected)
        took_s = time.monotonic() - began
        kinds = drawn(FRAME_KINDS, KILLS or SHORT_FRAME_KILLS, self.chance)
        self._series("DataFrames", kinds, took_s, run, lambda rows: self.assertEqual(rows, expected))

    def _files(self, name):
        output = os.path.join(self.crawl.folder, name)
        self.assertEqual(extract_files(self.spark, self.crawl.paths, output), FILES)
        return output

    def _pages(self):
        """Pages as lines, and the rows that a batch makes of them."""
        source = os.path.join(self.crawl.folder, "pages.jsonl")
        with open(source, "w", encoding="utf-8") as out:
            for at in range(FILES * PAGES):
                html = base64.b64encode(page(at).encode()).decode()
                row = {"id": f"{at:03}", "url": f"https://example.org/{at}", "html_base64": html}
                out.write(json.dumps(row) + "\n")
        command = [*FOVEA.split(), "batch", source, "--format", "text", "--fingerprints", "--quiet"]
        lines = subprocess.run(command, capture_output=True, check=True).stdout.splitlines()
        return source, [values_of(json.loads(line)) for line in lines]

    def _series(self, way, kinds, took_s, run, check):
        """Kills a process of each of these kinds in a run of its own."""
        for at, kind in enumerate(kinds):
            for _ in range(TRIES):
                said = f"seed {SEED}, {way}, run {at}, {kind}"
                group = uuid.uuid4().hex
                self.spark.sparkContext.setJobGroup(group, said)
                wait_s, began = self.chance.uniform(0, took_s), time.monotonic()
                result, hit = disturbed(lambda: run(f"killed-{group}"), kind, (wait_s, LOOK_AGAIN * took_s), self.chance)
                log = {"way": way, "kind": kind, "waitS": wait_s, "tookS": time.monotonic() - began}
                log |= {"isHit": hit is not None, "hasBegun": hit and hit.has_begun, "isRetried": is_retried(self.spark, group)}
                with self.subTest(said), logged(log):
                    check(result)
                    # Nobody else starts it again; the end of a child is the business of its parent.
                    if hit is not None and kind == "node parent":
                        self.assertTrue(log["isRetried"])
                cluster().replace_dead_workers()
                if hit is not None:
                    break
                # Undisturbed as well, and perhaps quicker than the first, which had to start what others find.
                took_s = min(took_s, log["tookS"])
            else:
                self.fail(f"{said}: no process was hit")


def drawn(kinds, count, chance):
    """So many kinds, each as often as the others, as far as that goes."""
    return [kind for _ in range(0, count, len(kinds)) for kind in chance.sample(kinds, len(kinds))][:count]


def hashes_of(output):
    """The parts of a table by their names, as the SHA-256 of their bytes."""
    hashes = {}
    for part in parts_of(output):
        with open(part, "rb") as file:
            hashes[os.path.basename(part)] = hashlib.file_digest(file, "sha256").hexdigest()
    return hashes


def disturbed(run, kind, waits_s, chance):
    """What a run gives in which a process of a kind is killed after a while, and which was hit, or None."""
    is_over = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        hit = pool.submit(kill_one, kind, waits_s, chance, is_over)
        try:
            result = run()
        finally:
            is_over.set()
    return result, hit.result()


def kill_one(kind, waits_s, chance, is_over):
    """Kills one process of a kind, any of them, after a while; returns what it hit before the run was over."""
    wait_s, look_again_s = waits_s
    is_over.wait(wait_s)
    while not is_over.is_set():
        if kind == "worker":
            return Hit(None) if cluster().kill_worker(chance) else None
        running = processes_of(kind)
        if running:
            pid = chance.choice(running)
            begun = has_begun(pid) if kind.startswith("node") else None
            if is_running(pid):
                os.kill(pid, signal.SIGKILL)
                return Hit(begun)
        is_over.wait(chance.uniform(0, look_again_s))
    return None


def is_retried(spark, group):
    """Whether Spark ran a task of these jobs again, or a whole stage."""
    tracker = spark.sparkContext.statusTracker()
    jobs = [tracker.getJobInfo(job) for job in tracker.getJobIdsForGroup(group)]
    stages = [tracker.getStageInfo(stage) for job in jobs if job for stage in job.stageIds]
    return any(stage is not None and (stage.numFailedTasks > 0 or stage.currentAttemptId > 0) for stage in stages)


@contextlib.contextmanager
def logged(fields):
    """Writes a line for `npm run scale`, with whether what is checked meanwhile holds."""
    is_same = False
    try:
        yield
        is_same = True
    finally:
        if KILLS_LOG:
            with open(KILLS_LOG, "a", encoding="utf-8") as log:
                log.write(json.dumps({**fields, "isSame": is_same}) + "\n")


if __name__ == "__main__":
    unittest.main(verbosity=2)
