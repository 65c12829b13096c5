"""The parts of files, without a cluster: their names, and what is no part."""

import argparse
import contextlib
import io
import json
import os
import shutil
import tempfile
import time
import unittest
from unittest import mock

import pyarrow.parquet as parquet

from fovea_spark.command_line import main, settings_of
from fovea_spark.files import _command_from_anywhere, extract_file, extract_files, run_name, runs_in
from fovea_spark.stores import expand, fetch, open_table

FOVEA = os.environ["FOVEA"].split()


class FilesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="fovea-spark-files-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.output = os.path.join(self.folder, "table")
        os.mkdir(self.output)
        self.path = os.path.join(self.folder, "a.warc.gz")
        with open(self.path, "wb") as file:
            file.write(b"not gzip")

    def test_damage_of_the_format_is_a_row(self):
        part = extract_file(self.path, self.output, command=FOVEA)
        self.assertEqual(parquet.read_table(part)["error_code"].to_pylist(), ["damaged"])

    def test_a_file_that_cannot_be_read_is_no_part(self):
        # Reading a folder as a file is an error of the system for everyone, also for those who may read everything.
        os.mkdir(os.path.join(self.folder, "b.warc"))
        index = os.path.join(self.folder, "b.cdxj")
        with open(index, "w", encoding="utf-8") as file:
            file.write('org,example)/ 20260102030405 {"filename": "b.warc", "offset": 0, "length": 9}\n')
        with self.assertRaisesRegex(OSError, "EISDIR"):
            extract_file(index, self.output, command=FOVEA)
        self.assertEqual(runs_in(self.output), set())

    def test_a_file_that_is_not_there_says_so(self):
        with self.assertRaisesRegex(RuntimeError, "no such file"):
            extract_file(os.path.join(self.folder, "none.warc"), self.output, command=FOVEA)

    def test_other_options_do_not_meet_in_a_table(self):
        part = extract_file(self.path, self.output, command=FOVEA)
        earlier = runs_in(self.output)
        self.assertEqual(extract_file(self.path, self.output, command=FOVEA, earlier=earlier), part)
        with self.assertRaisesRegex(RuntimeError, "other options"):
            extract_file(self.path, self.output, ["--format", "text"], FOVEA, earlier)
        self.assertEqual(os.listdir(self.output).count(os.path.basename(part)), 1)
        self.assertEqual(runs_in(self.output), earlier)

    def test_no_name_in_a_store_leads_out_of_the_folder(self):
        copies = os.path.join(self.folder, "copies")
        with self.assertRaisesRegex(ValueError, "out of its folder"):
            fetch(f"file://{self.folder}/deep/../../outside.warc", copies)
        self.assertFalse(os.path.exists(copies))

    def test_a_folder_in_a_store_is_no_file(self):
        copies = os.path.join(self.folder, "copies")
        with self.assertRaisesRegex(FileNotFoundError, "is not a file"):
            fetch(f"file://{os.path.dirname(self.path)}", copies)
        self.assertFalse(os.path.exists(copies))

    def test_a_script_in_the_current_folder_is_found_from_another_one(self):
        before = os.getcwd()
        os.chdir(self.folder)
        try:
            with open("fovea.js", "w", encoding="utf-8") as script:
                script.write("")
            here = os.getcwd()
            self.assertEqual(_command_from_anywhere(["node", "fovea.js", "x"]), ["node", f"{here}/fovea.js", "x"])
        finally:
            os.chdir(before)

    def test_another_version_is_another_run(self):
        self.assertEqual(run_name([], ["echo", "1"]), run_name([], ["echo", "1"]))
        self.assertNotEqual(run_name([], ["echo", "1"]), run_name([], ["echo", "2"]))

    def test_what_is_at_an_address_gives_the_same_rows(self):
        address, table = f"file://{self.path}", f"file://{self.folder}/a table"
        open_table(table).create()
        part = extract_file(address, table, command=FOVEA)
        self.assertEqual(extract_file(address, table, command=FOVEA, earlier=runs_in(table)), part)
        local = part.removeprefix("file://")
        self.assertEqual(sorted(os.listdir(f"{self.folder}/a table")), ["_attempts", os.path.basename(local)])
        self.assertEqual(os.listdir(f"{self.folder}/a table/_attempts"), [])
        [row] = parquet.read_table(local).to_pylist()
        # Rows name the file in its store, not its copy.
        self.assertEqual((row["error_code"], row["warc_file"]), ("damaged", self.path.lstrip("/")))

    def test_a_file_from_a_store_is_read_as_one_in_a_folder_whatever_names_are_relative(self):
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir(self.folder)
        with open("site.json", "w", encoding="utf-8") as profile:
            json.dump({"format": "fovea-site", "version": 1, "pages": 5, "segments": [], "paths": []}, profile)
        command = [os.path.relpath(word) if os.path.isfile(word) and word.endswith(".js") else word for word in FOVEA]
        open_table("table").create()
        for arguments in (["--site", "site.json"], ["--site=site.json"]):
            self.assertTrue(os.path.exists(extract_file(f"file://{self.path}", "table", arguments, command)))

    def test_wildcards_find_files_in_a_store(self):
        for name in ("b.warc.gz", "c.txt", "deep/d.warc.gz"):
            os.makedirs(os.path.dirname(os.path.join(self.folder, name)), exist_ok=True)
            open(os.path.join(self.folder, name), "wb").close()
        base = f"file://{self.folder}"
        self.assertEqual(sorted(expand(f"{base}/*.warc.gz")), [f"{base}/a.warc.gz", f"{base}/b.warc.gz"])
        self.assertEqual(expand(f"{base}/*/?.warc.gz"), [f"{base}/deep/d.warc.gz"])
        self.assertEqual(expand(f"{base}/none*"), [f"{base}/none*"])

    def test_a_store_that_does_not_give_a_file_fails_the_task(self):
        with self.assertRaises(OSError):
            extract_file(f"file://{self.folder}/none.warc.gz", self.output, command=FOVEA)
        self.assertEqual(runs_in(self.output), set())

    def test_indexes_in_a_store_are_refused_in_plain_words(self):
        with self.assertRaisesRegex(ValueError, "s3a://bucket/a.cdxj is an index in a store"):
            extract_files(None, ["s3a://bucket/a.cdxj"], self.output)
        said = io.StringIO()
        with contextlib.redirect_stderr(said), self.assertRaises(SystemExit):
            main(["extract", "s3a://bucket/*.cdx.gz", "-o", self.output])
        self.assertIn("is an index in a store", said.getvalue())
        open(os.path.join(self.folder, "a.cdxj"), "wb").close()
        with contextlib.redirect_stderr(said), self.assertRaises(SystemExit):
            main(["extract", f"file://{self.folder}/a.*", "-o", self.output])
        self.assertIn("a.cdxj is an index in a store", said.getvalue())

    def test_wildcards_that_cannot_be_looked_for_are_refused_in_plain_words(self):
        for pattern, words in (("s3a://crawl-*/a.warc.gz", "not for that of a bucket"), (f"file://{self.folder}/none/*", "none")):
            said = io.StringIO()
            with contextlib.redirect_stderr(said), self.assertRaises(SystemExit):
                main(["extract", pattern, "-o", self.output])
            self.assertIn(words, said.getvalue())

    def test_the_master_is_that_of_spark_unless_one_is_named(self):
        for named, calls in (([], []), (["--master", "spark://head:7077"], [mock.call("spark://head:7077")])):
            with (
                mock.patch("pyspark.sql.SparkSession") as session,
                mock.patch("fovea_spark.command_line.extract_files", return_value=1),
                contextlib.redirect_stdout(io.StringIO()),
            ):
                main(["extract", self.path, "-o", self.output, *named])
            self.assertEqual(session.builder.appName.return_value.master.call_args_list, calls)

    def test_settings_and_an_archive_are_passed_to_spark(self):
        with (
            mock.patch("pyspark.sql.SparkSession") as session,
            mock.patch("fovea_spark.command_line.extract_files", return_value=1),
            contextlib.redirect_stdout(io.StringIO()),
        ):
            builder = session.builder.appName.return_value
            builder.config.return_value = builder
            settings = ["--conf", "spark.speculation=true", "--archives", "shared/fovea.tar.gz"]
            main(["extract", self.path, "-o", self.output, *settings])
        given = dict(call.args for call in builder.config.call_args_list)
        self.assertEqual(given, {"spark.speculation": "true", "spark.archives": "shared/fovea.tar.gz#fovea"})

    def test_an_archive_stands_beside_those_of_the_settings(self):
        flags = argparse.Namespace(conf=["spark.archives=e.tar.gz#e"], archives="f.tar.gz")
        self.assertEqual(settings_of(flags), {"spark.archives": "e.tar.gz#e,f.tar.gz#fovea"})
        with self.assertRaisesRegex(ValueError, "one archive"):
            settings_of(argparse.Namespace(conf=[], archives="f.tar.gz,g.zip"))

    def test_attempts_of_a_job_that_is_over_are_removed_and_those_that_nobody_works_on(self):
        begun = {"over-a": 0, "other-b": 0, "other-c": 2 * 24 * 3600}
        for output in (self.output, f"file://{self.output}"):
            attempts = os.path.join(self.output, "_attempts")
            os.makedirs(attempts, exist_ok=True)
            for name, ago_s in begun.items():
                file = os.path.join(attempts, name)
                if output == self.output:
                    os.mkdir(file)
                    file = os.path.join(file, "part.parquet.part")
                open(file, "wb").close()
                for path in (file, os.path.join(attempts, name)):
                    os.utime(path, (time.time() - ago_s,) * 2)
            open_table(output).forget_attempts("over")
            self.assertEqual(os.listdir(attempts), ["other-b"])
            shutil.rmtree(attempts)
            open_table(output).forget_attempts("over")

    def test_what_learns_from_one_file_alone_is_refused_in_plain_words(self):
        with self.assertRaisesRegex(ValueError, "each file alone: learn_sites"):
            extract_files(None, [self.path], self.output, arguments=["--by-site"])
        said = io.StringIO()
        with contextlib.redirect_stderr(said), self.assertRaises(SystemExit):
            main(["extract", self.path, "-o", self.output, "--", "--by-site"])
        self.assertIn("each file alone", said.getvalue())

    def test_what_is_no_setting_is_refused_in_plain_words(self):
        said = io.StringIO()
        with contextlib.redirect_stderr(said), self.assertRaises(SystemExit):
            main(["extract", self.path, "-o", self.output, "--conf", "spark.speculation"])
        self.assertIn("KEY=VALUE", said.getvalue())


if __name__ == "__main__":
    unittest.main(verbosity=2)
