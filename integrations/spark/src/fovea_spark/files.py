"""Whole WARC files: a task runs one `fovea batch` that reads, extracts and writes its part itself."""

import contextlib
import hashlib
import json
import os
import re
import subprocess
import tempfile
import uuid

from .program import fovea_command
from .shipping import ship
from .stores import fetch, is_address, open_table

_INDEX = re.compile(r"\.cdxj?(\.(gz|br|zst))?$", re.IGNORECASE)
#: How `fovea` words an error of the system about a file; damage of the format has other words.
_SYSTEM_ERROR = re.compile(r"cannot read .*: (permission denied|E[A-Z0-9]+: .*)", re.DOTALL)


def extract_files(spark, paths, output, *, arguments=(), command=None):
    """Extracts WARC files (or indexes) into a folder of Parquet files, one for each; returns the number of files.

    Files and the folder may be at addresses of a store (`s3a://…`). Each attempt of a task writes under a name of its own, and renames
    what it wrote to the name of the part when it is complete. A rename is atomic, and every attempt writes the same bytes, so a task that
    is retried or run twice leaves exactly one part.
    """
    paths = sorted(paths)
    refuse_stored_indexes(paths)
    refuse_sites(arguments)
    ship()
    table, job = open_table(output), uuid.uuid4().hex
    table.create()
    files = spark.sparkContext.parallelize(paths, max(1, len(paths)))
    chosen, earlier = list(arguments), runs_in(output)
    try:
        count = files.map(lambda path: extract_file(path, output, chosen, command, earlier, job)).count()
    finally:
        # A task that is killed cannot do this itself.
        table.forget_attempts(job)
    if len(runs_in(output)) > 1:
        raise RuntimeError(f"{output} mixes options or versions of Fovea: other runs write there, or executors differ")
    return count


def refuse_stored_indexes(paths):
    """An index names other files, which would have to be copied as well."""
    for path in paths:
        if is_address(path) and _INDEX.search(path):
            raise ValueError(f"{path} is an index in a store: indexes have to be in a folder that every executor sees")


def refuse_sites(arguments):
    """A task reads one file, so what it learned of a site would depend on how a crawl is cut into files."""
    if "--by-site" in arguments:
        raise ValueError(
            "--by-site would learn from each file alone: learn_sites learns from a whole table, and extract(…, sites=…) uses it"
        )


def run_name(arguments, command):
    """What decides about the rows of a file apart from the file, as a short name: the arguments and the version of Fovea."""
    version = subprocess.run([*command, "--version"], stdin=subprocess.DEVNULL, capture_output=True, check=True).stdout
    return _digest(json.dumps([version.decode().strip(), *arguments]))


def runs_in(output):
    """The names of the runs that made the parts in a folder."""
    return {name.split("-")[1] for name in open_table(output).names() if name.startswith("part-")}


def part_name(path, run):
    """The name of the part of a file: the same for every attempt."""
    return f"part-{run}-{_digest(path)}.parquet"


def _digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def extract_file(path, output, arguments=(), command=None, earlier=(), job="alone"):
    """Extracts one file into its part, in a folder that has parts of earlier runs; `job` is whose attempt it is."""
    fovea = fovea_command(command)
    run = run_name(arguments, fovea)
    if earlier and run not in earlier:
        raise RuntimeError(f"{output} has parts made with other options or another version of Fovea: choose another folder")
    table, name = open_table(output), part_name(path, run)
    part = f"{output.rstrip('/')}/{name}"
    if table.has(name):
        return part
    with table.attempt(job) as folder, tempfile.TemporaryDirectory() as fetched, _lifeline() as held:
        attempt = os.path.abspath(os.path.join(folder, "part.parquet"))
        stored = is_address(path)
        source = fetch(path, fetched) if stored else path
        batch = ["batch", source, "-o", attempt, "--jobs", "1", "--quiet", "--lifeline"]
        done = subprocess.run(
            [*_command_from_anywhere(fovea), *batch, *_from_anywhere(arguments)],
            stdin=held,
            capture_output=True,
            # There, its name is that in the store, and so is that in the rows.
            cwd=fetched if stored else None,
        )
        # 1 says that some rows have an error, which is in them, or that there was nothing to read.
        if done.returncode not in (0, 1) or not os.path.exists(attempt):
            raise RuntimeError(f"fovea batch {path}: {done.stderr.decode(errors='replace').strip()}")
        if done.returncode == 1:
            _refuse_unread(attempt)
        table.commit(attempt, name, job)
    return part


@contextlib.contextmanager
def _lifeline():
    """The input of a process that is to end with this one: a pipe that nobody writes to, and that breaks when this process is killed."""
    held, end = os.pipe()
    try:
        yield held
    finally:
        os.close(end)
        os.close(held)


def _command_from_anywhere(words):
    """The same of the command itself: its first word is looked for on the path, and scripts may be in the current folder."""
    program, *rest = _from_anywhere(words)
    return [program, *(os.path.abspath(word) if os.path.isfile(word) else word for word in rest)]


def _from_anywhere(words):
    """The words of a command with the files that they name as they are found from any folder."""
    found = list(words)
    for at, word in enumerate(found):
        option, sign, value = word.partition("=")
        if option == "--site" and sign:
            found[at] = f"{option}={os.path.abspath(value)}"
        elif (at > 0 and found[at - 1] == "--site") or (os.path.dirname(word) and os.path.isfile(word)):
            found[at] = os.path.abspath(word)
    return found


def _refuse_unread(attempt):
    """Storage may answer the next attempt, so what it did not give is no row."""
    import pyarrow.parquet as parquet

    errors = parquet.read_table(attempt, columns=["error_code", "error_message"]).to_pylist()
    for error in errors:
        if error["error_code"] == "unreadable" and _SYSTEM_ERROR.search(error["error_message"] or ""):
            raise OSError(error["error_message"])
