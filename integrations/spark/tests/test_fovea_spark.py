"""Both ways in, on a real cluster, with processes that are killed in the middle."""

import gzip
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor

import duckdb
import pyarrow.parquet as parquet
from pyspark.sql import SparkSession, functions

from cluster import Cluster, processes_of
from fovea_spark import extract, extract_files, learn_sites
from fovea_spark.columns import COLUMNS, values_of

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "examples"))
from duplicates import without_duplicates  # noqa: E402

FOVEA = os.environ["FOVEA"]
#: One of each kind; `npm run scale` asks for more, and for what happened.
KILLS = int(os.environ.get("FOVEA_SPARK_KILLS", "4"))
KILLS_LOG = os.environ.get("FOVEA_SPARK_KILLS_LOG")
KINDS = ["node", "python", "executor", "worker"]
#: Less than the poison needs, and far more than an ordinary page.
MEMORY_MB = 200
#: Likewise of CPU time: the poison takes about a second, and a page that is the first of a worker less than a fifth of one.
WORK_S = 0.4
POISON = "<p>x<b>y</b>" * 1_200_000
NOTE = "This story was first printed in the evening paper, which keeps all of its rights, and may be quoted with its name."
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

    def test_every_reader_sees_the_rows_of_json(self):
        linked = page(3).replace("harbour", '<a href="/harbour?a=1&amp;b=2">harbour</a>', 1)
        stated = '<meta name="author" content="Ada Byrne"><meta property="article:published_time" content="2026-01-01">'
        records = [record("https://example.org/a", stated + linked), record("https://example.org/é", "<p>"), b"no member"]
        source, rows_path = (os.path.join(self.folder, name) for name in ("columns.warc.gz", "columns.jsonl"))
        with open(source, "wb") as out:
            out.writelines([*records, *(record(f"https://example.org/{at}", page(at)) for at in range(3))])
        options = ["--link-list", "--format", "text,md,html", "--quiet", "--fingerprints"]
        for output in (rows_path, table := os.path.join(self.folder, "columns.parquet")):
            done = subprocess.run([*FOVEA.split(), "batch", source, "-o", output, *options], check=False)
            self.assertEqual(done.returncode, 1)
        with open(rows_path, encoding="utf-8") as lines:
            expected = [plain(values_of(json.loads(line))) for line in lines]
        filled = {name for row in expected for name, value in row.items() if value is not None}
        self.assertEqual(filled, {name for name, _, _ in COLUMNS})
        self.assertEqual([plain(row) for row in parquet.read_table(table).to_pylist()], expected)
        found = duckdb.sql(f"select * replace (epoch_ms(fetch_time) as fetch_time) from '{table}'")
        self.assertEqual([dict(zip(found.columns, row)) for row in found.fetchall()], expected)
        seen = self.spark.read.parquet(table).withColumn("fetch_time", functions.unix_millis("fetch_time"))
        self.assertEqual([row.asDict() for row in seen.orderBy("warc_offset").collect()], expected)

    def test_dataframes_give_the_same_content(self):
        pages = [(f"https://example.org/{at}", page(at)) for at in range(20)]
        df = self.spark.createDataFrame(pages, "url string, html string").repartition(4)
        rows = {row.url: row for row in extract(df, url="url").collect()}
        self.assertEqual(len(rows), len(pages))
        by_title = {row["title"]: row["text"] for row in self.expected if row["title"]}
        for at, (url, _) in enumerate(pages):
            self.assertEqual(rows[url].text, by_title[f"Page {at}"])
            self.assertEqual(rows[url].fovea_version, self.expected[0]["fovea_version"])

    def test_a_page_that_eats_memory_costs_one_row(self):
        self._one_row_is_lost("out-of-memory", ["--memory", str(MEMORY_MB)], memory_mb=MEMORY_MB)

    def test_a_page_that_takes_too_much_work_costs_one_row(self):
        self._one_row_is_lost("too-much-work", ["--timeout", str(WORK_S)], timeout_s=WORK_S)

    def _one_row_is_lost(self, code, arguments, **limits):
        """With these limits, the poison among five pages fails with this code both ways in, and no other page does."""
        pages = [(f"https://example.org/{at}", POISON if at == 2 else page(at)) for at in range(5)]
        expected = {url: code if html is POISON else None for url, html in pages}
        path, output = (os.path.join(self.folder, f"poison-{code}{end}") for end in (".warc.gz", ""))
        with open(path, "wb") as out:
            out.writelines(record(url, html) for url, html in pages)
        extract_files(self.spark, [path], output, arguments=arguments)
        self.assertEqual({row.url: row.error_code for row in self.spark.read.parquet(output).collect()}, expected)
        df = self.spark.createDataFrame(pages, "url string, html string").coalesce(1)
        self.assertEqual({row.id: row.error_code for row in extract(df, url="url", **limits).collect()}, expected)

    def test_the_example_removes_equal_and_similar_texts(self):
        chance = random.Random(SEED)
        one, other = ([f"word{chance.randrange(5000)}" for _ in range(300)] for _ in range(2))
        similar = [*one[:150], "changed", *one[151:]]
        pages = [("a", article(one)), ("b", f"<nav>Menu</nav>{article(one)}"), ("c", article(similar)), ("d", article(other))]
        df = self.spark.createDataFrame(pages, "id string, html string").coalesce(1)
        table = os.path.join(self.folder, "duplicates")
        extract(df, id="id").write.parquet(table)
        kept = without_duplicates(self.spark.read.parquet(table)).collect()
        self.assertEqual(sorted(row.id for row in kept), ["a", "d"])

    def test_sites_are_learned_by_a_shuffle(self):
        noted = [(f"https://a.example.org/{at}", noted_story(at)) for at in range(5)]
        other = [(f"https://b.example.net/{at}", noted_story(at)) for at in range(3)]
        df = self.spark.createDataFrame(noted + other, "url string, html string").repartition(3)
        folder = os.path.join(self.folder, "sites")
        self.assertEqual(learn_sites(df, folder), 2)
        texts = {row.url: row.text for row in extract(df, url="url", sites=folder).collect()}
        # The same as on one machine, where the second site has too few pages to tell.
        source = os.path.join(self.folder, "sites.jsonl")
        with open(source, "w", encoding="utf-8") as out:
            out.writelines(json.dumps({"id": url, "url": url, "html": html}) + "\n" for url, html in noted + other)
        command = [*FOVEA.split(), "batch", source, "--by-site", "--format", "text", "--quiet"]
        lines = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout.splitlines()
        self.assertEqual(texts, {row["id"]: row["text"] for row in map(json.loads, lines)})
        self.assertEqual([NOTE in texts[url] for url, _ in noted + other], [False] * 5 + [True] * 3)

    def test_kills_change_nothing(self):
        chance = random.Random(SEED)
        for run in range(KILLS):
            kind = KINDS[run % len(KINDS)]
            output = os.path.join(self.folder, f"killed-{run}")
            wait_s, began = chance.uniform(0, 0.5), time.monotonic()
            is_over = threading.Event()
            with ThreadPoolExecutor(1) as pool:
                killed = pool.submit(self._kill, kind, wait_s, is_over)
                try:
                    extract_files(self.spark, self.paths, output)
                finally:
                    is_over.set()
            self.assertTrue(killed.result(), f"seed {SEED}, run {run}: no {kind} process was killed")
            rows = self._table(output)
            log_kill(kind, wait_s, time.monotonic() - began, rows == self.expected)
            self.assertEqual(rows, self.expected, f"seed {SEED}, run {run}, {kind}")
            if kind == "worker":
                self.cluster.replace_dead_workers()

    def _kill(self, kind, wait_s, is_over):
        return kill_one(kind, wait_s, is_over, self.cluster)

    def _table(self, output):
        parts = sorted(name for name in os.listdir(output) if name.startswith("part-"))
        self.assertEqual(len(parts), FILES)
        rows = [row for part in parts for row in parquet.read_table(os.path.join(output, part)).to_pylist()]
        return sorted(rows, key=lambda row: row["id"])


def plain(row):
    """A row whose time is a number: readers give times with and without a zone, and Spark in that of the machine."""
    time = row["fetch_time"]
    return {**row, "fetch_time": time and round(time.timestamp() * 1000)}


def kill_one(kind, wait_s, is_over, cluster):
    """Kills one process of a kind a while after the first page is read; returns whether it did before the run was over."""
    while not processes_of("node"):
        if is_over.wait(0.02):
            return False
    is_over.wait(wait_s)
    while not is_over.is_set():
        if kind == "worker":
            return cluster.kill_worker()
        for pid in processes_of(kind)[:1]:
            try:
                os.kill(pid, signal.SIGKILL)
                return True
            except ProcessLookupError:
                pass
        is_over.wait(0.02)
    return False


def log_kill(kind, wait_s, took_s, is_same):
    """A line for `npm run scale`."""
    if KILLS_LOG:
        with open(KILLS_LOG, "a", encoding="utf-8") as log:
            log.write(json.dumps({"kind": kind, "waitS": wait_s, "tookS": took_s, "isSame": is_same}) + "\n")


if __name__ == "__main__":
    unittest.main(verbosity=2)
