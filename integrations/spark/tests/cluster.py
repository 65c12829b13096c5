"""A standalone cluster on the loopback address: one master and two workers, each with one core."""

import os
import re
import signal
import subprocess
import tempfile
import time

import pyspark

_URL = re.compile(r"Starting Spark master at (spark://[\w.]+:\d+)")
_REGISTERED = "Successfully registered with master"
_LIMIT_S = 300
#: The package comes with the tasks, as on machines that have none.
_ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    "SPARK_LOCAL_IP": "127.0.0.1",
    "SPARK_NO_DAEMONIZE": "1",
}


class Cluster:
    """Starts with the context and ends with it; `kill` ends one process of a kind."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="fovea-spark-")
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

    def start_worker(self, at):
        """Starts a worker, and waits until the master knows it."""
        arguments = ["--cores", "1", "--memory", "1g", "--webui-port", "0", "--work-dir", f"{self.folder}/work-{at}"]
        worker = self._start(
            f"worker-{at}-{time.monotonic_ns()}", "org.apache.spark.deploy.worker.Worker", *arguments, self.url
        )
        self._wait_for(worker, re.compile(f"({_REGISTERED})"))
        return worker

    def kill_worker(self):
        """Ends a worker with its executors and all that they run, as a machine that is gone; returns whether there was one."""
        for worker in self.workers:
            if worker.poll() is None:
                os.killpg(worker.pid, signal.SIGKILL)
                worker.wait()
                return True
        return False

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
                env=_ENVIRONMENT,
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


#: The program that a process of a kind runs, and a part of its command line.
_KINDS = {
    "node": ("node", "fovea"),
    "python": ("python", "pyspark.daemon"),
    "executor": ("java", "org.apache.spark.executor.CoarseGrainedExecutorBackend"),
}


def processes_of(kind):
    """The ids of running processes of this cluster: `node`, `python` or `executor`."""
    program, mark = _KINDS[kind]
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            executable = os.path.basename(os.readlink(f"/proc/{name}/exe"))
            with open(f"/proc/{name}/cmdline", "rb") as file:
                command = file.read().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        # The driver names the command of the executors among its settings.
        is_kind = executable.startswith(program) and mark in command and "SparkSubmit" not in command
        if is_kind and os.environ["FOVEA_SPARK_MARK"] in _environment(name):
            found.append(int(name))
    return found


def _environment(pid):
    try:
        with open(f"/proc/{pid}/environ", "rb") as file:
            return file.read().decode(errors="replace")
    except OSError:
        return ""
