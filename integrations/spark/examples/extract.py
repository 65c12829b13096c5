"""`fovea-spark` for `spark-submit`: spark-submit extract.py extract 'crawl/*.warc.gz' -o table"""

from fovea_spark.command_line import main

raise SystemExit(main())
