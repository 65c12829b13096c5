"""Removes duplicates from a table of docs/table.md: equal texts by their hash, similar ones by bands of their MinHash."""

import sys

from pyspark.sql import SparkSession, Window
from pyspark.sql import functions as F

#: Sixteen bands of four numbers find most pairs that share more than half of their runs of words.
BANDS, DIGITS = 16, 32


def without_duplicates(table):
    """Keeps the first page, by id, of equal ones, and of those that share a band with it."""
    first = Window.partitionBy("content_hash").orderBy("id")
    different = (
        table.where("content_hash is not null")
        .withColumn("place", F.row_number().over(first))
        .where("place = 1")
        .drop("place")
    )
    bands = different.select("id", F.explode(F.sequence(F.lit(0), F.lit(BANDS - 1))).alias("band"), "minhash").select(
        "id", "band", F.expr(f"substring(minhash, band * {DIGITS} + 1, {DIGITS})").alias("key")
    )
    earlier = Window.partitionBy("band", "key")
    repeated = bands.withColumn("first", F.min("id").over(earlier)).where("id != first").select("id").distinct()
    return different.join(repeated, "id", "left_anti")


if __name__ == "__main__":
    spark = SparkSession.builder.getOrCreate()
    without_duplicates(spark.read.parquet(sys.argv[1])).write.parquet(sys.argv[2])
