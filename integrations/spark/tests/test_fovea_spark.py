"""Both ways in, on a real cluster."""

import json
import os
import random
import subprocess
import sys
import unittest

import duckdb
import pyarrow.parquet as parquet
from pyspark.sql import functions

from fovea_spark import extract, extract_files, learn_sites
from fovea_spark.columns import COLUMNS, values_of
from pages import NOTE, article, noted_story, page, record
from shared import FOVEA, SEED, crawl, rows_of, session, undisturbed

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "examples"))
from duplicates import without_duplicates  # noqa: E402

#: Less than the poison needs, and far more than an ordinary page.
MEMORY_MB = 200
#: Likewise of CPU time: the poison takes about a second, and a page that is the first of a worker less than a fifth of one.
WORK_S = 0.4
POISON = "<p>x<b>y</b>" * 1_200_000


class SparkTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.crawl = crawl()
        cls.spark = session()

    def test_files_give_the_rows_of_a_batch(self):
        output, _ = undisturbed()
        rows = [row.asDict() for row in self.spark.read.parquet(output).orderBy("id").collect()]
        self.assertEqual([row["id"] for row in rows], [row["id"] for row in self.crawl.rows])
        self.assertEqual([row["text"] for row in rows], [row["text"] for row in self.crawl.rows])
        self.assertEqual([row["simhash"] for row in rows], [row["simhash"] for row in self.crawl.rows])
        self.assertEqual(sum(row["error_code"] == "truncated" for row in rows), 1)
        # DuckDB and pyarrow see the same table.
        count = duckdb.sql(f"select count(*) from '{output}/part-*.parquet'").fetchall()[0][0]
        self.assertEqual(count, len(self.crawl.rows))
        self.assertEqual(rows_of(output), self.crawl.rows)

    def test_ranges_of_an_index_give_the_rows_of_their_records(self):
        expected, indexes = [], []
        for at, path in enumerate(self.crawl.paths[:2]):
            rows = sorted((row for row in self.crawl.rows if row["warc_file"] == path), key=lambda row: row["warc_offset"])
            ends = [row["warc_offset"] for row in rows[1:]] + [os.path.getsize(path)]
            # Every other record, in two indexes that read the same file.
            for half, chosen in enumerate((range(0, 6, 2), range(6, 12, 2))):
                index = os.path.join(self.crawl.folder, f"range-{at}-{half}.cdxj")
                with open(index, "w", encoding="utf-8") as out:
                    for row, end in ((rows[number], ends[number]) for number in chosen):
                        place = {"filename": path, "offset": row["warc_offset"], "length": end - row["warc_offset"]}
                        out.write(f"org,example)/ 20260102030405 {json.dumps(place)}\n")
                        expected.append(row)
                indexes.append(index)
        output = os.path.join(self.crawl.folder, "ranges")
        self.assertEqual(extract_files(self.spark, indexes, output), len(indexes))
        found = [row for name in os.listdir(output) if name.startswith("part-") for row in self._part(output, name)]
        self.assertEqual(sorted(found, key=lambda row: row["id"]), sorted(expected, key=lambda row: row["id"]))
        self.assertEqual(len(found), 2 * 6)

    def _part(self, output, name):
        return parquet.read_table(os.path.join(output, name)).to_pylist()

    def test_every_reader_sees_the_rows_of_json(self):
        linked = page(3).replace("harbour", '<a href="/harbour?a=1&amp;b=2">harbour</a>', 1)
        stated = '<meta name="author" content="Ada Byrne"><meta property="article:published_time" content="2026-01-01">'
        records = [record("https://example.org/a", stated + linked), record("https://example.org/é", "<p>"), b"no member"]
        source, rows_path = (os.path.join(self.crawl.folder, name) for name in ("columns.warc.gz", "columns.jsonl"))
        with open(source, "wb") as out:
            out.writelines([*records, *(record(f"https://example.org/{at}", page(at)) for at in range(3))])
        options = ["--link-list", "--format", "text,md,html", "--quiet", "--fingerprints"]
        for output in (rows_path, table := os.path.join(self.crawl.folder, "columns.parquet")):
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
        by_title = {row["title"]: row["text"] for row in self.crawl.rows if row["title"]}
        for at, (url, _) in enumerate(pages):
            self.assertEqual(rows[url].text, by_title[f"Page {at}"])
            self.assertEqual(rows[url].fovea_version, self.crawl.rows[0]["fovea_version"])

    def test_a_page_that_eats_memory_costs_one_row(self):
        self._one_row_is_lost("out-of-memory", ["--memory", str(MEMORY_MB)], memory_mb=MEMORY_MB)

    def test_a_page_that_takes_too_much_work_costs_one_row(self):
        self._one_row_is_lost("too-much-work", ["--timeout", str(WORK_S)], timeout_s=WORK_S)

    def _one_row_is_lost(self, code, arguments, **limits):
        """With these limits, the poison among five pages fails with this code both ways in, and no other page does."""
        pages = [(f"https://example.org/{at}", POISON if at == 2 else page(at)) for at in range(5)]
        expected = {url: code if html is POISON else None for url, html in pages}
        path, output = (os.path.join(self.crawl.folder, f"poison-{code}{end}") for end in (".warc.gz", ""))
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
        table = os.path.join(self.crawl.folder, "duplicates")
        extract(df, id="id").write.parquet(table)
        kept = without_duplicates(self.spark.read.parquet(table)).collect()
        self.assertEqual(sorted(row.id for row in kept), ["a", "d"])

    def test_sites_are_learned_by_a_shuffle(self):
        noted = [(f"https://a.example.org/{at}", noted_story(at)) for at in range(5)]
        other = [(f"https://b.example.net/{at}", noted_story(at)) for at in range(3)]
        df = self.spark.createDataFrame(noted + other, "url string, html string").repartition(3)
        folder = os.path.join(self.crawl.folder, "sites")
        self.assertEqual(learn_sites(df, folder), 2)
        texts = {row.url: row.text for row in extract(df, url="url", sites=folder).collect()}
        # The same as on one machine, where the second site has too few pages to tell.
        source = os.path.join(self.crawl.folder, "sites.jsonl")
        with open(source, "w", encoding="utf-8") as out:
            out.writelines(json.dumps({"id": url, "url": url, "html": html}) + "\n" for url, html in noted + other)
        command = [*FOVEA.split(), "batch", source, "--by-site", "--format", "text", "--quiet"]
        lines = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout.splitlines()
        self.assertEqual(texts, {row["id"]: row["text"] for row in map(json.loads, lines)})
        self.assertEqual([NOTE in texts[url] for url, _ in noted + other], [False] * 5 + [True] * 3)


def plain(row):
    """A row whose time is a number: readers give times with and without a zone, and Spark in that of the machine."""
    time = row["fetch_time"]
    return {**row, "fetch_time": time and round(time.timestamp() * 1000)}


if __name__ == "__main__":
    unittest.main(verbosity=2)
