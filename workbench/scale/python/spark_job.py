"""A job to measure: `spark-submit spark_job.py start|start-table|files|dataframes <folder of WARC files> <folder of the table>`."""

import glob
import os
import sys

from pyspark.sql import SparkSession

from fovea_spark import extract, extract_files


def pages_in(path):
    """The pages of a WARC file as rows; what a table of pages would have."""
    from fastwarc.warc import ArchiveIterator, WarcRecordType

    with open(path, "rb") as stream:
        for record in ArchiveIterator(stream, record_types=WarcRecordType.response, parse_http=True):
            yield record.headers.get("WARC-Target-URI"), bytearray(record.reader.read())


def main(kind, source, target):
    spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    paths = sorted(glob.glob(os.path.join(source, "*.warc.gz")))
    pages, few = (os.path.join(source, name) for name in ("pages.parquet", "few.parquet"))
    columns = "url string, html binary"
    if kind == "start":
        print(spark.range(4).repartition(2).rdd.map(lambda row: row.id).count())
    elif kind == "start-table":
        # What Spark and Python do once for any job of this kind: everything but pages and Fovea.
        spark.read.parquet(few).repartition(2).mapInArrow(lambda batches: batches, columns).write.parquet(target)
    elif kind == "files":
        print(extract_files(spark, paths, target))
    elif kind == "table":
        rows = spark.sparkContext.parallelize(paths, len(paths)).flatMap(pages_in)
        spark.createDataFrame(rows, columns).write.parquet(pages)
        spark.createDataFrame([("a", b""), ("b", b"")], columns).write.parquet(few)
    else:
        extract(spark.read.parquet(pages).repartition(2), url="url").write.parquet(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
