"""What `fovea-spark pack` puts into the archive, without a network."""

import contextlib
import io
import os
import subprocess
import tarfile
import tempfile
import unittest
from unittest import mock

from fovea_spark.command_line import main

#: Stands for npm: says what it was asked for, and installs a command.
NPM = """#!/bin/sh
while [ $# -gt 0 ]; do case $1 in --prefix) shift; cd "$1" ;; esac; shift; done
mkdir -p node_modules/fovea-cli/dist && echo packed > node_modules/fovea-cli/dist/fovea.js
"""


class PackTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-pack-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.node = os.environ["FOVEA"].split()[0]
        self._script("npm", NPM)
        path = mock.patch.dict(os.environ, {"PATH": f"{self.folder}{os.pathsep}{os.environ['PATH']}"})
        path.start()
        self.addCleanup(path.stop)

    def test_the_archive_has_the_program_where_the_path_has_a_script(self):
        self._script("node", f'#!/bin/sh\nexec "{self.node}" "$@"\n')
        self._pack()
        with tarfile.open(os.path.join(self.folder, "fovea.tar.gz")) as archive:
            packed = archive.extractfile("./bin/node").read()
            self.assertTrue(archive.getmember("./bin/node").mode & 0o100)
            self.assertEqual(archive.getmember("./fovea-cli").linkname, "node_modules/fovea-cli")
            self.assertEqual(archive.extractfile("./node_modules/fovea-cli/dist/fovea.js").read(), b"packed\n")
        program = subprocess.run([self.node, "-p", "process.execPath"], capture_output=True, check=True).stdout
        with open(program.decode().strip(), "rb") as file:
            self.assertEqual(packed, file.read())

    def test_a_node_that_does_not_start_is_named(self):
        self._script("node", "#!/bin/sh\necho no version is set >&2; exit 1\n")
        with self.assertRaisesRegex(SystemExit, "node does not start: no version is set"):
            self._pack()

    def _pack(self):
        with contextlib.redirect_stdout(io.StringIO()):
            main(["pack", os.path.join(self.folder, "fovea.tar.gz")])

    def _script(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, 0o755)


if __name__ == "__main__":
    unittest.main(verbosity=2)
