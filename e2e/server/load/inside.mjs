/**
 * Loaded into a server with `node --expose-gc --import`, in its process and in every thread, for two requests:
 *
 * - `live`: each collects its garbage and tells what is left. What a process holds says less about leaks, because a heap that has grown
 *   is given back only now and then.
 * - `kill`: the oldest thread ends, with the page that it has just been given.
 */
import { BroadcastChannel, isMainThread, parentPort, threadId } from 'node:worker_threads';

const channel = new BroadcastChannel('fovea-load-test');
channel.unref();

function liveBytes() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function listenToTheTest() {
  const threads = [];
  let sizes = [];
  let wanted = 0;
  channel.onmessage = ({ data: { here, live } }) => {
    if (here !== undefined) threads.push(here);
    if (live === undefined) return;
    sizes.push(live);
    if (sizes.length === wanted)
      process.send({ bytes: sizes.reduce((sum, size) => sum + size, liveBytes()) });
  };
  process.on('message', ({ request, threads: count }) => {
    if (request === 'kill') return channel.postMessage({ kill: threads.shift() });
    [sizes, wanted] = [[], count];
    channel.postMessage({ tell: true });
  });
  // A server ends when it has nothing left to do.
  process.channel.unref();
}

function listenToTheServer() {
  let pages = 0;
  parentPort.on('message', () => pages++);
  channel.onmessage = ({ data: { kill, tell } }) => {
    if (tell) channel.postMessage({ live: liveBytes() });
    if (kill !== threadId) return;
    // The first page of a thread that dies is held to be the cause, and refused; others are tried again.
    if (pages > 0) process.exit();
    channel.postMessage({ here: threadId });
  };
  channel.postMessage({ here: threadId });
}

if (isMainThread) listenToTheTest();
else listenToTheServer();
