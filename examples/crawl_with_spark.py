"""The pages of a crawl under Apache Spark, with what became of each: pip install ./integrations/spark[spark]

The variable FOVEA names the command where it is not on the path.
"""

from fovea_spark import extract
from pyspark.sql import SparkSession

TEXT = "The harbour was quiet that morning, and the boats lay still under a thin fog. "
PAGE = f"<title>{{}}</title><nav><a href=/>Home</a></nav><article><h1>{{}}</h1><p>{TEXT * 6}</p></article>"

spark = SparkSession.builder.appName("crawl-with-spark").getOrCreate()
rows = [(f"https://{host}.example/story", PAGE.format(host, host)) for host in ("north", "south", "west")]
pages = spark.createDataFrame(rows, ["url", "html"]).coalesce(1)

table = extract(pages, html="html", url="url", formats=["text"])
for row in table.select("url", "title", "text").collect():
    print(f"{row.url}: {row.title}, {len(row.text.split())} words")
spark.stop()
