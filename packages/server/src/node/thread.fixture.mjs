// A thread that does to a job what its HTML says.
import { parentPort } from 'node:worker_threads';

const kept = [];
const facts = { url: null, tokens: 0, confidence: null, method: 'x', empty: null, warnings: [] };

parentPort.on('message', ({ page }) => {
  if (page.html === 'hang') for (;;);
  if (page.html === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  if (page.html === 'exit') process.exit(1);
  if (page.html === 'exit later') setImmediate(() => process.exit(1));
  if (page.html === 'throw') throw new Error('unforeseen');
  if (page.html === 'fill') for (;;) kept.push(new Array(1000).fill({}));
  if (page.html === 'bad') parentPort.postMessage({ type: 'error', code: 'unsupported-page', message: 'no' });
  else
    parentPort.postMessage({ type: 'answer', answer: { body: new TextEncoder().encode(page.html), facts } });
});
parentPort.postMessage({ type: 'ready' });
