"""Executors need no copy of the package: what Spark sends them has its code."""

import os
import subprocess
import sys
import tempfile
import unittest

from pyspark import cloudpickle

from fovea_spark.files import extract_file
from fovea_spark.shipping import ship
from fovea_spark.worker import Worker

#: Runs what it reads, in a Python that cannot import the package.
ELSEWHERE = """
import importlib.util, pickle, sys
assert importlib.util.find_spec("fovea_spark") is None
print(pickle.load(sys.stdin.buffer)())
"""


class ShippingTest(unittest.TestCase):
    def test_a_task_runs_where_the_package_is_not(self):
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-shipping-")
        self.addCleanup(folder.cleanup)
        source, output = (os.path.join(folder.name, name) for name in ("a.warc.gz", "table"))
        with open(source, "wb") as file:
            file.write(b"not gzip")
        os.mkdir(output)
        command = os.environ["FOVEA"].split()
        self.assertIn("table/part-", self._elsewhere(lambda: extract_file(source, output, command=command)))
        pages = [("a", "https://example.org/", None, b"<p>Fine.")]
        rows = self._elsewhere(lambda: list(Worker(command, {"formats": ["text"], "maxBytes": 1000}).rows(pages)))
        self.assertIn("https://example.org/", rows)

    def _elsewhere(self, task):
        ship()
        # The task itself is of this test, which is not there either.
        cloudpickle.register_pickle_by_value(sys.modules[__name__])
        without = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            [sys.executable, "-c", ELSEWHERE], input=cloudpickle.dumps(task), capture_output=True, env=without
        )
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return done.stdout.decode()


if __name__ == "__main__":
    unittest.main(verbosity=2)
