"""The processes that a run on the cluster consists of."""

import os
from typing import NamedTuple

#: A process that has written so much has sent or answered pages: what it writes before is shorter.
_WROTE_PAGES = 4096
#: `fork` leaves it the name of the daemon that it comes from.
_DAEMON = "pyspark.daemon"
_EXECUTOR = "org.apache.spark.executor.CoarseGrainedExecutorBackend"


class Process(NamedTuple):
    """A process that is not over."""

    pid: int
    parent: int
    program: str
    command: str


def processes_of(kind):
    """The ids of running processes of a kind of this cluster, in ascending order."""
    found = _running()
    return sorted(pid for pid, one in found.items() if _KINDS[kind](one, found.get(one.parent)) and _is_ours(pid))


def descendants(pid):
    """The processes that a process has started, and those that these have started."""
    found, below = _running(), {pid}
    while more := {one.pid for one in found.values() if one.parent in below} - below:
        below |= more
    return [found[one] for one in sorted(below - {pid})]


def _running():
    """All processes, by their ids."""
    return {one.pid: one for one in map(_process, filter(str.isdigit, os.listdir("/proc"))) if one is not None}


def _extracts(one, parent):
    """A child of `fovea batch`, or a `fovea worker`."""
    return _is_node(one) and (_is_node(parent) or " worker " in one.command)


def _is_node(one):
    return one is not None and one.program.startswith("node")


#: By a process and its parent.
_KINDS = {
    "node child": _extracts,
    # It reads, writes, and starts the other one.
    "node parent": lambda one, parent: _is_node(one) and not _extracts(one, parent),
    # Not the daemon, whose end leaves its workers alone.
    "python": lambda one, parent: _DAEMON in one.command and parent is not None and _DAEMON in parent.command,
    # The driver names the command of the executors among its settings.
    "executor": lambda one, _: one.program == "java" and _EXECUTOR in one.command and "SparkSubmit" not in one.command,
}


def is_running(pid):
    """Whether there is such a process, and not only its exit code."""
    return _process(pid) is not None


def has_begun(pid):
    """Whether a process of Node.js is past its start, and works on pages."""
    try:
        with open(f"/proc/{pid}/io", encoding="ascii") as file:
            counts = dict(line.split(": ") for line in file)
        return int(counts["wchar"]) >= _WROTE_PAGES
    except OSError:
        return False


def _process(pid):
    try:
        program = os.path.basename(os.readlink(f"/proc/{pid}/exe"))
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            command = file.read().replace(b"\0", b" ").decode(errors="replace")
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
            # The name, in brackets, may contain anything.
            state, parent, *_ = file.read().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state in "ZX" else Process(int(pid), int(parent), program, command)


def _is_ours(pid):
    try:
        with open(f"/proc/{pid}/environ", "rb") as file:
            return os.environ["FOVEA_SPARK_MARK"] in file.read().decode(errors="replace")
    except OSError:
        return False
