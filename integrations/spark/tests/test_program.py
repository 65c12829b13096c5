"""How `fovea` is found on an executor."""

import os
import tempfile
import unittest
from unittest import mock

from py4j.protocol import Py4JError

from fovea_spark.program import fovea_command


class ProgramTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-program-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.script = os.path.join(self.folder, "fovea", "fovea-cli", "dist", "fovea.js")
        self.node = os.path.join(self.folder, "fovea", "bin", "node")
        for path in (self.script, self.node):
            os.makedirs(os.path.dirname(path))
            open(path, "wb").close()
        without = mock.patch.dict(os.environ, {"PATH": self.folder})
        without.start()
        self.addCleanup(without.stop)
        os.environ.pop("FOVEA", None)

    def test_a_named_command_comes_first(self):
        self.assertEqual(fovea_command("node cli.js"), ["node", "cli.js"])
        with mock.patch.dict(os.environ, {"FOVEA": "other"}):
            self.assertEqual(fovea_command(), ["other"])

    def test_an_archive_is_found_where_the_task_runs(self):
        with mock.patch("os.getcwd", return_value=self.folder):
            self.assertEqual(fovea_command(), [self.node, self.script])

    def test_an_archive_is_found_where_spark_unpacks_it_without_a_cluster(self):
        with mock.patch("pyspark.SparkFiles.getRootDirectory", return_value=self.folder):
            self.assertEqual(fovea_command(), [self.node, self.script])

    def test_without_any_it_says_what_to_do(self):
        with self.assertRaisesRegex(FileNotFoundError, "--archives"):
            fovea_command()

    def test_a_spark_that_was_stopped_before_is_no_error(self):
        stopped = Py4JError("An error occurred while calling z:org.apache.spark.SparkFiles.getRootDirectory")
        with mock.patch("pyspark.SparkFiles.getRootDirectory", side_effect=stopped):
            with self.assertRaisesRegex(FileNotFoundError, "--archives"):
                fovea_command()


if __name__ == "__main__":
    unittest.main(verbosity=2)
