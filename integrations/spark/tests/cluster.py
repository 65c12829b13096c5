"""A standalone cluster on the loopback address: one master and two workers, each with one core."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

import pyspark

_URL = re.compile(r"Starting Spark master at (spark://[\w.]+:\d+)")
_REGISTERED = "Successfully registered with master"
_LIMIT_S = 300
#: The package and `fovea` come with the job, or are named by it, as on machines that have none.
_OWN = {"PYTHONPATH", "FOVEA"}


class Cluster:
    """Starts with the context and ends with it."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="fovea-spark-")
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in _OWN},
            "PATH": path_without(("fovea", "node"), self.folder),
            "SPARK_LOCAL_IP": "127.0.0.1",
            "SPARK_NO_DAEMONIZE": "1",
        }
        self.processes = []
        master = self._start("master", "org.apache.spark.deploy.master.Master", "--port", "0", "--webui-port", "0")
        self.url = self._wait_for(master, _URL)
        self.workers = [self.start_worker(at) for at in range(2)]
        return self

    def __exit__(self, *_):
        for process in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        shutil.rmtree(self.folder, True)

    def start_worker(self, at):
        """Starts a worker, and waits until the master knows it."""
        arguments = ["--cores", "1", "--memory", "1g", "--webui-port", "0", "--work-dir", f"{self.folder}/work-{at}"]
        worker = self._start(
            f"worker-{at}-{time.monotonic_ns()}", "org.apache.spark.deploy.worker.Worker", *arguments, self.url
        )
        self._wait_for(worker, re.compile(f"({_REGISTERED})"))
        return worker

    def kill_worker(self, chance):
        """Ends a worker with its executors and all that they run, as a machine that is gone; returns whether there was one."""
        alive = [worker for worker in self.workers if worker.poll() is None]
        if not alive:
            return False
        worker = chance.choice(alive)
        os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()
        return True

    def replace_dead_workers(self):
        """Starts a worker for each that was killed."""
        for at, worker in enumerate(self.workers):
            if worker.poll() is not None:
                self.workers[at] = self.start_worker(at)

    def _start(self, name, main, *arguments):
        log = os.path.join(self.folder, f"{name}.log")
        command = os.path.join(os.path.dirname(pyspark.__file__), "bin", "spark-class")
        with open(log, "wb") as out:
            process = subprocess.Popen(
                [command, main, "--host", "127.0.0.1", *arguments],
                stdout=out,
                stderr=out,
                env=self.environment,
                start_new_session=True,
            )
        process.log = log
        self.processes.append(process)
        return process

    def _wait_for(self, process, pattern):
        end = time.monotonic() + _LIMIT_S
        while time.monotonic() < end:
            with open(process.log, encoding="utf-8", errors="replace") as log:
                found = pattern.search(log.read())
            if found:
                return found[1]
            if process.poll() is not None:
                break
            time.sleep(0.2)
        with open(process.log, encoding="utf-8", errors="replace") as log:
            raise RuntimeError(f"the cluster does not start: {log.read()[-2000:]}")


def path_without(programs, folder):
    """The path of this process without some programs: a folder that has one of them stands there as links to what else it has."""
    kept = []
    for at, place in enumerate(os.environ["PATH"].split(os.pathsep)):
        if any(os.path.exists(os.path.join(place, program)) for program in programs):
            links = os.path.join(folder, f"path-{at}")
            os.mkdir(links)
            for name in set(os.listdir(place)).difference(programs):
                os.symlink(os.path.join(os.path.abspath(place), name), os.path.join(links, name))
            place = links
        kept.append(place)
    return os.pathsep.join(kept)
