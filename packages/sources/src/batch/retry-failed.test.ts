import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltWorker, buildWorker } from './build-worker.fixture.ts';
import { openInputs } from './inputs.ts';
import { retryFailed } from './retry-failed.ts';
import type { BatchOptions } from './run-batch.ts';

let built: BuiltWorker;
let output: string;
let options: BatchOptions;

beforeAll(async () => {
  built = await buildWorker();
  output = join(built.folder, 'out.jsonl');
  options = { worker: built.worker, rows: { formats: [], explain: false, maxBytes: 1e6 }, jobs: 2 };
});
afterAll(() => rm(built.folder, { recursive: true }));

const INPUT = ['a', 'b', 'throw', 'd'].map((html, at) => `${JSON.stringify({ id: at, html })}\n`).join('');
const OLD =
  '{"id":0,"text":"as it was"}\n{"id":1,"error":{"code":"killed"}}\n{"id":2,"error":{}}\n{"id":3,"to';

describe('retryFailed', () => {
  it('processes only the failed pages and leaves the rest as it was', async () => {
    await writeFile(output, OLD);
    const inputs = await openInputs(['-'], Readable.from([Buffer.from(INPUT)]), null);
    expect(await retryFailed(inputs, output, options)).toMatchObject({ pages: 2, failed: 1, finished: 3 });
    expect((await readFile(output, 'utf8')).split('\n')).toEqual([
      '{"id":0,"text":"as it was"}',
      '{"id":1,"text":"b"}',
      expect.stringMatching(/^\{"id":2,"error":\{"code":"failed"/),
      '',
    ]);
    // The pages that the earlier run did not reach are still unread.
    expect((await inputs.items.next()).value).toMatchObject({ origin: 'stdin:4' });
    expect((await readdir(built.folder)).filter((name) => name.endsWith('.retry'))).toEqual([]);
  });

  it('changes nothing if it is interrupted or the file belongs to something else', async () => {
    await writeFile(output, OLD);
    const open = () => openInputs(['-'], Readable.from([Buffer.from(INPUT)]), null);
    const stopped = AbortSignal.abort();
    expect(await retryFailed(await open(), output, { ...options, signal: stopped })).toMatchObject({
      interrupted: true,
    });
    expect(await readFile(output, 'utf8')).toBe(OLD);
    await writeFile(output, '{"id":9}\n');
    await expect(retryFailed(await open(), output, options)).rejects.toMatchObject({
      code: 'resume-mismatch',
    });
    expect(await readFile(output, 'utf8')).toBe('{"id":9}\n');
  });
});
