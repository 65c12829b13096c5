"""`fovea-spark`: extracts files on a cluster, and packs what executors need."""

import argparse
import os
import shutil
import subprocess
import tarfile
import tempfile

from .files import extract_files, refuse_sites, refuse_stored_indexes
from .program import ARCHIVE
from .stores import expand, is_address

#: Most of the archive is the program of Node.js: 9, the usual level, takes three times as long to make it smaller by less than a hundredth.
_GZIP_LEVEL = 6


def main(arguments=None):
    """The command."""
    parser = argparse.ArgumentParser(prog="fovea-spark", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    extract = commands.add_parser("extract", help="WARC files into a folder of Parquet files")
    extract.add_argument("files", nargs="+", help="WARC files or globs, on storage that all executors see, or in a store (s3a://…)")
    extract.add_argument("-o", "--output", required=True, help="the folder of the table")
    extract.add_argument("--master", help="the cluster (default: what Spark is set to, else local[*])")
    extract.add_argument("--fovea", help="the command on the executors")
    extract.add_argument("--archives", help="what `fovea-spark pack` made, if executors have no fovea")
    extract.add_argument(
        "--conf", action="append", default=[], metavar="KEY=VALUE", help="a setting of Spark (repeatable)"
    )
    extract.add_argument("options", nargs="*", help="after --: options of fovea batch")
    pack = commands.add_parser("pack", help="Node.js and fovea-cli in one archive, for --archives")
    pack.add_argument("output", help="for instance fovea.tar.gz")
    pack.add_argument(
        "--fovea-cli", action="append", help="what npm installs: a name, a version, or a packed file (repeatable)"
    )
    # Everything after -- belongs to fovea batch.
    given, passed_on = _split(arguments)
    flags = parser.parse_args(given)
    if flags.command == "pack":
        return run_pack(flags)
    try:
        settings = settings_of(flags)
        refuse_sites(passed_on)
        refuse_stored_indexes(flags.files)
        paths = sorted({path for pattern in flags.files for path in expand(pattern)})
        refuse_stored_indexes(paths)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    return run_extract(flags, paths, settings, passed_on)


def _split(arguments):
    import sys

    given = list(sys.argv[1:] if arguments is None else arguments)
    if "--" not in given:
        return given, []
    at = given.index("--")
    return given[:at], given[at + 1 :]


def settings_of(flags):
    """The settings of Spark that these flags name, by their keys."""
    pairs = [setting.partition("=") for setting in flags.conf]
    for key, sign, _ in pairs:
        if not (key and sign):
            raise ValueError(f"no setting: --conf {key}; write --conf KEY=VALUE")
    settings = {key: value for key, _, value in pairs}
    if flags.archives:
        if "," in flags.archives:
            raise ValueError("--archives takes one archive; others go into --conf spark.archives=…")
        # The name after # is that of the folder in which executors find it.
        own = flags.archives if "#" in flags.archives else f"{flags.archives}#{ARCHIVE}"
        settings["spark.archives"] = ",".join(filter(None, [settings.get("spark.archives"), own]))
    return settings


def run_extract(flags, paths, settings, passed_on):
    """Extracts files on the cluster."""
    from pyspark.sql import SparkSession

    output = flags.output if is_address(flags.output) else os.path.abspath(flags.output)
    builder = SparkSession.builder.appName("fovea")
    for key, value in settings.items():
        builder = builder.config(key, value)
    # Without a master, Spark takes that of spark-submit or of its settings, else local[*].
    spark = (builder.master(flags.master) if flags.master else builder).getOrCreate()
    try:
        count = extract_files(spark, paths, output, arguments=passed_on, command=flags.fovea)
    finally:
        spark.stop()
    print(f"{count} files in {flags.output}")
    return 0


def run_pack(flags):
    """Makes the archive: bin/node, and fovea-cli with its dependencies."""
    node = _node_program()
    # npm looks for a file from the folder in which it installs.
    wanted = [os.path.abspath(one) if os.path.exists(one) else one for one in flags.fovea_cli or ["fovea-cli"]]
    with tempfile.TemporaryDirectory() as folder:
        npm = ["npm", "install", "--no-audit", "--no-fund", "--omit=dev", "--prefix", folder, *wanted]
        if subprocess.run(npm).returncode != 0:
            raise SystemExit(f"fovea-spark: npm cannot install {' '.join(wanted)}")
        root = os.path.join(folder, "archive")
        os.makedirs(os.path.join(root, "bin"))
        shutil.copy(node, os.path.join(root, "bin", "node"))
        shutil.move(os.path.join(folder, "node_modules"), os.path.join(root, "node_modules"))
        os.symlink(os.path.join("node_modules", "fovea-cli"), os.path.join(root, "fovea-cli"))
        name = flags.output.removesuffix(".tar.gz")
        with tarfile.open(f"{name}.tar.gz", "w:gz", compresslevel=_GZIP_LEVEL) as archive:
            archive.add(root, ".")
    print(f"{name}.tar.gz: pass it with --archives {name}.tar.gz#{ARCHIVE}")
    return 0


def _node_program():
    """The program itself: what is on the path may be a script of a version manager, which finds nothing on another machine."""
    found = shutil.which("node")
    if found is None:
        raise SystemExit("fovea-spark: Node.js is not on this machine, and the archive needs a copy of it")
    said = subprocess.run([found, "-p", "process.execPath"], stdin=subprocess.DEVNULL, capture_output=True)
    if said.returncode != 0:
        raise SystemExit(f"fovea-spark: {found} does not start: {said.stderr.decode(errors='replace').strip()}")
    return said.stdout.decode().strip()


if __name__ == "__main__":
    raise SystemExit(main())
