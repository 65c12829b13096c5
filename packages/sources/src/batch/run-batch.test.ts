import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltWorker, buildWorker } from './build-worker.fixture.ts';
import { openInputs } from './inputs.ts';
import type { RowSink } from './output.ts';
import type { OutputRow } from './protocol.ts';
import { type BatchOptions, type BatchSummary, runBatch } from './run-batch.ts';

let built: BuiltWorker;

beforeAll(async () => {
  built = await buildWorker();
});
afterAll(() => rm(built.folder, { recursive: true }));

interface Outcome {
  readonly rows: readonly OutputRow[];
  readonly summary: BatchSummary;
}

const rowOptions = { formats: [], explain: false, maxBytes: 1e6 } as const;

function memorySink(): RowSink & { readonly rows: OutputRow[] } {
  const rows: OutputRow[] = [];
  return {
    rows,
    write: async (row) => void rows.push(JSON.parse(Buffer.from(row).toString()) as OutputRow),
    close: async () => {},
  };
}

/** Runs a batch over pages that tell the worker how to misbehave. */
async function run(pages: readonly string[], options: Partial<BatchOptions> = {}): Promise<Outcome> {
  const url = 'https://example.org/';
  const lines = pages.map((html, at) => `${JSON.stringify({ id: `p${at}`, html, url })}\n`);
  const inputs = await openInputs(['-'], Readable.from(lines.map((line) => Buffer.from(line))), null);
  const sink = memorySink();
  const summary = await runBatch(inputs, sink, {
    worker: built.worker,
    rows: rowOptions,
    jobs: 2,
    ...options,
  });
  return { rows: sink.rows, summary };
}

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `p${at}`);

