"""Where files and tables are: folders that every executor sees, or addresses of a store such as `s3a://bucket/crawl`.

Node.js reads and writes files, so what is at an address is copied to the executor, and its part back, by `pyarrow.fs`. It takes
credentials and the region from the environment of the executor (`AWS_…`), not from the settings of Spark.
"""

import contextlib
import fnmatch
import glob
import os
import re
import shutil
import tempfile
import time
import uuid

_ADDRESS = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://([^/]*)/?(.*)", re.DOTALL)
_WILDCARD = re.compile(r"[*?\[]")
#: Hadoop's names for what everyone else calls s3.
_SCHEMES = {"s3a": "s3", "s3n": "s3"}
#: Folders that begin so are no part of a table.
_ATTEMPTS = "_attempts"
#: Seconds after which nobody works on an attempt any more: that of a job which could not tidy up, since its driver was killed. No task of
#: a job that goes on leaves what it writes alone for so long.
_ABANDONED_S = 24 * 3600


def is_address(path):
    """Whether this names something in a store."""
    return _ADDRESS.match(path) is not None


def expand(pattern):
    """The files that a path or an address names, also with wildcards; what names none stays as it is, and is reported when it is read."""
    if not is_address(pattern):
        return [os.path.abspath(path) for path in glob.glob(pattern) or [pattern]]
    wildcard = _WILDCARD.search(pattern)
    if wildcard is None:
        return [pattern]
    base = pattern[: pattern.rindex("/", 0, wildcard.start())]
    if not is_address(base):
        raise ValueError(f"{pattern}: wildcards stand for names of files and folders, not for that of a bucket")
    from pyarrow import fs

    wanted = pattern[len(base) + 1 :].split("/")
    store, root = _locate(base)
    selector = fs.FileSelector(root, recursive=len(wanted) > 1)
    names = [info.path[len(root) :].strip("/") for info in store.get_file_info(selector) if info.is_file]
    found = [name for name in names if _matches(name.split("/"), wanted)]
    return [f"{base}/{name}" for name in found] or [pattern]


def _matches(parts, patterns):
    return len(parts) == len(patterns) and all(map(fnmatch.fnmatchcase, parts, patterns))


def _locate(address):
    from pyarrow import fs

    scheme, host, rest = _ADDRESS.fullmatch(address).groups()
    store, root = fs.FileSystem.from_uri(f"{_SCHEMES.get(scheme.lower(), scheme)}://{host}/")
    return store, f"{root.rstrip('/')}/{rest}".rstrip("/")


def fetch(address, folder):
    """Copies a file into a folder; returns its name there, which is that in the store, since rows name it."""
    from pyarrow import fs

    store, path = _locate(address)
    name = path.lstrip("/")
    # A store has no folders, so that anyone who may write to it may give a file any name.
    if ".." in name.split("/"):
        raise ValueError(f"{address} would be copied out of its folder: its name has ..")
    # What is no file may stand for everything below it, all of which would be copied.
    if not store.get_file_info(path).is_file:
        raise FileNotFoundError(f"{address} is not a file")
    local = os.path.join(folder, name)
    os.makedirs(os.path.dirname(local), exist_ok=True)
    fs.copy_files(path, local, source_filesystem=store, destination_filesystem=fs.LocalFileSystem())
    return name


def open_table(output):
    """The folder of a table, or what stands for one in a store."""
    return _StoredTable(output) if is_address(output) else _FolderTable(output)


class _FolderTable:
    def __init__(self, output):
        self._folder = output

    def create(self):
        os.makedirs(self._folder, exist_ok=True)

    def names(self):
        """The names of what is in it."""
        return os.listdir(self._folder)

    def has(self, name):
        """Whether a part is there."""
        return os.path.exists(os.path.join(self._folder, name))

    def attempt(self, job):
        """A folder of an attempt, which ends with the context: on the same storage, so that a rename is all that is left to do."""
        attempts = os.path.join(self._folder, _ATTEMPTS)
        os.makedirs(attempts, exist_ok=True)
        return tempfile.TemporaryDirectory(dir=attempts, prefix=f"{job}-")

    def commit(self, attempt, name, job):
        """Makes a file of an attempt a part of the table."""
        os.replace(attempt, os.path.join(self._folder, name))

    def forget_attempts(self, job):
        """Removes what is left of the attempts of a job that is over, and of those that nobody works on any more."""
        attempts = os.path.join(self._folder, _ATTEMPTS)
        for name in os.listdir(attempts) if os.path.isdir(attempts) else []:
            path = os.path.join(attempts, name)
            if name.startswith(f"{job}-") or time.time() - _last_change(path) > _ABANDONED_S:
                shutil.rmtree(path, ignore_errors=True)


def _last_change(folder):
    """When a folder or a file in it was changed."""
    times = [time.time()]
    with contextlib.suppress(FileNotFoundError):
        times = [os.stat(folder).st_mtime, *(entry.stat().st_mtime for entry in os.scandir(folder))]
    return max(times)


class _StoredTable:
    def __init__(self, output):
        self._store, self._root = _locate(output)

    def create(self):
        self._store.create_dir(f"{self._root}/{_ATTEMPTS}")

    def names(self):
        """The names of what is in it."""
        from pyarrow import fs

        selector = fs.FileSelector(self._root, allow_not_found=True)
        return [info.base_name for info in self._store.get_file_info(selector)]

    def has(self, name):
        """Whether a part is there."""
        return self._store.get_file_info(f"{self._root}/{name}").is_file

    def attempt(self, _job):
        """A folder of an attempt, on this machine."""
        return tempfile.TemporaryDirectory()

    def commit(self, attempt, name, job):
        """Makes a file of an attempt a part of the table: copied under a name of its own, then moved, since a copy may break off."""
        from pyarrow import fs

        copied = f"{self._root}/{_ATTEMPTS}/{job}-{uuid.uuid4().hex}.parquet"
        fs.copy_files(attempt, copied, source_filesystem=fs.LocalFileSystem(), destination_filesystem=self._store)
        self._store.move(copied, f"{self._root}/{name}")

    def forget_attempts(self, job):
        """Removes what is left of the attempts of a job that is over, and of those that nobody works on any more."""
        from pyarrow import fs

        selector = fs.FileSelector(f"{self._root}/{_ATTEMPTS}", allow_not_found=True)
        for info in self._store.get_file_info(selector):
            if info.is_file and (info.base_name.startswith(f"{job}-") or time.time() - _changed(info) > _ABANDONED_S):
                with contextlib.suppress(FileNotFoundError):
                    self._store.delete_file(info.path)


def _changed(info):
    """When a file in a store was changed; not long ago, if the store does not say."""
    return time.time() if info.mtime_ns is None else info.mtime_ns / 1e9
