"""The command as its users start it: with an archive on a cluster that has nothing else, and by `spark-submit`."""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import pyarrow.parquet as parquet

from shared import cluster, crawl, rows_of

HOME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
PACKAGES = ["fovea-html", "fovea", "fovea-cli"]
QUIET = ["--conf", "spark.ui.enabled=false", "--conf", "spark.driver.host=127.0.0.1"]
SMALL = ["--conf", "spark.executor.memory=512m"]


class CommandsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.crawl = crawl()
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-commands-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = folder.name

    def test_an_archive_is_all_that_a_cluster_needs(self):
        environment = {**cluster().environment, "PYTHONPATH": os.path.join(HOME, "src")}
        self.assertNotIn("FOVEA", environment)
        for program in ("fovea", "node"):
            self.assertIsNone(shutil.which(program, path=environment["PATH"]))
        output = os.path.join(self.folder, "table")
        given = ["--master", cluster().url, "--archives", self._archive(), *QUIET, *SMALL]
        command = [sys.executable, "-m", "fovea_spark.command_line", "extract", *self.crawl.paths, "-o", output, *given]
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        self.assertEqual(done.stdout, f"{len(self.crawl.paths)} files in {output}\n")
        self.assertEqual(rows_of(output), self.crawl.rows)

    def test_spark_submit_starts_the_example(self):
        output = os.path.join(self.folder, "submitted")
        submit = os.path.join(os.path.dirname(sys.executable), "spark-submit")
        script = os.path.join(HOME, "examples", "extract.py")
        last = self.crawl.paths[-1]
        command = [submit, "--master", "local[1]", *QUIET, script, "extract", last, "-o", output, "--", "--format", "text,md"]
        environment = {**os.environ, "PYTHONPATH": os.path.join(HOME, "src"), "SPARK_LOCAL_IP": "127.0.0.1"}
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        [part] = glob.glob(os.path.join(output, "part-*.parquet"))
        rows = {row["id"]: row for row in parquet.read_table(part).to_pylist()}
        expected = {row["id"]: row for row in self.crawl.rows if row["warc_file"] == last}
        self.assertGreater(len(expected), 1)
        self.assertEqual({id: {**row, "markdown": None} for id, row in rows.items()}, expected)
        self.assertTrue(all(row["markdown"] for row in rows.values() if row["error_code"] is None))

    def _archive(self):
        """The archive, made of this checkout as the README says."""
        root = os.path.join(HOME, "..", "..")
        wanted = [word for name in PACKAGES for word in ("-w", name)]
        subprocess.run(
            ["npm", "pack", "--silent", "--pack-destination", self.folder, *wanted], cwd=root, stdout=subprocess.DEVNULL, check=True
        )
        packed = [word for path in glob.glob(os.path.join(self.folder, "*.tgz")) for word in ("--fovea-cli", path)]
        self.assertEqual(len(packed), 2 * len(PACKAGES))
        archive = os.path.join(self.folder, "fovea.tar.gz")
        command = [sys.executable, "-m", "fovea_spark.command_line", "pack", archive, *packed]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        return archive


if __name__ == "__main__":
    unittest.main(verbosity=2)
