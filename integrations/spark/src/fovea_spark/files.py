"""Whole WARC files: a task runs one `fovea batch` that reads, extracts and writes its part itself."""

import hashlib
import os
import subprocess
import tempfile

from .program import fovea_command


def extract_files(spark, paths, output, *, arguments=(), command=None):
    """Extracts WARC files (or indexes) into a folder of Parquet files, one for each; returns the number of files.

    Each attempt of a task writes under a name of its own, and renames what it wrote to the name of the part when it is complete. A
    rename is atomic, and every attempt writes the same bytes, so a task that is retried or run twice leaves exactly one part.
    """
    paths = sorted(paths)
    os.makedirs(output, exist_ok=True)
    files = spark.sparkContext.parallelize(paths, max(1, len(paths)))
    chosen = list(arguments)
    return files.map(lambda path: extract_file(path, output, chosen, command)).count()


def part_name(path):
    """The name of the part of a file: the same for every attempt."""
    return f"part-{hashlib.sha256(path.encode()).hexdigest()[:16]}.parquet"


def extract_file(path, output, arguments=(), command=None):
    """Extracts one file into its part."""
    part = os.path.join(output, part_name(path))
    if os.path.exists(part):
        return part
    attempts = os.path.join(output, "_attempts")
    os.makedirs(attempts, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=attempts) as folder:
        attempt = os.path.join(folder, "part.parquet")
        run = subprocess.run(
            [*fovea_command(command), "batch", path, "-o", attempt, "--jobs", "1", "--quiet", *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        # 1 says that some rows have an error, which is in them.
        if run.returncode not in (0, 1):
            raise RuntimeError(f"fovea batch {path}: {run.stderr.decode(errors='replace').strip()}")
        os.replace(attempt, part)
    return part
