// Extraction in a thread: the main thread stays free, and a page that takes too long is given up.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { extract } from 'fovea';
import { STORY } from './story.mjs';

const LIMIT_MS = 10_000;

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { workerData: STORY });
  const timer = setTimeout(() => worker.terminate(), LIMIT_MS);
  worker.on('message', ({ title, wordCount }) => console.log(`${title}: ${wordCount} words`));
  worker.on('exit', () => clearTimeout(timer));
} else {
  const { title, wordCount } = extract(workerData, { formats: ['text'] });
  parentPort.postMessage({ title, wordCount });
}
