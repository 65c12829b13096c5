"""Both ways in, on a real cluster, with processes that are killed in the middle."""

import gzip
import os
import random
import shutil
import signal
import subprocess
import tempfile
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor

import duckdb
import pyarrow.parquet as parquet
from pyspark.sql import SparkSession

from cluster import Cluster, processes_of
from fovea_spark import extract, extract_files

FOVEA = os.environ["FOVEA"]
KILLS = int(os.environ.get("FOVEA_SPARK_KILLS", "3"))
SEED = int(os.environ.get("FOVEA_SEED", "6"))
FILES = 6
PAGES = 12
SENTENCE = "The harbour was quiet that morning, and the boats lay still under a thin fog. "


def page(number):
    """A page with a menu, an article and a footer; some are long, so that tasks take a while."""
    paragraphs = "".join(f"<p>{SENTENCE * 4}</p>" for _ in range(20 + number % 60))
    return (
        f'<!doctype html><html lang="en"><title>Page {number}</title><nav><a href="/">Home</a></nav>'
        f"<article><h1>Page {number}</h1>{paragraphs}</article><footer><a href=/t>Terms</a></footer>"
    )


def record(url, html):
    """A member of a WARC file."""
    block = b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n" + html.encode()
    head = (
        f"WARC/1.1\r\nWARC-Type: response\r\nWARC-Date: 2026-01-02T03:04:05Z\r\nWARC-Target-URI: {url}\r\n"
        f"Content-Type: application/http; msgtype=response\r\nContent-Length: {len(block)}\r\n\r\n"
    )
    return gzip.compress(head.encode() + block + b"\r\n\r\n", mtime=0)


class SparkTest(unittest.TestCase):
    """One cluster for all tests: it takes longer to start than they do."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="fovea-spark-test-")
        cls.paths = []
        for file in range(FILES):
            records = [record(f"https://example.org/{file}/{at}", page(file * PAGES + at)) for at in range(PAGES)]
            path = os.path.join(cls.folder, f"{file}.warc.gz")
            content = b"".join(records)
            with open(path, "wb") as out:
                # The last file is cut off.
                out.write(content if file < FILES - 1 else content[:-30])
            cls.paths.append(path)
        cls.expected_path = os.path.join(cls.folder, "expected.parquet")
        subprocess.run([*FOVEA.split(), "batch", *cls.paths, "-o", cls.expected_path, "--quiet"], check=False)
        cls.expected = sorted(parquet.read_table(cls.expected_path).to_pylist(), key=lambda row: row["id"])
        cls.cluster = Cluster().__enter__()
        cls.addClassCleanup(shutil.rmtree, cls.folder, True)
        cls.addClassCleanup(cls.cluster.__exit__)
        os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
        cls.spark = (
            SparkSession.builder.master(cls.cluster.url)
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.ui.enabled", "false")
            .config("spark.executor.memory", "512m")
            .config("spark.task.maxFailures", "20")
            .config("spark.executorEnv.FOVEA", FOVEA)
            .config("spark.executorEnv.FOVEA_SPARK_MARK", os.environ["FOVEA_SPARK_MARK"])
            .config("spark.executorEnv.PYTHONPATH", os.environ["PYTHONPATH"])
            .config("spark.sql.session.timeZone", "UTC")
            .getOrCreate()
        )
        cls.addClassCleanup(cls.spark.stop)

    def test_files_give_the_rows_of_a_batch(self):
        output = os.path.join(self.folder, "table")
        self.assertEqual(extract_files(self.spark, self.paths, output), FILES)
        rows = [row.asDict() for row in self.spark.read.parquet(output).orderBy("id").collect()]
        self.assertEqual([row["id"] for row in rows], [row["id"] for row in self.expected])
        self.assertEqual([row["text"] for row in rows], [row["text"] for row in self.expected])
        self.assertEqual([row["simhash"] for row in rows], [row["simhash"] for row in self.expected])
        self.assertEqual(sum(row["error_code"] == "truncated" for row in rows), 1)
        # DuckDB and pyarrow see the same table.
        count = duckdb.sql(f"select count(*) from '{output}/part-*.parquet'").fetchall()[0][0]
        self.assertEqual(count, len(self.expected))
        self.assertEqual(self._table(output), self.expected)

    def test_dataframes_give_the_same_content(self):
        pages = [(f"https://example.org/{at}", page(at)) for at in range(20)]
        df = self.spark.createDataFrame(pages, "url string, html string").repartition(4)
        rows = {row.url: row for row in extract(df, url="url").collect()}
        self.assertEqual(len(rows), len(pages))
        by_title = {row["title"]: row["text"] for row in self.expected if row["title"]}
        for at, (url, _) in enumerate(pages):
            self.assertEqual(rows[url].text, by_title[f"Page {at}"])
            self.assertEqual(rows[url].fovea_version, self.expected[0]["fovea_version"])

    def test_kills_change_nothing(self):
        chance = random.Random(SEED)
        for run in range(KILLS):
            kind = ["node", "python", "executor"][run % 3]
            output = os.path.join(self.folder, f"killed-{run}")
            is_over = threading.Event()
            with ThreadPoolExecutor(1) as pool:
                killed = pool.submit(kill_one, kind, chance.uniform(0, 0.5), is_over)
                try:
                    extract_files(self.spark, self.paths, output)
                finally:
                    is_over.set()
            self.assertTrue(killed.result(), f"seed {SEED}, run {run}: no {kind} process was killed")
            self.assertEqual(self._table(output), self.expected, f"seed {SEED}, run {run}, {kind}")

    def _table(self, output):
        parts = sorted(name for name in os.listdir(output) if name.startswith("part-"))
        self.assertEqual(len(parts), FILES)
        rows = [row for part in parts for row in parquet.read_table(os.path.join(output, part)).to_pylist()]
        return sorted(rows, key=lambda row: row["id"])


def kill_one(kind, wait_s, is_over):
    """Kills one process of a kind a while after the first page is read; returns whether it did before the run was over."""
    while not processes_of("node"):
        if is_over.wait(0.02):
            return False
    is_over.wait(wait_s)
    while not is_over.is_set():
        for pid in processes_of(kind)[:1]:
            try:
                os.kill(pid, signal.SIGKILL)
                return True
            except ProcessLookupError:
                pass
        is_over.wait(0.02)
    return False


if __name__ == "__main__":
    unittest.main(verbosity=2)