describe('runBatch', () => {
  it('keeps the order of the input when pages take different times', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => (at % 7 === 0 ? 'wait 60' : `page ${at}`));
    const { rows, summary } = await run(pages, { jobs: 3 });
    expect(rows.map(({ id }) => id)).toEqual(ids(40));
    expect(rows.map(({ text }) => text)).toEqual(pages);
    expect(summary).toMatchObject({ pages: 40, failed: 0, interrupted: false, children: 3 });
    expect(summary.slowest?.ms).toBeGreaterThan(50);
  });

  it('turns a hang, crashes and exceptions into rows and goes on', async () => {
    const { rows, summary } = await run(['hang', 'a', 'exit', 'b', 'abort', 'throw', 'c'], {
      timeoutMs: 1500,
    });
    expect(rows.map(({ id }) => id)).toEqual(ids(7));
    const codes = rows.map(({ error, text }) => error?.code ?? text);
    expect(codes).toEqual(['timeout', 'a', 'crashed', 'b', 'crashed', 'failed', 'c']);
    expect(rows[2]?.error?.message).toContain('exit code 3');
    const failed = rows.filter(({ error }) => error !== undefined);
    expect(failed.map((row) => row['url'])).toEqual(failed.map(() => 'https://example.org/'));
    expect(summary).toMatchObject({ pages: 7, failed: 4 });
  });

  it('ends a page that needs too much work, not one that waits, and not those after it', async () => {
    const { rows } = await run(['hang', 'a', 'wait 1500', 'hang', 'b'], {
      jobs: 1,
      workMs: 500,
      timeoutMs: 60_000,
    });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual([
      'too-much-work',
      'a',
      'wait 1500',
      'too-much-work',
      'b',
    ]);
    expect(rows[0]?.error?.message).toBe('needed more than 0.5 s of CPU time');
  });

  it('ends no page early under a limit that is longer than a timer can wait', async () => {
    const { rows } = await run(['wait 50', 'a'], { jobs: 1, workMs: 1e9 });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual(['wait 50', 'a']);
  });

  it('ends a page that fills the heap or typed arrays, and only that page', async () => {
    const { rows } = await run(['fill-heap', 'a', 'fill-arrays', 'b'], { memoryMb: 160, timeoutMs: 25_000 });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual([
      'out-of-memory',
      'a',
      'out-of-memory',
      'b',
    ]);
  });

  it('tries again on a fresh process when the old one may be to blame', async () => {
    const { rows, summary } = await run(['a', 'exit-if-used', 'b'], { jobs: 1 });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual(['a', 'exit-if-used', 'b']);
    expect(summary.children).toBe(2);
  });

  it.each([
    ['while they start', 'FOVEA_END_AT_START', 3],
    ['on their first page', 'FOVEA_END_AT_PAGE', 1],
  ])('loses nothing when workers are killed %s', async (_, variable, times) => {
    vi.stubEnv(variable, await mkdtemp(join(built.folder, 'times-')));
    const folder = process.env[variable]!;
    for (let at = 0; at < times; at++) await writeFile(join(folder, `${at}`), '');
    const { rows, summary } = await run(['a', 'b', 'c'], { jobs: 1 });
    vi.unstubAllEnvs();
    expect(rows.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(summary).toMatchObject({ failed: 0, children: times + 1 });
  });

  it('blames a page only if it ends two fresh workers', async () => {
    const { rows, summary } = await run(['a', 'kill', 'b'], { jobs: 1 });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual(['a', 'killed', 'b']);
    // The first had processed another page before; two fresh ones; one for the rest.
    expect(summary.children).toBe(4);
  });

  it('blames no page for the work on another one, whose row was on its way', async () => {
    // The words of the first process are about the page before it, those of the second one about itself.
    const { rows, summary } = await run(['a', 'blame-first', 'b'], { jobs: 1 });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual(['a', 'too-much-work', 'b']);
    expect(summary.children).toBe(3);
  });

  it('blames no page for the time of another one, whose row was on its way', async () => {
    const timeoutMs = 1500;
    // While this process is busy, the second page is answered and its time runs out; the third one ends the child.
    const keepBusy = (): void => {
      const end = performance.now() + 1.2 * timeoutMs;
      while (performance.now() < end);
    };
    const { rows } = await run(['a', 'wait 100', 'exit-if-used', 'b'], {
      jobs: 1,
      timeoutMs,
      onPage: ({ pages }) => pages === 1 && keepBusy(),
    });
    expect(rows.map(({ error, text }) => error?.code ?? text)).toEqual([
      'a',
      'wait 100',
      'exit-if-used',
      'b',
    ]);
  });

  it('reports lines without a page', async () => {
    const stdin = Readable.from([Buffer.from('{"id":1,"html":"x"}\nnonsense\n\n{"id":4}\n')]);
    const sink = memorySink();
    await runBatch(await openInputs(['-'], stdin, null), sink, {
      worker: built.worker,
      rows: rowOptions,
      jobs: 2,
    });
    expect(sink.rows.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      ['stdin:2', 'bad-json'],
      [4, 'no-html'],
    ]);
  });

  it('reports a file that breaks off, and continues with the next one', async () => {
    const broken = join(built.folder, 'broken.jsonl.gz');
    const whole = join(built.folder, 'whole.jsonl');
    await writeFile(broken, 'not gzip at all');
    await writeFile(whole, '{"id":"w","html":"x"}');
    const sink = memorySink();
    const inputs = await openInputs([broken, whole], Readable.from([]), null);
    await runBatch(inputs, sink, { worker: built.worker, rows: rowOptions, jobs: 1 });
    expect(sink.rows).toMatchObject([{ id: `${broken}:1`, error: { code: 'unreadable' } }, { id: 'w' }]);
    expect(inputs.fraction()).toBe(1);
  });

  // With several processes the first may be the last to start, and then no row is complete.
  it.each([
    [1, 10],
    [2, 0],
  ])('stops %i process(es) when told to, with complete rows in order', async (jobs, least) => {
    const stop = new AbortController();
    const pages = Array.from({ length: 200 }, () => 'wait 20');
    const { rows, summary } = await run(pages, {
      jobs,
      signal: stop.signal,
      onPage: ({ pages: done }) => done === 10 && stop.abort(),
    });
    expect(summary.interrupted).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.length).toBeLessThan(30);
    expect(rows.map(({ id }) => id)).toEqual(ids(rows.length));
  });

  it('fails as a whole if workers cannot start or rows cannot be written', async () => {
    const missing = new URL('./missing.js', built.worker);
    await expect(run(['a'], { worker: missing })).rejects.toMatchObject({ code: 'worker-failed' });
    const inputs = await openInputs(['-'], Readable.from([Buffer.from('{"html":"x"}')]), null);
    const full: RowSink = { write: () => Promise.reject(new Error('disk full')), close: async () => {} };
    await expect(runBatch(inputs, full, { worker: built.worker, rows: rowOptions, jobs: 1 })).rejects.toThrow(
      'disk full',
    );
  });
});
