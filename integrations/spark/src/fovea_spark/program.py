"""Finds `fovea` on the machine that runs a task."""

import os
import shutil

#: The folder under which `--archives fovea.tar.gz#fovea` unpacks what `fovea-spark pack` made.
ARCHIVE = "fovea"


def fovea_command(named=None):
    """The command, as a list: the one that is named, the shipped one, or the installed one."""
    named = named or os.environ.get("FOVEA")
    if named:
        return named.split() if isinstance(named, str) else list(named)
    for folder in _folders():
        node = os.path.join(folder, ARCHIVE, "bin", "node")
        script = os.path.join(folder, ARCHIVE, "fovea-cli", "dist", "fovea.js")
        if os.path.exists(script):
            return [node if os.path.exists(node) else "node", script]
    installed = shutil.which("fovea")
    if installed:
        return [installed]
    raise FileNotFoundError(
        "fovea is not on this executor: install fovea-cli there, set FOVEA to the command, "
        "or ship it with --archives fovea.tar.gz#fovea (made by `fovea-spark pack`)"
    )


def _folders():
    """Where Spark unpacks archives: the folder in which a task runs, except on one machine without a cluster."""
    yield os.getcwd()
    try:
        from py4j.protocol import Py4JError
        from pyspark import SparkFiles
    except ImportError:
        return
    try:
        yield SparkFiles.getRootDirectory()
    except (AssertionError, Py4JError):
        # Not under Spark, or Spark was stopped in this process.
        pass
