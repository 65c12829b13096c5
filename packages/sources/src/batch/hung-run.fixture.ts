import { Readable } from 'node:stream';
import { openInputs } from './inputs.ts';
import { streamSink } from './output.ts';
import { runBatch } from './run-batch.ts';

/** A run that hangs: the test ends its process and checks what happens to the child. */
const line = Buffer.from('{"id":"a","html":"hang"}\n');
await runBatch(await openInputs(['-'], Readable.from([line]), null), streamSink(process.stdout), {
  worker: new URL('./worker.js', import.meta.url),
  rows: { formats: [], explain: false, maxBytes: 1e6 },
  jobs: 1,
  timeoutMs: 600_000,
});
