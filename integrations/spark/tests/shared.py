"""What the tests on a cluster have in common, made once: it takes longer to start than they do."""

import atexit
import functools
import os
import shutil
import subprocess
import tempfile
import time

import pyarrow.parquet as parquet
from pyspark.sql import SparkSession

from cluster import Cluster
from fovea_spark import extract_files
from pages import FILES, write_crawl

FOVEA = os.environ["FOVEA"]
SEED = int(os.environ.get("FOVEA_SEED", "6"))


class Crawl:
    """WARC files, and the rows that a batch makes of them."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="fovea-spark-test-")
        atexit.register(shutil.rmtree, self.folder, True)
        self.paths = write_crawl(self.folder)
        table = os.path.join(self.folder, "expected.parquet")
        subprocess.run([*FOVEA.split(), "batch", *self.paths, "-o", table, "--quiet"], check=False)
        self.rows = sorted(parquet.read_table(table).to_pylist(), key=lambda row: row["id"])


@functools.cache
def crawl():
    """The crawl of all tests."""
    return Crawl()


@functools.cache
def cluster():
    """The cluster of all tests; it ends with them."""
    started = Cluster().__enter__()
    atexit.register(started.__exit__)
    return started


@functools.cache
def session():
    """An application on the cluster, which has all of its cores."""
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    started = (
        SparkSession.builder.master(cluster().url)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.executor.memory", "512m")
        .config("spark.task.maxFailures", "20")
        .config("spark.executorEnv.FOVEA", FOVEA)
        .config("spark.executorEnv.FOVEA_SPARK_MARK", os.environ["FOVEA_SPARK_MARK"])
        .config("spark.sql.session.timeZone", "UTC")
        .getOrCreate()
    )
    # What is registered last runs first: the application ends before its cluster.
    atexit.register(started.stop)
    return started


@functools.cache
def undisturbed():
    """The table that a run makes in which nothing is killed, and the seconds that it took."""
    output, began = os.path.join(crawl().folder, "undisturbed"), time.monotonic()
    count = extract_files(session(), crawl().paths, output)
    took_s = time.monotonic() - began
    assert count == FILES, count
    return output, took_s


def parts_of(output):
    """The paths of the parts of a table; there is one for each file."""
    names = sorted(name for name in os.listdir(output) if name.startswith("part-"))
    assert len(names) == FILES, names
    return [os.path.join(output, name) for name in names]


def rows_of(output):
    """The rows of a table, in the order of their ids."""
    rows = [row for part in parts_of(output) for row in parquet.read_table(part).to_pylist()]
    return sorted(rows, key=lambda row: row["id"])
