"""One `fovea worker` that lives as long as its task, and is replaced when it dies or grows."""

import collections
import json
import queue
import re
import subprocess
import threading

from .frames import PAGE, READY, ROW, START, read_frame, write_frame

#: Pages that a worker has at once: enough that it never waits.
WINDOW = 4
#: A worker with so many bytes to read needs no other page yet.
WINDOW_BYTES = 2**20
#: A page that ends this many fresh workers is to blame; a single death may be someone's kill.
DEATHS_TO_BLAME = 2
OUT_OF_MEMORY = "out of memory"
TOO_MUCH_WORK = re.compile(r"too much work on page (\d+)")
#: Errors for which a page is not tried again.
FINAL = {"too-much-work", "timeout"}
#: How many times the limit of CPU time a page may take by the clock, which decides last: for pages that wait.
CLOCK_FACTOR = 10
#: A start takes a second, and many times that on a machine that is busy; a task that waits longer fails, and Spark tries it elsewhere.
START_LIMIT_S = 120
#: The errors of a dead worker are in the pipe already; this is for one that left a child behind with it.
ERRORS_WAIT_S = 5


class Worker:
    """Turns pages into rows, in order. Bounded: it reads pages only as fast as rows are taken."""

    def __init__(self, command, options, memory_mb=512, timeout_s=30):
        self._command = [*command, "worker", "--memory", str(memory_mb), "--timeout", f"{timeout_s:g}"]
        self._options = options
        self._memory_mb = memory_mb
        self._timeout_s = timeout_s
        self._clock_s = CLOCK_FACTOR * timeout_s
        self._process = None
        self._pages = None
        self._sender = None
        self._listener = None
        self._served = 0
        self._errors = collections.deque(maxlen=40)
        self._timed_out = False

    def rows(self, pages):
        """The rows of pages: (origin, url, charset, bytes) to (origin, bytes of a line of JSON)."""
        pages = iter(pages)
        waiting = collections.deque()
        more = True
        try:
            while True:
                while more and len(waiting) < WINDOW and sum(len(w.page[3]) for w in waiting) < WINDOW_BYTES:
                    page = next(pages, None)
                    if page is None:
                        more = False
                        break
                    waiting.append(_Waiting(page))
                    self._send(waiting[-1])
                if not waiting:
                    return
                row = self._next_row(waiting)
                if row is not None:
                    yield waiting.popleft().page[0], row
        finally:
            self.close()

    def close(self):
        """Ends the process."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        # Nobody reads its input now, so a write that waited fails, and the threads end.
        self._pages.put(None)
        self._sender.join()
        self._listener.join(ERRORS_WAIT_S)
        for stream in (process.stdin, process.stdout):
            try:
                stream.close()
            except OSError:
                pass

    def _start(self):
        self._served = 0
        self._timed_out = False
        self._errors.clear()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        process, self._pages = self._process, queue.SimpleQueue()
        self._listener = _thread(_keep_errors, process.stderr, self._errors)
        self._sender = _thread(_send_all, process.stdin, self._pages)
        try:
            write_frame(process.stdin, START, self._options)
            process.stdin.flush()
        except OSError:
            # It died; there is no answer then.
            pass
        timer = threading.Timer(START_LIMIT_S, self._time_out, [process])
        timer.start()
        try:
            ready = read_frame(process.stdout)
        finally:
            timer.cancel()
        if ready is None or ready[0] != READY:
            late = self._timed_out
            self.close()
            why = f"no answer within {START_LIMIT_S:g} s" if late else " ".join(self._errors)
            raise RuntimeError(f"cannot start fovea worker: {why}")

    def _send(self, waiting):
        if self._process is not None:
            self._pages.put(waiting.page)

    def _next_row(self, waiting):
        """The row of the first page, or None if its worker died and the page is tried again."""
        if self._process is None:
            self._start()
            for one in waiting:
                self._send(one)
        timer = threading.Timer(self._clock_s, self._time_out, [self._process])
        timer.start()
        try:
            frame = read_frame(self._process.stdout)
        finally:
            timer.cancel()
        if frame is not None and frame[0] == ROW:
            self._served += 1
            if frame[1].get("last"):
                self.close()
            return frame[2]
        was_fresh = self._served == 0
        error = self._cause_of_death()
        self.close()
        waiting[0].deaths += was_fresh
        if waiting[0].deaths < DEATHS_TO_BLAME and error["code"] not in FINAL:
            return None
        origin, url = waiting[0].page[:2]
        row = {"id": origin, **({} if url is None else {"url": url}), "error": error}
        return (json.dumps(row, ensure_ascii=False) + "\n").encode()

    def _time_out(self, process):
        self._timed_out = True
        process.kill()

    def _cause_of_death(self):
        code = self._process.wait()
        # Its last words may still be in the pipe.
        self._listener.join(ERRORS_WAIT_S)
        if self._timed_out:
            return {"code": "timeout", "message": f"not finished within {self._clock_s:g} s"}
        if any(OUT_OF_MEMORY in line for line in self._errors):
            return {"code": "out-of-memory", "message": f"needed more than {self._memory_mb} MB"}
        # The row of an earlier page may have been on its way: then it is not the first one without a row that took so long.
        if any(worked and int(worked[1]) == self._served + 1 for worked in map(TOO_MUCH_WORK.fullmatch, self._errors)):
            return {"code": "too-much-work", "message": f"needed more than {self._timeout_s:g} s of CPU time"}
        if code == -9:
            return {"code": "killed", "message": "the worker process was killed from outside"}
        return {"code": "crashed", "message": f"the worker process ended with {code}"}


class _Waiting:
    def __init__(self, page):
        self.page = page
        self.deaths = 0


def _thread(target, *arguments):
    thread = threading.Thread(target=target, args=arguments, daemon=True)
    thread.start()
    return thread


def _send_all(stream, pages):
    """Sends pages until None. In a thread of its own: a worker that writes a long row reads nothing until someone takes it."""
    try:
        for origin, url, charset, body in iter(pages.get, None):
            write_frame(stream, PAGE, {"kind": "page", "origin": origin, "url": url, "charset": charset}, body)
            stream.flush()
    except OSError:
        # It died; reading its rows tells.
        pass


def _keep_errors(stream, errors):
    with stream:
        for line in stream:
            errors.append(line.decode(errors="replace").strip())
